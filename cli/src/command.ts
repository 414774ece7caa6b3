import type { Flag, ParsedFlags } from './flags.ts'

export interface Command {
  name: string
  /** How it is called, without the flags. */
  usage: string
  summary: string
  /** How many arguments it takes beside its flags; more are an error. */
  maxWords: number
  /** Those that there are for a call with these arguments. */
  flags(args: readonly string[]): Promise<Record<string, Flag>>
  run(parsed: ParsedFlags): Promise<void>
}
