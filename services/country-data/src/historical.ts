import { parseDatasetFile } from './dataset.ts'
import { lazily } from './lazily.ts'
import type { HistoricalCountry } from './own-schema.ts'

/** The countries whose codes ISO 3166-1 has withdrawn. */
export interface Historical {
  list(): Promise<readonly HistoricalCountry[]>
  /** By any of its codes; of two that had the same, the one that had it last. */
  find(code: string): Promise<HistoricalCountry | undefined>
}

export function createHistorical(): Historical {
  const load = lazily(async () => {
    const all = await parseDatasetFile<HistoricalCountry[]>('historical.json')
    const byCode = new Map<string, HistoricalCountry>()
    for (const country of all.toSorted((a, b) => (a.withdrawn < b.withdrawn ? -1 : 1))) {
      const { alpha4, alpha3, alpha2, numeric } = country
      for (const code of [alpha4, alpha3, alpha2, numeric].filter(Boolean)) byCode.set(code, country)
    }
    return { all, byCode }
  })
  return {
    list: async () => (await load()).all,
    find: async (code) => (await load()).byCode.get(code.toUpperCase()),
  }
}
