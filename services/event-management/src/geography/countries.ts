import { iso31661 } from 'iso-3166/1.js'
import { namesIn } from './names-in.ts'

export interface Country {
  code: string
  label: string
}

const codes = iso31661.map(({ alpha2 }) => alpha2)
const codeSet = new Set(codes)

/** ISO 3166-1 alpha-2. */
export const isCountry = (code: string): boolean => codeSet.has(code)

/** Sorted by their names in the locale's language. */
export function listCountries(locale: string): Country[] {
  const { nameOf, compare } = namesIn(locale)
  return codes
    .map((code) => ({ code, label: nameOf(code) }))
    .sort((one, other) => compare(one.label, other.label))
}
