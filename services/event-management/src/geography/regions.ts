import { lazyRequire } from '@octavo/platform/lazy-require.ts'

export interface Region {
  /** As in addresses: `CA` in `US`. */
  code: string
  countryCode: string
  label: string
}

/** ISO 3166-2 subdivisions. Their names are not localized. */
export function listRegions(countryCode?: string): readonly Region[] {
  const regions = standard().iso31662.map(({ code, name }) => ({
    code: code.slice(3),
    countryCode: code.slice(0, 2),
    label: name,
  }))
  const requested = countryCode?.toUpperCase()
  return requested === undefined ? regions : regions.filter((region) => region.countryCode === requested)
}

const standard = lazyRequire<typeof import('iso-3166/2.js')>('iso-3166/2.js', import.meta.url)
