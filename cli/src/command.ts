import type { Flag, ParsedFlags } from './flags.ts'

export interface Command {
  name: string
  /** How it is called, without the flags. */
  usage: string
  summary: string
  flags(): Promise<Record<string, Flag>>
  run(parsed: ParsedFlags): Promise<void>
}
