import { readBase } from './base.ts'
import { createCapitalFinder } from './capitals.ts'
import { createContinentFinder } from './continents.ts'
import { applyCorrections } from './corrections.ts'
import type { Country } from './country.ts'
import { nameCurrencies } from './currencies.ts'
import type { Facts } from './facts.ts'
import { mapLinks } from './maps.ts'
import { createPostalCodeFinder } from './postal-codes.ts'
import type { Problems } from './problems.ts'
import { createDriveSideFinder } from './roads.ts'
import { sortKeys } from './sort-keys.ts'
import { createTimezoneFinder } from './timezones.ts'
import { createTranslator } from './translations.ts'
import { createWeekStartFinder } from './week.ts'

/** Corrected base records first, then the fields from other sources. */
export function assembleCountries(facts: Facts, problems: Problems): Country[] {
  const bases = readBase()
  applyCorrections(bases, facts.corrections, problems)
  nameCurrencies(bases, facts.currencies, problems)

  const findCapital = createCapitalFinder(facts.capitals, problems)
  const findContinents = createContinentFinder(facts.continents, problems)
  const findDriveSide = createDriveSideFinder(facts.driveSides, problems)
  const findPostalCode = createPostalCodeFinder(facts, problems)
  const findTimezones = createTimezoneFinder(facts.timezones, problems)
  const findWeekStart = createWeekStartFinder()
  const translate = createTranslator(problems)

  return bases.map((base) => {
    const { cca2 } = base
    const gini = facts.gini.get(cca2)
    return {
      name: { ...base.name, nativeName: sortKeys(base.name.nativeName) },
      tld: base.tld,
      cca2,
      cca3: base.cca3,
      ccn3: base.ccn3,
      cioc: base.cioc,
      fifa: facts.codes.get(cca2)?.fifa ?? '',
      independent: requireDecided(base.independent, cca2, problems),
      status: base.status,
      unMember: base.unMember,
      currencies: sortKeys(base.currencies),
      idd: base.idd,
      capital: base.capital,
      capitalInfo: findCapital(cca2, base.capital[0]),
      altSpellings: [...new Set([cca2, ...base.altSpellings])],
      region: base.region,
      subregion: base.subregion,
      continents: findContinents(cca2, base.region),
      languages: sortKeys(base.languages),
      translations: translate(base),
      latlng: base.latlng,
      landlocked: base.landlocked,
      borders: base.borders,
      area: base.area,
      flag: flagOf(cca2),
      demonyms: base.demonyms,
      flags: { alt: facts.flagAlts[cca2] ?? '' },
      coatOfArms: {},
      population: facts.population.get(cca2)?.population ?? Number.NaN,
      maps: mapLinks(base),
      gini: gini === undefined ? {} : { [gini.year]: gini.gini },
      car: { signs: facts.codes.get(cca2)?.signs ?? [], side: findDriveSide(cca2) },
      postalCode: findPostalCode(cca2),
      startOfWeek: findWeekStart(cca2),
      timezones: findTimezones(cca2),
    }
  })
}

/** Two regional indicator symbols; fonts draw them as the flag. */
function flagOf(cca2: string): string {
  const letterA = 0x1f1e6
  return [...cca2].map((letter) => String.fromCodePoint(letterA + letter.charCodeAt(0) - 65)).join('')
}

function requireDecided(independent: boolean | null, cca2: string, problems: Problems): boolean {
  if (independent === null) problems.add(`independent: ${cca2}: undecided`)
  return independent ?? false
}
