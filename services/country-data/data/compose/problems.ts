import type { CountryField } from './country.ts'

/** Each check with the field that it guards; a fact file may accept what a check finds, with a reason. */
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
  /** What the check reports, for example `BS USD` or `BWA-ZMB`. */
  subject: string
  /** The alpha-2 codes that the acceptance is about. */
  countries: string[]
  reason: string
}

export interface Problems {
  /** A problem that nothing excuses. */
  add(message: string): void
  /** A mismatch that may be accepted by name. */
  mismatch(check: Check, subject: string, message: string): void
  /** Everything found, and every acceptance that was not needed. */
  list(): string[]
}

export function createProblems(acceptances: Acceptance[]): Problems {
  const found: string[] = []
  const unused = new Map(acceptances.map((acceptance) => [keyOf(acceptance), acceptance]))
  const accepted = new Set(unused.keys())

  return {
    add(message) {
      found.push(message)
    },
    mismatch(check, subject, message) {
      const key = keyOf({ check, subject })
      unused.delete(key)
      if (!accepted.has(key)) found.push(`${check}: ${subject}: ${message}`)
    },
    list() {
      const stale = [...unused.values()].map(
        ({ check, subject }) => `accepted.json: ${check} ${subject} is accepted but does not occur`,
      )
      return [...found, ...stale]
    },
  }
}

function keyOf({ check, subject }: { check: string; subject: string }): string {
  return `${check} ${subject}`
}
