import { dateAndPlaceFormats } from './formats/dates-and-places.ts'
import { identifierFormats } from './formats/identifiers.ts'
import { internetFormats } from './formats/internet.ts'
import { moneyAndPeopleFormats } from './formats/money-and-people.ts'
import { numberAndTextFormats } from './formats/numbers-and-text.ts'
import { sourceCodeFormats } from './formats/source-code.ts'
import type { PatternFormat } from './pattern-format.ts'

export const patternFormats: readonly PatternFormat[] = [
  ...internetFormats,
  ...identifierFormats,
  ...moneyAndPeopleFormats,
  ...dateAndPlaceFormats,
  ...numberAndTextFormats,
  ...sourceCodeFormats,
]
