import { readAtlas } from './atlas.ts'
import type { Country } from './country.ts'
import type { Facts } from './facts.ts'
import type { Problems } from './problems.ts'
import { checkBorders } from './validate/borders.ts'
import { checkCodes, checkFactTables } from './validate/codes.ts'
import { checkFlags } from './validate/flags.ts'
import { checkLanguages } from './validate/languages.ts'
import { checkMoney } from './validate/money.ts'
import { checkPlaces } from './validate/places.ts'
import { checkPostalCodes } from './validate/postal-codes.ts'
import { checkShape } from './validate/shape.ts'
import { checkCallingCodes, checkDomains } from './validate/telecoms.ts'
import { checkTranslations } from './validate/translations.ts'

/** Reports all problems before any file is written. */
export function validateCountries(countries: Country[], facts: Facts, problems: Problems): void {
  checkShape(countries, problems)
  checkCodes(countries, problems)
  checkFactTables(countries, facts, problems)
  checkBorders(countries, readAtlas(countries, facts.atlasOwners, problems), problems)
  checkPlaces(countries, problems)
  checkMoney(countries, problems)
  checkTranslations(countries, problems)
  checkLanguages(countries, facts.languages, problems)
  checkCallingCodes(countries, problems)
  checkDomains(countries, problems)
  checkFlags(countries, problems)
  checkPostalCodes(countries, problems)
}
