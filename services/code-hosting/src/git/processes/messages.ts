import type { Exit, LaunchOrder } from './launcher.ts'

/** The first and only line on a socket that becomes the input or output of a process. */
export type SocketLine = { id: number; use: 'stdin' } | { id: number; use: 'stdout'; order: LaunchOrder }

/** Messages to the launcher process. */
export interface ToLauncher {
  kind: 'kill'
  id: number
}

/** Messages from the launcher process. */
export type FromLauncher =
  | { kind: 'ready' }
  | { kind: 'started'; id: number }
  | { kind: 'exited'; id: number; exit: Exit }
