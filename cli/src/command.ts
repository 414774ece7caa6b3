import type { Flag, ParsedFlags } from './flags.ts'

export interface Command {
  name: string
  /** Usage line without flags. */
  usage: string
  summary: string
  /** The flags may depend on the arguments. */
  flags(args: readonly string[]): Promise<Record<string, Flag>>
  run(parsed: ParsedFlags): Promise<void>
}
