import type { CountryField } from './country.ts'

/** Each check and its field. A fact file may accept a mismatch, with a reason. */
export const checks = {
  tender: 'currencies',
  'currency-code': 'currencies',
  borders: 'borders',
  landlocked: 'landlocked',
  'capital-place': 'capitalInfo',
  'centre-place': 'latlng',
  idd: 'idd',
  tld: 'tld',
  postal: 'postalCode',
  translation: 'translations',
} as const satisfies Record<string, CountryField>

type Check = keyof typeof checks

export interface Acceptance {
  check: Check
  /** The identifier that the check reports, for example `BS USD` or `BWA-ZMB`. */
  subject: string
  /** The alpha-2 codes that the acceptance applies to. */
  countries: string[]
  reason: string
}

export interface Problems {
  /** A problem that cannot be accepted. */
  add(message: string): void
  /** A mismatch that can be accepted by its identifier. */
  mismatch(check: Check, subject: string, message: string): void
  /** All problems, and all unused acceptances. */
  list(): string[]
}

export function createProblems(acceptances: Acceptance[]): Problems {
  const messages: string[] = []
  const unused = new Map(acceptances.map((acceptance) => [keyOf(acceptance), acceptance]))
  const accepted = new Set(unused.keys())

  return {
    add(message) {
      messages.push(message)
    },
    mismatch(check, subject, message) {
      const key = keyOf({ check, subject })
      unused.delete(key)
      if (!accepted.has(key)) messages.push(`${check}: ${subject}: ${message}`)
    },
    list() {
      const stale = [...unused.values()].map(
        ({ check, subject }) => `accepted.json: ${check} ${subject} is accepted but does not occur`,
      )
      return [...messages, ...stale]
    },
  }
}

function keyOf({ check, subject }: { check: string; subject: string }): string {
  return `${check} ${subject}`
}
