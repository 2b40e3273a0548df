// Where others reach this page.

import type { Hello } from '../net/answers';

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** Whether an address means this machine alone. */
export function isLocal(address: string): boolean {
  return LOCAL.test(new URL(address).host);
}

/** An address of this machine alone helps nobody else: take the one of the network. */
export function reachableAt(hello: Hello | null): string {
  return (LOCAL.test(location.host) && hello?.addresses[0]) || location.origin;
}
