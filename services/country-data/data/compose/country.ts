/** The top-level fields of a country, in output order. */
export const countryFields = [
  'name',
  'tld',
  'cca2',
  'cca3',
  'ccn3',
  'cioc',
  'fifa',
  'independent',
  'status',
  'unMember',
  'currencies',
  'idd',
  'capital',
  'capitalInfo',
  'altSpellings',
  'region',
  'subregion',
  'continents',
  'languages',
  'translations',
  'latlng',
  'landlocked',
  'borders',
  'area',
  'flag',
  'demonyms',
  'flags',
  'coatOfArms',
  'population',
  'maps',
  'gini',
  'car',
  'postalCode',
  'startOfWeek',
  'timezones',
] as const

export type CountryField = (typeof countryFields)[number]

export interface Naming {
  official: string
  common: string
}

export interface Currency {
  name: string
  symbol: string
}

/** Latitude, then longitude. */
export type LatLng = [number, number]

export type Side = 'left' | 'right'

/** The fields from world-countries, which corrections may change. */
export interface BaseCountry {
  name: { common: string; official: string; nativeName: Record<string, Naming> }
  tld: string[]
  cca2: string
  cca3: string
  ccn3: string
  cioc: string
  independent: boolean | null
  status: string
  unMember: boolean
  currencies: Record<string, Currency>
  idd: { root?: string; suffixes?: string[] }
  capital: string[]
  altSpellings: string[]
  region: string
  subregion: string
  languages: Record<string, string>
  translations: Record<string, Naming>
  latlng: LatLng
  landlocked: boolean
  borders: string[]
  area: number
  demonyms: Record<'eng' | 'fra', { f: string; m: string }>
}

export interface Country extends Omit<BaseCountry, 'independent'> {
  independent: boolean
  fifa: string
  capitalInfo: { latlng?: LatLng }
  continents: string[]
  flag: string
  flags: { alt: string }
  /** Empty: the administrator of a service may add coats of arms. */
  coatOfArms: Record<string, never>
  population: number
  maps: { googleMaps: string; openStreetMaps: string }
  gini: Record<string, number>
  car: { signs: string[]; side: Side }
  postalCode: { format?: string; regex?: string }
  startOfWeek: string
  timezones: string[]
}
