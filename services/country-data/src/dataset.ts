import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Country } from './schema.ts'

const at = (name: DatasetFile) => new URL(`../data/${name}`, import.meta.url)

/** The data set, sorted by alpha-3 code. */
export function loadCountries(): Country[] {
  // Validated when the data set was built.
  const countries = JSON.parse(readFileSync(at('countries.json'), 'utf8')) as Country[]
  return countries.sort((a, b) => (a.cca3 < b.cca3 ? -1 : 1))
}

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

/** Validated when the data set was built, so the shape is not checked again. */
export async function parseDatasetFile<Shape>(name: DatasetFile): Promise<Shape> {
  return JSON.parse(String(await readDatasetFile(name))) as Shape
}
