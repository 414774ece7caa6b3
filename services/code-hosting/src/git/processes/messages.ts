import type { Exit, LaunchOrder } from './launcher.ts'

/** The first and only line on a socket that is to become the input or the output of a process. */
export type SocketLine = { id: number; use: 'stdin' } | { id: number; use: 'stdout'; order: LaunchOrder }

/** What the launching process hears besides. */
export interface ToLauncher {
  kind: 'kill'
  id: number
}

/** What it tells. */
export type FromLauncher =
  | { kind: 'ready' }
  | { kind: 'started'; id: number }
  | { kind: 'exited'; id: number; exit: Exit }
