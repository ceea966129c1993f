import type { Portal } from './contract'

const handle = Symbol.for('portal.handle')
// One handle per process, shared by the server bundle, Next's bundle and its re-evaluated modules.
const store = globalThis as unknown as { [handle]?: Promise<Portal> }

/** Opens the process's backend by `open` unless it has one already. */
export function providePortal(open: () => Promise<Portal>): Promise<Portal> {
  return (store[handle] ??= open())
}

/** Whether this process has a backend, or is opening one. */
export const isPortalOpen = (): boolean => store[handle] !== undefined

/**
 * The backend behind every page and route. This module opens none, because what it imports goes into the bundle of each of a hundred
 * routes.
 * @throws Error before `openPortal` was called in this process
 */
export async function portal(): Promise<Portal> {
  const opened = store[handle]
  if (opened === undefined) throw new Error('The portal was asked for before it was opened')
  return opened
}
