import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Country } from './schema.ts'

const at = (name: DatasetFile) => new URL(`../data/${name}`, import.meta.url)

/** The composed data set, in the order of its three-letter codes. */
export function loadCountries(): Country[] {
  // Its validators have checked every record when it was composed.
  const countries = JSON.parse(readFileSync(at('countries.json'), 'utf8')) as Country[]
  return countries.sort((a, b) => (a.cca3 < b.cca3 ? -1 : 1))
}

/** The files that make up the published data set, by the names under which it is downloaded. */
export const datasetFiles = {
  'dataset.json': 'application/json',
  'countries.json': 'application/json',
  'subdivisions.json': 'application/json',
  'historical.json': 'application/json',
  'borders-110m.topojson': 'application/json',
  'borders-50m.topojson': 'application/json',
  'borders-10m.topojson': 'application/json',
  'provenance.json': 'application/json',
  LICENSE: 'text/plain; charset=utf-8',
  'ATTRIBUTION.md': 'text/markdown; charset=utf-8',
  'CHANGES.md': 'text/markdown; charset=utf-8',
} as const

export type DatasetFile = keyof typeof datasetFiles

export function readDatasetFile(name: DatasetFile): Promise<Buffer> {
  return readFile(at(name))
}

/** The program that composed the file has checked its shape. */
export async function parseDatasetFile<Shape>(name: DatasetFile): Promise<Shape> {
  return JSON.parse(String(await readDatasetFile(name))) as Shape
}
