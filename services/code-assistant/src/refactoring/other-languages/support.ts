import type { LanguageSupport } from '../operation.ts'
import { type ParsedCodeOperation, proposeFor } from '../parsed-code/refactoring.ts'
import { verifyWith } from '../parsed-code/verify.ts'
import { compareNames } from './compare-names.ts'
import { otherOperations } from './definitions.ts'
import { extractVariable } from './extract-variable.ts'
import { useGuardClauses } from './guard-clauses.ts'
import { removeUnusedImports, sortImports } from './imports.ts'
import { renameLocal } from './rename-local.ts'

const languages = ['go', 'rust', 'java', 'csharp', 'c', 'cpp', 'ruby', 'php'] as const

const operations = new Map<string, ParsedCodeOperation>(
  Object.entries({
    rename: renameLocal,
    'extract-variable': extractVariable,
    'use-guard-clauses': useGuardClauses,
    'remove-unused-imports': removeUnusedImports,
    'sort-imports': sortImports,
  }),
)

export const otherSupport: LanguageSupport = {
  languages,
  operations: Object.fromEntries(
    otherOperations.flatMap(({ id, safety }) => {
      const operation = operations.get(id)
      return operation ? [[id, proposeFor(languages, safety, operation)]] : []
    }),
  ),
  verify: verifyWith(languages, compareNames),
}
