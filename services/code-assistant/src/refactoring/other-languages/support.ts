import { createLanguageSupport } from '../parsed-code/language-support.ts'
import type { ParsedCodeOperation } from '../parsed-code/refactoring.ts'
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

export const otherSupport = createLanguageSupport(languages, otherOperations, operations, compareNames)
