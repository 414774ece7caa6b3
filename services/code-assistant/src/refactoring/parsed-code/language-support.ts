import type { ParsedLanguage } from '../../syntax/grammars.ts'
import type { LanguageSupport, OperationDefinition } from '../operation.ts'
import { type ParsedCodeOperation, proposeFor } from './refactoring.ts'
import { type CompareNames, verifyWith } from './verify.ts'

/** Supports the defined operations that are implemented for the languages. */
export function createLanguageSupport(
  languages: readonly ParsedLanguage[],
  definitions: readonly OperationDefinition[],
  operations: ReadonlyMap<string, ParsedCodeOperation>,
  compareNames: CompareNames,
): LanguageSupport {
  return {
    languages,
    operations: Object.fromEntries(
      definitions.flatMap(({ id, safety }) => {
        const operation = operations.get(id)
        return operation ? [[id, proposeFor(languages, safety, operation)]] : []
      }),
    ),
    verify: verifyWith(languages, compareNames),
  }
}
