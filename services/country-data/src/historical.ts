import { parseDatasetFile } from './dataset.ts'
import type { HistoricalCountry } from './extension-schema.ts'
import { loadOnce } from './load-once.ts'

/** Countries whose codes were withdrawn from ISO 3166-1. */
export interface Historical {
  list(): Promise<readonly HistoricalCountry[]>
  /** By any of its codes. A code that was assigned twice finds its last holder. */
  find(code: string): Promise<HistoricalCountry | undefined>
}

export function createHistorical(): Historical {
  const load = loadOnce(async () => {
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
