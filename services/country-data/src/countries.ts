import { fold } from './fold.ts'
import type { Country } from './schema.ts'
import { createTextIndex, type IndexedText } from './text-index.ts'

export interface Countries {
  all: readonly Country[]
  /** Alpha-2 takes precedence over alpha-3, numeric and Olympic codes. */
  findByCode(code: string): Country | undefined
  listByCodes(codes: readonly string[]): Country[]
  /** At most one country, by its common or official name. */
  listByFullName(name: string): Country[]
  listBy(key: SearchKey, query: string): Country[]
  listByIndependence(independent: boolean): Country[]
}

export const searchKeys = [
  'name',
  'capital',
  'currency',
  'lang',
  'region',
  'subregion',
  'demonym',
  'translation',
] as const
export type SearchKey = (typeof searchKeys)[number]

export function createCountries(all: readonly Country[]): Countries {
  const byCode = indexCodes(all)
  const index = (textsOf: (country: Country) => string[]) =>
    createTextIndex(
      all.flatMap((item): IndexedText<Country>[] => textsOf(item).map((text) => ({ text, item }))),
    )
  const currencyCodes = index(({ currencies }) => Object.keys(currencies))
  const currencyNames = index(({ currencies }) => Object.values(currencies).map(({ name }) => name))
  const languages = index(({ languages }) => Object.entries(languages).flat())
  const regions = index(({ region }) => [region])
  const subregions = index(({ subregion }) => [subregion])
  const names = index(({ name, altSpellings }) => [name.common, name.official, ...altSpellings])
  const fullNames = index(({ name }) => [name.common, name.official])
  const capitals = index(({ capital }) => capital)
  const demonyms = index(({ demonyms }) => Object.values(demonyms).flatMap(({ f, m }) => [f, m]))
  const translations = index(({ translations }) =>
    Object.values(translations).flatMap(({ common, official }) => [common, official]),
  )
  const searches: Record<SearchKey, (query: string) => Country[]> = {
    name: names.find,
    capital: capitals.find,
    currency: (query) => union(currencyCodes.findExact(query), currencyNames.find(query)),
    lang: languages.findExact,
    region: (query) => union(regions.find(query), subregions.findExact(query)),
    subregion: subregions.find,
    demonym: demonyms.find,
    translation: translations.find,
  }
  return {
    all,
    findByCode: (code) => byCode.get(fold(code)),
    listByCodes: (codes) => union(codes.flatMap((code) => byCode.get(fold(code)) ?? [])),
    listByFullName: (name) => fullNames.findExact(name).slice(0, 1),
    listBy: (key, query) => searches[key](query),
    listByIndependence: (independent) => all.filter((country) => country.independent === independent),
  }
}

function indexCodes(all: readonly Country[]): Map<string, Country> {
  const byCode = new Map<string, Country>()
  for (const field of ['cca2', 'cca3', 'ccn3', 'cioc'] as const) {
    for (const country of all) {
      const code = fold(country[field])
      if (code && !byCode.has(code)) byCode.set(code, country)
    }
  }
  return byCode
}

function union(...lists: Country[][]): Country[] {
  return [...new Set(lists.flat())]
}
