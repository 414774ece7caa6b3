import { readFileSync } from 'node:fs'
import type { LatLng, Side } from './country.ts'
import type { Acceptance } from './problems.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export interface Correction {
  country: string
  /** A path such as `name.official`. Missing objects on the path are created. */
  field: string
  /** The correct value; null removes the field. */
  value: Json
  reason: string
  reference: string
}

interface HistoricalFacts {
  assigned: string
  withdrawn: string
  /** Replaces successors that are wrong in the source. */
  into?: { alpha3: string[]; reason: string }
}

export interface Facts {
  corrections: Correction[]
  /** Remarks on unchanged values, for example the definition of an area. */
  notes: { country: string; field: string; note: string }[]
  accepted: Acceptance[]
  currencies: Record<string, { name?: string; symbol?: string; reason: string }>
  languages: Record<string, string>
  continents: Record<string, { continents: string[]; reason: string }>
  timezones: Record<string, { exclude?: string[]; offsets?: string[]; reason: string }>
  capitals: Record<string, { city?: string; latlng?: LatLng; reason: string }>
  driveSides: Record<string, { side: Side; reason: string }>
  atlasOwners: Record<string, { country: string; reason: string }>
  /** Territories that world-atlas draws as part of another outline, with its name. */
  atlasParts: Record<string, string>
  /** One type for the whole country, or the members of each type, with `*` for all others. */
  subdivisionTypes: Record<string, string | Record<string, string>>
  historical: Record<string, HistoricalFacts>
  flagAlts: Record<string, string>
  population: Map<string, { population: number; year: string; source: string }>
  gini: Map<string, { year: string; gini: number; source: string }>
  codes: Map<string, { fifa: string; signs: string[]; note: string }>
  postalFormats: Map<string, string>
  postalRegexes: Map<string, { regex: string; reason: string }>
}

export function readFacts(): Facts {
  return {
    corrections: readJson('corrections.json'),
    notes: readJson('notes.json'),
    accepted: readJson('accepted.json'),
    currencies: readJson('currencies.json'),
    languages: readJson('languages.json'),
    continents: readJson('continents.json'),
    timezones: readJson('timezones.json'),
    capitals: readJson('capitals.json'),
    driveSides: readJson('drive-sides.json'),
    atlasOwners: readJson('atlas-owners.json'),
    atlasParts: readJson('atlas-parts.json'),
    subdivisionTypes: readJson('subdivision-types.json'),
    historical: readJson('historical.json'),
    flagAlts: readJson('flag-alt.json'),
    population: readTable('population.csv', (row) => ({
      population: Number(row('population')),
      year: row('year'),
      source: row('source'),
    })),
    gini: readTable('gini.csv', (row) => ({
      year: row('year'),
      gini: Number(row('gini')),
      source: row('source'),
    })),
    codes: readTable('codes.csv', (row) => ({
      fifa: row('fifa'),
      signs: row('signs').split('/').filter(Boolean),
      note: row('note'),
    })),
    postalFormats: readTable('postal.csv', (row) => row('format')),
    postalRegexes: readTable('postal-regex.csv', (row) => ({ regex: row('regex'), reason: row('reason') })),
  }
}

const folder = new URL('../facts/', import.meta.url)

function readJson<T>(name: string): T {
  // The fact files beside this program are trusted; validate/shape.ts checks the result.
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T
}

function readTable<T>(name: string, parse: (cell: (column: string) => string) => T): Map<string, T> {
  const [header = '', ...lines] = readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n')
  const columns = header.trim().split(',')
  const table = new Map<string, T>()
  for (const line of lines) {
    const cells = splitCells(line.trimEnd(), columns.length)
    const code = cells[0] ?? ''
    if (table.has(code)) throw new Error(`${name}: ${code} is listed twice`)
    table.set(
      code,
      parse((column) => cells[columns.indexOf(column)] ?? ''),
    )
  }
  return table
}

/** The last column may contain commas, quoted or not. */
function splitCells(line: string, columnCount: number): string[] {
  const cells = line.split(',')
  const last = cells.splice(columnCount - 1).join(',')
  return [...cells, last.replace(/^"(.*)"$/, '$1').replaceAll('""', '"')]
}
