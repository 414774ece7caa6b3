import { continentNames } from '../continents.ts'
import { type Country, type CountryField, countryFields } from '../country.ts'
import type { Problems } from '../problems.ts'
import { translationKeys } from '../translations.ts'

/** Every record has every field, in order, with a valid value. */
export function checkShape(countries: Country[], problems: Problems): void {
  for (const country of countries) {
    const keys = Object.keys(country)
    if (keys.join() !== countryFields.join()) problems.add(`shape: ${country.cca2}: fields ${keys.join()}`)
    for (const field of countryFields) {
      if (!rules[field](country[field])) {
        problems.add(`shape: ${country.cca2}: ${field} cannot be ${JSON.stringify(country[field])}`)
      }
    }
  }
}

type Rule = (value: unknown) => boolean

const isBoolean: Rule = (value) => typeof value === 'boolean'
const isNumber: Rule = (value) => typeof value === 'number' && Number.isFinite(value)
const isText: Rule = (value) =>
  typeof value === 'string' &&
  value !== '' &&
  value === value.trim() &&
  !value.split(/[\s-]/).some(mixesScripts)

const rules: Record<CountryField, Rule> = {
  name: record({ common: isText, official: isText, nativeName: map(/^[a-z]{3}$/, naming()) }),
  tld: list(matching(/^\.[\p{L}\p{M}]+$/u)),
  cca2: matching(/^[A-Z]{2}$/),
  cca3: matching(/^[A-Z]{3}$/),
  ccn3: matching(/^(\d{3})?$/),
  cioc: matching(/^([A-Z]{3})?$/),
  fifa: matching(/^([A-Z]{3})?$/),
  independent: isBoolean,
  status: oneOf('officially-assigned', 'user-assigned'),
  unMember: isBoolean,
  currencies: map(/^[A-Z]{3}$/, record({ name: isText, symbol: isText })),
  idd: maybe(record({ root: isText, suffixes: list(matching(/^\d*$/)) })),
  capital: list(isText),
  capitalInfo: maybe(record({ latlng: isPlace })),
  altSpellings: list(isText),
  region: oneOf('Africa', 'Americas', 'Antarctic', 'Asia', 'Europe', 'Oceania'),
  subregion: (value) => value === '' || isText(value),
  continents: (value) => list(oneOf(...continentNames))(value) && Array.isArray(value) && value.length > 0,
  languages: map(/^[a-z]{3}$/, isText),
  translations: (value) =>
    map(/^[a-z]{3}$/, naming())(value) && keysOf(value).join() === translationKeys.join(),
  latlng: isPlace,
  landlocked: isBoolean,
  borders: list(matching(/^[A-Z]{3}$/)),
  area: (value) => isNumber(value) && Number(value) > 0,
  flag: matching(/^\p{Regional_Indicator}{2}$/u),
  demonyms: record({ eng: demonym(), fra: demonym() }),
  flags: record({ alt: isText }),
  coatOfArms: (value) => keysOf(value).length === 0,
  population: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  maps: record({ googleMaps: matching(/^https:/), openStreetMaps: matching(/^https:/) }),
  gini: map(/^(19|20)\d\d$/, (value) => isNumber(value) && Number(value) > 0 && Number(value) < 100),
  car: record({ signs: list(matching(/^[A-Z]{1,3}$/)), side: oneOf('left', 'right') }),
  postalCode: maybe(record({ format: isText, regex: isText })),
  startOfWeek: oneOf('monday', 'friday', 'saturday', 'sunday'),
  timezones: (value) =>
    list(matching(/^UTC([+-](0\d|1[0-4]):(00|30|45))?$/))(value) && Array.isArray(value) && value.length > 0,
}

/** Homoglyphs of another alphabet break search. */
function mixesScripts(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word)
}

function isPlace(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(isNumber)) return false
  const [lat, lng] = value.map(Number)
  return Math.abs(lat ?? 91) <= 90 && Math.abs(lng ?? 181) <= 180
}

function naming(): Rule {
  return record({ official: isText, common: isText })
}

/** Some uninhabited territories have no demonym. */
function demonym(): Rule {
  return record({ f: (value) => value === '' || isText(value), m: (value) => value === '' || isText(value) })
}

function matching(pattern: RegExp): Rule {
  return (value) => typeof value === 'string' && pattern.test(value)
}

function oneOf(...allowed: string[]): Rule {
  return (value) => typeof value === 'string' && allowed.includes(value)
}

function list(rule: Rule): Rule {
  return (value) => Array.isArray(value) && value.every(rule) && new Set(value).size === value.length
}

function map(key: RegExp, rule: Rule): Rule {
  return (value) =>
    isObject(value) && keysOf(value).every((name) => key.test(name)) && Object.values(value).every(rule)
}

function maybe(rule: Rule): Rule {
  return (value) => (isObject(value) && keysOf(value).length === 0) || rule(value)
}

function record(parts: Record<string, Rule>): Rule {
  return (value) =>
    isObject(value) &&
    keysOf(value).sort().join() === Object.keys(parts).sort().join() &&
    Object.entries(parts).every(([name, rule]) => rule(value[name]))
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
