#!/bin/sh
# A bot that always plays its first legal action, in a few lines of shell.
#
#     tanglewood arena uniform --agent cmd:"sh examples/bots/first.sh"
#
# Messages have no line breaks inside, and "legal" comes first in a turn, so sed is enough.
while read -r line; do
    case $line in
        *'"type":"hello"'*)
            printf '%s\n' '{"type":"hello","name":"first","view":"none"}' ;;
        *'"type":"turn"'*)
            action=$(printf '%s\n' "$line" | sed 's/.*"legal":\["\([^"]*\)".*/\1/')
            printf '{"type":"move","action":"%s"}\n' "$action" ;;
    esac
done
