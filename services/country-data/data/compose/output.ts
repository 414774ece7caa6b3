import { createHash } from 'node:crypto'
import { type Country, countryFields } from './country.ts'
import type { Provenance } from './provenance.ts'
import { asOf, datasetVersion } from './release.ts'
import { enteredSources, packageSources } from './sources.ts'

/** The three committed files with their texts. */
export function renderFiles(countries: Country[], provenance: Provenance): Map<string, string> {
  const countriesText = renderCountries(countries)
  const provenanceText = renderProvenance(provenance)
  return new Map([
    ['countries.json', countriesText],
    ['provenance.json', provenanceText],
    ['dataset.json', renderDataset(countries, countriesText, provenanceText)],
  ])
}

/** One field a line, so that a difference shows the changed field and nothing else. */
function renderCountries(countries: Country[]): string {
  const records = countries.map((country) => {
    const lines = countryFields.map((field) => `"${field}":${JSON.stringify(country[field])}`)
    return `{\n${lines.join(',\n')}\n}`
  })
  return `[\n${records.join(',\n')}\n]\n`
}

/** One source, field or country a line. */
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

function renderDataset(countries: Country[], countriesText: string, provenanceText: string): string {
  const distinct = (keysOf: (country: Country) => string[]) => new Set(countries.flatMap(keysOf)).size
  const dataset = {
    name: 'octavo-countries',
    title: 'Countries of the world, in the shape of REST Countries v3.1',
    version: datasetVersion,
    asOf,
    licence: 'ODbL-1.0',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
    sha256: sha256(countriesText),
    files: {
      'countries.json': { sha256: sha256(countriesText), bytes: Buffer.byteLength(countriesText) },
      'provenance.json': { sha256: sha256(provenanceText), bytes: Buffer.byteLength(provenanceText) },
    },
    counts: {
      countries: countries.length,
      fields: countryFields.length,
      independent: countries.filter(({ independent }) => independent).length,
      unMembers: countries.filter(({ unMember }) => unMember).length,
      currencies: distinct(({ currencies }) => Object.keys(currencies)),
      languages: distinct(({ languages }) => Object.keys(languages)),
      translations: distinct(({ translations }) => Object.keys(translations)),
      borders: countries.flatMap(({ borders }) => borders).length / 2,
    },
    sources: [...packageSources, ...enteredSources],
  }
  return `${JSON.stringify(dataset, null, 2)}\n`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
