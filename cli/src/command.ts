import type { Flag, ParsedFlags } from './flags.ts'

/** The output streams and the exit code of a command. `octavo.js` passes `process`; tests pass their own. */
export interface Terminal {
  stdout: Output
  stderr: Output
  exitCode?: number | string | null | undefined
}

export interface Output {
  write(text: string): unknown
  on?(event: 'error', listener: (error: unknown) => void): unknown
  isTTY?: boolean
  columns?: number
}

/** Its module imports on demand what only `run` needs, so help and errors are fast. */
export interface Command {
  /** The flags may depend on the arguments. */
  flags(args: readonly string[]): Promise<Record<string, Flag>>
  run(parsed: ParsedFlags, terminal: Terminal): Promise<void>
}
