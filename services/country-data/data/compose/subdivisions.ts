import { iso31662 } from 'iso-3166'
import type { Country } from './country.ts'
import type { Facts } from './facts.ts'
import type { Problems } from './problems.ts'

export interface Subdivision {
  /** ISO 3166-2, for example CH-ZH. */
  code: string
  /** The alpha-3 code of the country. */
  country: string
  name: string
  /** The English name of its type in the country. */
  type: string
  /** The code of the parent subdivision; null at the top level. */
  parent: string | null
}

export function composeSubdivisions(countries: Country[], facts: Facts, problems: Problems): Subdivision[] {
  const byCode = new Map(countries.map((country) => [country.cca2, country]))
  const findType = createTypeFinder(facts.subdivisionTypes, problems)
  const codes = new Set(iso31662.map(({ code }) => code))
  return iso31662
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, name, parent }) => {
      const cca2 = code.slice(0, 2)
      const country = byCode.get(cca2)
      if (country === undefined) problems.add(`subdivisions: ${code}: no such country`)
      const isBelowCountry = parent === cca2
      if (!isBelowCountry && !codes.has(parent))
        problems.add(`subdivisions: ${code} is a part of ${parent}, which is unknown`)
      return {
        code,
        country: country?.cca3 ?? '',
        name: name.normalize('NFC').trim(),
        type: findType(code),
        parent: isBelowCountry ? null : parent,
      }
    })
}

/** In a country with several types, `*` is the type of all subdivisions that are not listed. */
function createTypeFinder(types: Facts['subdivisionTypes'], problems: Problems): (code: string) => string {
  const typesByCode = new Map<string, string>()
  const defaultTypes = new Map<string, string>()
  for (const [cca2, ofCountry] of Object.entries(types)) {
    const lists = typeof ofCountry === 'string' ? { [ofCountry]: '*' } : ofCountry
    for (const [type, members] of Object.entries(lists)) {
      if (members === '*') defaultTypes.set(cca2, type)
      else for (const member of members.split(' ')) typesByCode.set(`${cca2}-${member}`, type)
    }
  }
  const codes = new Set(iso31662.map(({ code }) => code))
  for (const code of typesByCode.keys()) {
    if (!codes.has(code)) problems.add(`subdivision-types.json: ${code} is not in ISO 3166-2`)
  }
  const divided = new Set(iso31662.map(({ code }) => code.slice(0, 2)))
  for (const cca2 of Object.keys(types)) {
    if (!divided.has(cca2)) problems.add(`subdivision-types.json: ${cca2} has no subdivisions`)
  }
  return (code) => {
    const type = typesByCode.get(code) ?? defaultTypes.get(code.slice(0, 2))
    if (type === undefined) problems.add(`subdivision-types.json: ${code} has no type`)
    return type ?? ''
  }
}
