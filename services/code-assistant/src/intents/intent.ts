export const intents = [
  'generate',
  'refactor',
  'document',
  'explain',
  'fix',
  'test',
  'review',
  'convert',
  'search',
  'where-is',
  'how-is-it-used',
  'regex',
  'cron',
  'sql',
  'git',
  'undo',
  'change-language',
  'shorten-names',
  'small-talk',
  'capability',
  'unknown',
] as const

export type IntentName = (typeof intents)[number]

export interface Intent {
  name: IntentName
  /** The refactoring of the intent `refactor`; undefined if the message names none. */
  refactoring?: string
  /** From 0 to 1. */
  confidence: number
  /** The part of the message that expresses the intent, in lower case. */
  clause: string
}

/** The code and text that a message can refer to. */
export interface Surroundings {
  /** The message or the request has code. */
  hasCode: boolean
  /** An earlier response has code. */
  hasPrevious: boolean
  /** A repository is attached. */
  hasRepository: boolean
}
