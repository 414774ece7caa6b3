import { iso31661 } from 'iso-3166'
import { type Country, countryFields } from '../country.ts'
import type { Facts } from '../facts.ts'
import type { Problems } from '../problems.ts'
import { enteredSources } from '../sources.ts'

const unMemberCount = 193

export function checkCodes(countries: Country[], problems: Problems): void {
  const triples = new Set(countries.map(tripleOf))
  const expected = iso31661.map(({ alpha2, alpha3, numeric }) => `${alpha2} ${alpha3} ${numeric}`)
  // Kosovo has no ISO 3166 entry; XK is a user-assigned code.
  expected.push('XK UNK ')
  for (const triple of expected) if (!triples.delete(triple)) problems.add(`codes: ${triple} is missing`)
  for (const triple of triples) problems.add(`codes: ${triple} is not in ISO 3166-1`)

  for (const field of ['cca2', 'cca3', 'ccn3', 'cioc', 'fifa', 'flag'] as const) {
    const holders = Map.groupBy(countries, (country) => country[field])
    for (const [code, sharing] of holders) {
      if (code === '' || sharing.length === 1) continue
      problems.add(`${field}: ${code} is shared by ${sharing.map(({ cca2 }) => cca2).join(' and ')}`)
    }
  }

  const members = countries.filter(({ unMember }) => unMember)
  if (members.length !== unMemberCount) {
    problems.add(`unMember: ${members.length} instead of ${unMemberCount}`)
  }
  for (const { cca2, independent } of members) {
    if (!independent) problems.add(`unMember: ${cca2} is a member but not independent`)
  }
}

/** Fact files may contain only known countries, and some must contain all. */
export function checkFactTables(countries: Country[], facts: Facts, problems: Problems): void {
  const codes = new Set(countries.map(({ cca2 }) => cca2))
  const complete = {
    'population.csv': [...facts.population.keys()],
    'codes.csv': [...facts.codes.keys()],
    'flag-alt.json': Object.keys(facts.flagAlts),
  }
  const partial = {
    'gini.csv': [...facts.gini.keys()],
    'postal.csv': [...facts.postalFormats.keys()],
    'postal-regex.csv': [...facts.postalRegexes.keys()],
    'continents.json': Object.keys(facts.continents),
    'timezones.json': Object.keys(facts.timezones),
    'capitals.json': Object.keys(facts.capitals),
    'drive-sides.json': Object.keys(facts.driveSides),
    'notes.json': facts.notes.map(({ country }) => country),
    'accepted.json': facts.accepted.flatMap(({ countries: accepted }) => accepted),
  }
  for (const [file, listedCodes] of Object.entries({ ...complete, ...partial })) {
    for (const code of listedCodes) if (!codes.has(code)) problems.add(`${file}: ${code} is not a country`)
  }
  for (const [file, listedCodes] of Object.entries(complete)) {
    const present = new Set(listedCodes)
    for (const code of codes) if (!present.has(code)) problems.add(`${file}: ${code} is missing`)
  }

  const fields = new Set<string>(countryFields)
  for (const { country, field } of facts.notes) {
    if (!fields.has(field)) problems.add(`notes.json: ${country}: ${field} is not a field`)
  }
  const sources = new Set(enteredSources.map(({ id }) => id))
  for (const { source } of [...facts.population.values(), ...facts.gini.values()]) {
    if (!sources.has(source)) problems.add(`sources.ts: ${source} is not a source`)
  }
}

function tripleOf({ cca2, cca3, ccn3 }: Country): string {
  return `${cca2} ${cca3} ${ccn3}`
}
