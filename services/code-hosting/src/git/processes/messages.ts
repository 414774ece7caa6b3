import type { Exit } from './launcher.ts'

/** What the launching process hears. Orders themselves come over the socket that becomes the input and output. */
export interface ToLauncher {
  kind: 'kill'
  id: number
}

/** What it tells. */
export type FromLauncher =
  | { kind: 'ready' }
  | { kind: 'started'; id: number }
  | { kind: 'exited'; id: number; exit: Exit }
