import { createLanguageSupport } from '../parsed-code/language-support.ts'
import type { ParsedCodeOperation } from '../parsed-code/refactoring.ts'
import { compareNames } from './compare-names.ts'
import { compareWithNone } from './comparisons.ts'
import { loopToComprehension } from './comprehensions.ts'
import { convertToDataclass } from './dataclasses.ts'
import { pythonOperations } from './definitions.ts'
import { extractFunction } from './extract-function.ts'
import { extractVariable } from './extract-variable.ts'
import { useFStrings } from './f-strings.ts'
import { useGuardClauses } from './guard-clauses.ts'
import { inlineVariable } from './inline-variable.ts'
import { simplifyLiterals } from './literals.ts'
import { printToLogging } from './logging.ts'
import { methodToFunction } from './method-to-function.ts'
import { usePathlib } from './pathlib.ts'
import { rename } from './rename.ts'
import { sortImports } from './sort-imports.ts'
import { addTypeHints } from './type-hints.ts'
import { removeUnusedImports } from './unused-imports.ts'

const languages = ['python'] as const

const operations = new Map<string, ParsedCodeOperation>(
  Object.entries({
    rename,
    'extract-variable': extractVariable,
    'extract-function': extractFunction,
    'inline-variable': inlineVariable,
    'method-to-function': methodToFunction,
    'use-f-strings': useFStrings,
    'add-type-hints': addTypeHints,
    'use-pathlib': usePathlib,
    'remove-unused-imports': removeUnusedImports,
    'sort-imports': sortImports,
    'loop-to-comprehension': loopToComprehension,
    'use-guard-clauses': useGuardClauses,
    'convert-to-dataclass': convertToDataclass,
    'print-to-logging': printToLogging,
    'simplify-literals': simplifyLiterals,
    'compare-with-none': compareWithNone,
  }),
)

export const pythonSupport = createLanguageSupport(languages, pythonOperations, operations, compareNames)
