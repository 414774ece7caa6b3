import { lazyRequire } from '@octavo/platform/lazy-require.ts'

export interface Region {
  /** As addresses have it: `CA` in the country `US`. */
  code: string
  countryCode: string
  label: string
}

/** The parts of countries of ISO 3166-2, which are known by one name, whoever asks. */
export function listRegions(countryCode?: string): readonly Region[] {
  const regions = standard().iso31662.map(({ code, name }) => ({
    code: code.slice(3),
    countryCode: code.slice(0, 2),
    label: name,
  }))
  const wanted = countryCode?.toUpperCase()
  return wanted === undefined ? regions : regions.filter((region) => region.countryCode === wanted)
}

const standard = lazyRequire<typeof import('iso-3166/2.js')>('iso-3166/2.js', import.meta.url)
