import { createHash } from 'node:crypto'
import type { AtlasResolution } from './atlas.ts'
import { type Country, countryFields } from './country.ts'
import type { HistoricalCountry } from './historical.ts'
import type { Provenance } from './provenance.ts'
import { asOf, datasetVersion } from './release.ts'
import type { Shapes } from './shapes.ts'
import { enteredSources, packageSources } from './sources.ts'
import type { Subdivision } from './subdivisions.ts'

export interface Composed {
  countries: Country[]
  subdivisions: Subdivision[]
  historical: HistoricalCountry[]
  borders: Record<AtlasResolution, Shapes>
  provenance: Provenance
}

/** The committed files and their content. */
export function renderFiles(composed: Composed): Map<string, string> {
  const files = new Map([
    ['countries.json', renderCountries(composed.countries)],
    ['subdivisions.json', renderLines(composed.subdivisions)],
    ['historical.json', renderLines(composed.historical)],
    ...Object.entries(composed.borders).map(
      ([resolution, shapes]) => [`borders-${resolution}.topojson`, renderShapes(shapes)] as const,
    ),
    ['provenance.json', renderProvenance(composed.provenance)],
  ])
  return files.set('dataset.json', renderDataset(composed, files))
}

/** One field per line, so that a diff shows only the changed field. */
function renderCountries(countries: Country[]): string {
  const records = countries.map((country) => {
    const lines = countryFields.map((field) => `"${field}":${JSON.stringify(country[field])}`)
    return `{\n${lines.join(',\n')}\n}`
  })
  return `[\n${records.join(',\n')}\n]\n`
}

function renderLines(records: readonly object[]): string {
  return `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`
}

/** One shape or border line per line of the file, so that a service can read single countries. */
function renderShapes({ bbox, transform, shapes, arcs }: Shapes): string {
  const head = JSON.stringify({ type: 'Topology', bbox, transform })
  const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(',\n')
  return `${head.slice(0, -1)},"objects":{"countries":{"type":"GeometryCollection","geometries":[\n${lines(shapes)}\n]}},"arcs":[\n${lines(arcs)}\n]}\n`
}

/** One source, field or country per line. */
function renderProvenance(provenance: Provenance): string {
  const sections = Object.entries(provenance).map(([key, section]) =>
    typeof section === 'string'
      ? `${JSON.stringify(key)}: ${JSON.stringify(section)}`
      : `${JSON.stringify(key)}: {\n${Object.entries(section)
          .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
          .join(',\n')}\n}`,
  )
  return `{\n${sections.join(',\n')}\n}\n`
}

function renderDataset(
  { countries, subdivisions, historical }: Composed,
  files: Map<string, string>,
): string {
  const distinct = (keysOf: (country: Country) => string[]) => new Set(countries.flatMap(keysOf)).size
  const described = [...files].map(([name, text]) => [
    name,
    { sha256: sha256(text), bytes: Buffer.byteLength(text) },
  ])
  const dataset = {
    name: 'octavo-countries',
    title: 'Countries of the world, in the shape of REST Countries v3.1',
    version: datasetVersion,
    asOf,
    licence: 'ODbL-1.0',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
    sha256: sha256(files.get('countries.json') ?? ''),
    files: Object.fromEntries(described),
    counts: {
      countries: countries.length,
      fields: countryFields.length,
      independent: countries.filter(({ independent }) => independent).length,
      unMembers: countries.filter(({ unMember }) => unMember).length,
      currencies: distinct(({ currencies }) => Object.keys(currencies)),
      languages: distinct(({ languages }) => Object.keys(languages)),
      translations: distinct(({ translations }) => Object.keys(translations)),
      borders: countries.flatMap(({ borders }) => borders).length / 2,
      subdivisions: subdivisions.length,
      historical: historical.length,
    },
    sources: [...packageSources, ...enteredSources],
  }
  return `${JSON.stringify(dataset, null, 2)}\n`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
