import ts from 'typescript-6'
import { compilerLanguages } from '../../typescript/code-paths.ts'
import type { LanguageSupport } from '../operation.ts'
import { useArrayMethods } from './operations/array-methods.ts'
import { addBraces, invertIf, removeElseAfterReturn, useGuardClauses } from './operations/branches.ts'
import { convertCallbacksToAsync } from './operations/callbacks.ts'
import { convertEnumToUnion, convertUnionToEnum, extractMagicNumber } from './operations/constants.ts'
import { convertToTypescript } from './operations/convert-to-typescript.ts'
import {
  splitDeclarations,
  useArrowFunctions,
  useHasOwn,
  useNullishCoalescing,
  useOptionalChaining,
  useShorthandProperties,
  useSpreadCalls,
  useStrictEquality,
} from './operations/expressions.ts'
import { inlineFunction } from './operations/inline-function.ts'
import { inlineVariable } from './operations/inline-variable.ts'
import { moveToFile, organizeImports, quickFixes, selectionRefactor } from './operations/language-service.ts'
import { renameFile, renameSymbol } from './operations/rename.ts'
import { preferConst, replaceVar } from './operations/replace-var.ts'
import { applyDeMorgan, mergeNestedIfs } from './operations/simplify-conditions.ts'
import { convertIfToSwitch, convertSwitchToIf, convertSwitchToMap } from './operations/switches.ts'
import { removeUnreachableCode, removeUnused, removeUnusedExports } from './operations/unused-code.ts'
import { useForOf } from './operations/use-for-of.ts'
import { useObjectSpread } from './operations/use-object-spread.ts'
import { useRestParameters } from './operations/use-rest-parameters.ts'
import { useTemplateStrings } from './operations/use-template-strings.ts'
import { proposeWith, type TypescriptOperation } from './refactoring.ts'
import { verifyTypescript } from './verify.ts'

const operations: Readonly<Record<string, TypescriptOperation>> = {
  rename: renameSymbol,
  'rename-file': renameFile,
  'extract-function': selectionRefactor('refactor.extract.function', {
    summary: 'Extract a function',
    name: 'name',
  }),
  'extract-constant': selectionRefactor('refactor.extract.constant', {
    summary: 'Extract a constant',
    name: 'name',
  }),
  'extract-type': selectionRefactor('refactor.extract.type', { summary: 'Extract a type', name: 'name' }),
  'extract-interface': selectionRefactor('refactor.extract.interface', {
    summary: 'Extract an interface',
    name: 'name',
  }),
  'extract-typedef': selectionRefactor('refactor.extract.typedef', {
    summary: 'Extract a typedef',
    name: 'name',
    // It rewrites the comment.
    removesComments: true,
  }),
  'inline-variable': inlineVariable,
  'move-to-new-file': selectionRefactor('refactor.move.newFile', { summary: 'Move to a new file' }),
  'move-to-file': moveToFile,
  'add-arrow-braces': selectionRefactor('refactor.rewrite.arrow.braces.add', {
    summary: 'Add braces',
    on: ts.isArrowFunction,
  }),
  'remove-arrow-braces': selectionRefactor('refactor.rewrite.arrow.braces.remove', {
    summary: 'Remove braces',
  }),
  'convert-to-arrow-function': selectionRefactor('refactor.rewrite.function.arrow', {
    summary: 'Convert to an arrow function',
  }),
  'convert-to-named-function': selectionRefactor('refactor.rewrite.function.named', {
    summary: 'Convert to a named function',
  }),
  'convert-to-anonymous-function': selectionRefactor('refactor.rewrite.function.anonymous', {
    summary: 'Convert to a function expression',
  }),
  'destructure-parameters': selectionRefactor('refactor.rewrite.parameters.toDestructured', {
    summary: 'Destructure parameters',
  }),
  'generate-accessors': selectionRefactor('refactor.rewrite.property.generateAccessors', {
    summary: 'Generate accessors',
  }),
  'infer-return-type': selectionRefactor('refactor.rewrite.function.returnType', {
    summary: 'Add the return type',
  }),
  'merge-overloads': selectionRefactor('refactor.rewrite.function.overloadList', {
    summary: 'Convert overloads to one signature',
  }),
  'use-async-await': quickFixes(['convertToAsyncFunction'], { summary: 'Use async and await' }),
  'use-classes': quickFixes(['convertFunctionToEs6Class'], { summary: 'Convert to a class' }),
  'organize-imports': organizeImports(ts.OrganizeImportsMode.All, 'Organize imports'),
  'sort-imports': organizeImports(ts.OrganizeImportsMode.SortAndCombine, 'Sort imports'),
  'remove-unused-imports': organizeImports(ts.OrganizeImportsMode.RemoveUnused, 'Remove unused imports'),
  'use-es-modules': quickFixes(['convertToEsModule'], { summary: 'Convert to an ES module' }),
  'convert-to-named-export': selectionRefactor('refactor.rewrite.export.named', {
    summary: 'Convert to a named export',
  }),
  'convert-to-default-export': selectionRefactor('refactor.rewrite.export.default', {
    summary: 'Convert to a default export',
  }),
  'convert-to-namespace-import': selectionRefactor('refactor.rewrite.import.namespace', {
    summary: 'Convert to a namespace import',
  }),
  'convert-to-named-imports': selectionRefactor('refactor.rewrite.import.named', {
    summary: 'Convert to named imports',
  }),
  'replace-var': replaceVar,
  'prefer-const': preferConst,
  'split-declarations': splitDeclarations,
  'use-for-of': useForOf,
  'use-array-methods': useArrayMethods,
  'use-template-strings': useTemplateStrings,
  'use-object-spread': useObjectSpread,
  'use-rest-parameters': useRestParameters,
  'use-spread-calls': useSpreadCalls,
  'use-arrow-functions': useArrowFunctions,
  'use-shorthand-properties': useShorthandProperties,
  'use-strict-equality': useStrictEquality,
  'use-has-own': useHasOwn,
  'use-nullish-coalescing': useNullishCoalescing,
  'use-optional-chaining': useOptionalChaining,
  'use-guard-clauses': useGuardClauses,
  'remove-else-after-return': removeElseAfterReturn,
  'invert-if': invertIf,
  'merge-nested-ifs': mergeNestedIfs,
  'add-braces': addBraces,
  'apply-de-morgan': applyDeMorgan,
  'convert-if-to-switch': convertIfToSwitch,
  'convert-switch-to-if': convertSwitchToIf,
  'convert-switch-to-map': convertSwitchToMap,
  'inline-function': inlineFunction,
  'extract-magic-number': extractMagicNumber,
  'convert-enum-to-union': convertEnumToUnion,
  'convert-union-to-enum': convertUnionToEnum,
  'convert-callbacks-to-async': convertCallbacksToAsync,
  'convert-to-typescript': convertToTypescript,
  'remove-unused': removeUnused,
  'remove-unreachable-code': removeUnreachableCode,
  'remove-unused-exports': removeUnusedExports,
}

export const typescriptSupport: LanguageSupport = {
  languages: compilerLanguages,
  operations: Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [id, proposeWith(operation)]),
  ),
  verify: verifyTypescript,
}
