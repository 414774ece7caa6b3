import type { ImportOption } from './importer.ts'

/** How a command of a service is called: `octavo NAME WORDS`. */
export interface CommandUsage {
  /** The words after its name, such as `list|add [URL]`. */
  words: string
  maxWords: number
  summary: string
  options?: Readonly<Record<string, ImportOption>>
}

/** Runs a command while the server runs or not. */
export type ServiceCommand = (call: CommandCall) => Promise<CommandOutcome>

export interface CommandCall {
  words: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
}

export interface CommandOutcome {
  /** Without a line break at its end. */
  text: string
  /** The output of `--json`. */
  json: unknown
}

/** A failure that the user can fix, such as a word that is no action. */
export class ServiceCommandError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ServiceCommandError'
  }
}
