import type { Country, CountryField } from './country.ts'
import type { Facts } from './facts.ts'
import { fieldOrigins, fileOrigins, type Origin } from './origins.ts'
import { checks } from './problems.ts'
import { asOf, datasetVersion } from './release.ts'
import { sortKeys } from './sort-keys.ts'
import { enteredSources, packageSources } from './sources.ts'

/** Why a value of one country has another source than its field. */
interface Exception {
  /** The path within the field, unless it is the whole field. */
  path?: string
  source?: string
  asOf?: string
  reason?: string
  reference?: string
  /** A remark on an unchanged value. */
  note?: string
}

export interface Provenance {
  version: string
  asOf: string
  sources: Record<string, { title: string; version: string; released: string; licence: string; url: string }>
  fields: Record<CountryField, Origin>
  exceptions: Record<string, Record<string, Exception[]>>
  /** The sources of the other files of the data set. */
  files: Record<string, Origin>
}

/** Origin of any country and field: `exceptions[cca2][field]`, else `fields[field]`. */
export function composeProvenance(countries: Country[], facts: Facts): Provenance {
  const exceptions: Provenance['exceptions'] = {}
  const except = (cca2: string, field: string, exception: Exception) => {
    const ofCountry = exceptions[cca2] ?? {}
    ofCountry[field] = [...(ofCountry[field] ?? []), exception]
    exceptions[cca2] = ofCountry
  }
  const byHand = (field: CountryField, decisions: Record<string, { reason: string }>, path?: string) => {
    for (const [cca2, { reason }] of Object.entries(decisions)) {
      except(cca2, field, { ...(path === undefined ? {} : { path }), source: 'by-hand', reason })
    }
  }

  for (const { country, field, reason, reference } of facts.corrections) {
    const [top = '', ...rest] = field.split('.')
    const path = rest.length === 0 ? {} : { path: rest.join('.') }
    except(country, top, { ...path, source: 'by-hand', reason, reference })
  }
  for (const { cca2, currencies } of countries) {
    for (const code of Object.keys(currencies)) {
      const reason = facts.currencies[code]?.reason
      if (reason !== undefined) except(cca2, 'currencies', { path: code, source: 'by-hand', reason })
    }
  }
  for (const [cca2, { city, reason }] of Object.entries(facts.capitals)) {
    if (city === undefined) except(cca2, 'capitalInfo', { source: 'by-hand', reason })
    else except(cca2, 'capitalInfo', { reason: `called ${city} in GeoNames: ${reason}` })
  }
  byHand('continents', facts.continents)
  byHand('timezones', facts.timezones)
  byHand('car', facts.driveSides, 'side')
  byHand('postalCode', Object.fromEntries(facts.postalRegexes), 'regex')
  for (const [cca2, { year, source }] of facts.population) {
    if (source !== fieldOrigins.population.source) except(cca2, 'population', { source, asOf: year })
  }
  for (const [cca2, { year, source }] of facts.gini) {
    if (source !== fieldOrigins.gini.source) except(cca2, 'gini', { source, asOf: year })
  }
  for (const [cca2, { note }] of facts.codes) {
    if (note !== '') except(cca2, 'car', { path: 'signs', note })
  }
  for (const { check, countries, reason } of facts.accepted) {
    for (const cca2 of countries) except(cca2, checks[check], { note: reason })
  }
  for (const { country, field, note } of facts.notes) except(country, field, { note })

  return {
    version: datasetVersion,
    asOf,
    sources: Object.fromEntries(
      [...packageSources, ...enteredSources].map(({ id, title, version, released, licence, url }) => [
        id,
        { title, version, released, licence, url },
      ]),
    ),
    fields: fieldOrigins,
    exceptions: sortKeys(exceptions),
    files: fileOrigins,
  }
}
