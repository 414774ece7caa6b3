import type { Country } from './country.ts'
import type { Facts } from './facts.ts'
import { readPackageJson } from './packages.ts'
import type { Problems } from './problems.ts'

/** Hand-written formats and expressions take precedence over postal-codes-js. */
export function createPostalCodeFinder(
  { postalFormats, postalRegexes }: Pick<Facts, 'postalFormats' | 'postalRegexes'>,
  problems: Problems,
): (cca2: string) => Country['postalCode'] {
  const index = readPackageJson<Record<string, { postalCodeFormat?: string }>>(
    'postal-codes-js',
    'generated/postal-codes-alpha2.json',
  )

  return (cca2) => {
    const format = postalFormats.get(cca2)
    if (format === undefined) {
      if (postalRegexes.has(cca2)) problems.add(`postal-regex.csv: ${cca2} has no format in postal.csv`)
      return {}
    }
    const published = readExpression(index[cca2]?.postalCodeFormat)
    const byHand = postalRegexes.get(cca2)?.regex
    if (byHand !== undefined && byHand === published) {
      problems.add(`postal-regex.csv: ${cca2}: changes nothing`)
    }
    const regex = byHand ?? published
    if (regex === undefined) {
      problems.add(`postalCode: ${cca2}: postal-codes-js has no expression; add one to postal-regex.csv`)
      return {}
    }
    return { format, regex }
  }
}

function readExpression(file: string | undefined): string | undefined {
  if (file === undefined) return undefined
  return readPackageJson<{ ValidationRegex: string }>('postal-codes-js', `formats/${file}`).ValidationRegex
}
