import { parseDatasetFile } from './dataset.ts'
import { lazily } from './lazily.ts'
import type { Subdivision } from './own-schema.ts'
import type { Country } from './schema.ts'

/** The parts of countries that ISO 3166-2 gives codes to. */
export interface Subdivisions {
  find(code: string): Promise<Subdivision | undefined>
  /** All levels, in the order of their codes. */
  listIn(country: Country): Promise<readonly Subdivision[]>
}

export function createSubdivisions(): Subdivisions {
  const load = lazily(async () => {
    const all = await parseDatasetFile<Subdivision[]>('subdivisions.json')
    const byCode = new Map(all.map((subdivision) => [subdivision.code, subdivision]))
    return { byCode, byCountry: Map.groupBy(all, ({ country }) => country) }
  })
  return {
    find: async (code) => (await load()).byCode.get(code.toUpperCase()),
    listIn: async ({ cca3 }) => (await load()).byCountry.get(cca3) ?? [],
  }
}
