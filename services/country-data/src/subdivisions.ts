import { parseDatasetFile } from './dataset.ts'
import type { Subdivision } from './extension-schema.ts'
import { loadOnce } from './load-once.ts'
import type { Country } from './schema.ts'

/** ISO 3166-2 subdivisions. */
export interface Subdivisions {
  find(code: string): Promise<Subdivision | undefined>
  /** All levels, sorted by code. */
  listIn(country: Country): Promise<readonly Subdivision[]>
}

export function createSubdivisions(): Subdivisions {
  const load = loadOnce(async () => {
    const all = await parseDatasetFile<Subdivision[]>('subdivisions.json')
    const byCode = new Map(all.map((subdivision) => [subdivision.code, subdivision]))
    return { byCode, byCountry: Map.groupBy(all, ({ country }) => country) }
  })
  return {
    find: async (code) => (await load()).byCode.get(code.toUpperCase()),
    listIn: async ({ cca3 }) => (await load()).byCountry.get(cca3) ?? [],
  }
}
