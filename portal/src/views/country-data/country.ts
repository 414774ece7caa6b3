export interface CountryName {
  common: string
  official: string
}

/** A country with all fields. */
export interface Country {
  name: CountryName & { nativeName: Readonly<Record<string, CountryName>> }
  tld: readonly string[]
  cca2: string
  cca3: string
  ccn3: string
  cioc: string
  fifa: string
  independent: boolean
  status: string
  unMember: boolean
  currencies: Readonly<Record<string, { name: string; symbol: string }>>
  idd: { root?: string; suffixes?: readonly string[] }
  capital: readonly string[]
  capitalInfo: { latlng?: readonly number[] }
  altSpellings: readonly string[]
  region: string
  subregion: string
  continents: readonly string[]
  languages: Readonly<Record<string, string>>
  translations: Readonly<Record<string, CountryName>>
  latlng: readonly number[]
  landlocked: boolean
  borders: readonly string[]
  area: number
  flag: string
  demonyms: Readonly<Record<string, { f: string; m: string }>>
  flags: { png: string; svg: string; alt: string }
  coatOfArms: { png?: string; svg?: string }
  population: number
  maps: { googleMaps: string; openStreetMaps: string }
  gini: Readonly<Record<string, number>>
  car: { signs: readonly string[]; side: string }
  postalCode: { format?: string; regex?: string }
  startOfWeek: string
  timezones: readonly string[]
}

const summaryFields = [
  'name',
  'cca2',
  'cca3',
  'capital',
  'region',
  'subregion',
  'population',
  'area',
  'latlng',
  'landlocked',
  'flags',
  'car',
  'startOfWeek',
  'gini',
] as const

/** Fields for the list and the map. */
export type CountrySummary = Pick<Country, (typeof summaryFields)[number]>

export const summaryQuery = summaryFields.join(',')

export interface Source {
  id: string
  title: string
  version: string
  released: string
  licence: string
  url: string
}

export interface FieldProvenance {
  source: Source
  asOf: string
  method: string
  also: readonly Source[]
  exceptions: readonly {
    path?: string
    source?: Source
    asOf?: string
    reason?: string
    reference?: string
    note?: string
  }[]
}

export interface Provenance {
  version: string
  asOf: string
  fields: Readonly<Record<string, FieldProvenance>>
}

export interface Subdivision {
  code: string
  name: string
  type: string
  parent: string | null
}

export interface HistoricalCountry {
  alpha4: string
  alpha2: string
  alpha3: string
  numeric: string
  name: string
  change: 'renamed' | 'merged' | 'split'
  assigned: string
  withdrawn: string
  into: readonly string[]
  successors: readonly string[]
}

export const densityOf = ({ population, area }: Pick<Country, 'population' | 'area'>) =>
  area > 0 ? population / area : 0

/** The latest index of inequality, with its year. */
export function giniOf({ gini }: Pick<Country, 'gini'>): { year: string; value: number } | undefined {
  const [latest] = Object.entries(gini).sort(([a], [b]) => (a < b ? 1 : -1))
  return latest && { year: latest[0], value: latest[1] }
}

export const countryHref = (code: string) => `/country-data/countries/${code.toLowerCase()}`
