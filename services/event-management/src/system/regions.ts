import { iso31662 } from 'iso-3166/2.js'

export interface Region {
  /** As addresses have it: `CA` in the country `US`. */
  code: string
  countryCode: string
  label: string
}

/** The parts of countries of ISO 3166-2, which are known by one name, whoever asks. */
export function listRegions(countryCode?: string): readonly Region[] {
  return countryCode === undefined
    ? regions
    : regions.filter((region) => region.countryCode === countryCode.toUpperCase())
}

const regions: readonly Region[] = iso31662.map(({ code, name }) => ({
  code: code.slice(3),
  countryCode: code.slice(0, 2),
  label: name,
}))
