import type { Flag, ParsedFlags } from './flags.ts'

/** What a command uses of its process. Tests pass their own and run commands without starting one. */
export interface Terminal {
  stdout: Output
  stderr: Output
  exitCode?: number | string | null | undefined
}

export interface Output {
  write(text: string): unknown
  isTTY?: boolean
  columns?: number
}

/** Its module imports on demand what only `run` needs, so help and errors are fast. */
export interface Command {
  /** The flags may depend on the arguments. */
  flags(args: readonly string[]): Promise<Record<string, Flag>>
  run(parsed: ParsedFlags, terminal: Terminal): Promise<void>
}
