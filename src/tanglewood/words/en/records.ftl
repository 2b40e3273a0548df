# What is wrong with a record, a deal file or a component file, and which rule pages there are.

record-in-game = Game { $game }: { $what }
record-at-entry = Entry { $entry }: { $what }
record-in-game-at-entry = Game { $game }, entry { $entry }: { $what }
record-in-file = { $file }: { $what }

record-none = There is no record in { $file }.
record-many-file = Many records go into a file that ends in .jsonl, not into '{ $file }'.
record-not-utf8 = byte { $byte } is not UTF-8 text.
record-not-json = this is not complete JSON: { $what } at line { $line }, column { $column }.
record-too-deep = this JSON text is nested too deeply to be a record.
record-long-number = this JSON text holds a number that is too long.
record-key-twice = the key { $key } appears twice in one object.
record-not-a-number = { $text } is not a JSON number.

record-foreign = this is not a Tanglewood record: its 'format' must be '{ $format }'.
record-version = version { $version } is not known here; the known version is { $known }.
record-key-missing = the key '{ $key }' is missing.
record-key-unknown = { $key } is not a key of a record.
record-game = 'game' must be the name of a game.
record-options = 'options' and 'components' must be objects.
record-option = the option '{ $option }' must be written as { $right }.
record-components = 'components' must hold everything that { $game } is played with.
record-components-option = 'components' has a key of its own and is not an option of a record.
record-seats = 'seats' must be a list of { $n }, one per seat of { $game }.
record-seat = each of 'seats' must be an object with 'name' and 'agent'.
record-seat-text = a seat's { $key } must be 1 to 80 printable characters.
record-seed = the seed must be a whole number from 0 to { $most }.
record-entries = 'entries' must be a list.
record-not-an-object = { $found } is not an object.
record-result = 'result' must be an object, or null while the game goes on.
record-no-beginning = A game that was set up in a position has no record: a record begins with the deal.

record-no-entry = { $entry } is not an entry: an entry has the keys chance and outcome, seat and action, resign, or check.
record-over-before = the game was already over before this entry.
record-no-check-due = there is nothing to check here: { $entry }.
record-nothing-drawn = nothing is drawn here, but the record says { $found }.
record-other-chance = '{ $due }' is drawn here, not { $found }.
record-outcome = the outcome must be a list of texts.
record-no-item = { $item } is not an item of { $chance }.
record-no-seat = { $seat } is not a seat of this game.
record-action = an action must be a text.
record-action-spelling = the action is written { $right }, not { $found }.
record-team-resigns = a team resigns together: 'resign' must be "all".
record-cannot-resign = { $seat } is not a seat that can resign.
record-check-missing = the check of the { $name } is missing before this entry.
record-check-part = { $key } is not part of the check of the { $name }.
record-check-differs = by the rules, { $key } here is { $right }.
record-ends-before-check = the record stops before the check of the { $name }.
record-ends-early = the record has a result, but stops before the game is over.
record-no-result = the game is over here, but the record has no result.
record-wrong-result = the result after the last entry must be { $right }.

record-not-one = { $file } holds { $n } games; a file with one game is needed here.
record-resume-finished = The game in { $file } is finished; read it with 'tanglewood replay { $file }'.

deal-open = No outcome is given for '{ $chance }' number { $number }, and there is no seed.
deal-file-several = { $file }: a deal file holds one deal or record; this one holds more.
deal-file-empty = { $file }: a deal file holds one deal or record; this one is empty.
deal-format = a deal file's 'format' must be '{ $deal }' or '{ $record }'.
deal-version = version { $version } is not known here.
deal-other-game = this is a deal of { $found }, not of { $game }.
deal-keys = a deal file has the keys format, version, game and outcomes.
deal-outcomes = the outcomes must be a list.
deal-outcome = an outcome is an object with the keys chance and outcome.
deal-outcome-kinds = 'chance' must be a name and 'outcome' a list of texts.

deal-code-form = A deal code has { $n } or { $long } letters and digits; '{ $code }' does not.
deal-code-slip = There is a mistake in the deal code '{ $code }'; check it once more.

components-file-long = { $file } is too long: components may have { $most } bytes at most.
components-file-toml = { $file } is not TOML: { $what }.
components-file-deep = { $file } is nested too deeply.
components-file-number = { $file } holds a number that is too long.
components-file-empty = { $file } is empty: it must name at least one component.
components-file-dots = { $file }: line { $line } has more than { $most } dots; no component has a key with so many parts.
components-file-kind = { $file }: { $key } is a { $kind }; components are whole numbers, texts, true or false, lists and tables.

rulebook-no-rule = There is no rule '{ $rule }'. Rule ids look like 'fox.follow' or 'ruling.S10'.
rulebook-no-rule-near = There is no rule '{ $rule }'. Did you mean { $near }?
rulebook-or = { $some } or { $last }
rulebook-no-page = There is no rule page '{ $page }'. The pages are: { $pages }.
rulebook-no-language = There are no rule pages in the language '{ $language }'. There are: { $known }.
