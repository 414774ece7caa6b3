import { type TSchema, Type } from 'typebox'
import type { compilerLanguages } from '../../typescript/code-paths.ts'
import type { OperationDefinition, Safety } from '../operation.ts'

type CompilerLanguage = (typeof compilerLanguages)[number]

const all: readonly CompilerLanguage[] = ['typescript', 'tsx', 'javascript', 'jsx']
const typed: readonly CompilerLanguage[] = ['typescript', 'tsx']
const untyped: readonly CompilerLanguage[] = ['javascript', 'jsx']

const identifier = { pattern: '^[\\p{ID_Start}$_][\\p{ID_Continue}$]*$', maxLength: 200 }
const name = (description: string) => Type.Optional(Type.String({ ...identifier, description }))
const filePath = (description: string) => Type.String({ minLength: 1, maxLength: 1_000, description })
const symbol = Type.Optional(
  Type.String({
    maxLength: 500,
    description: 'A declared name, such as `total` or `Cart.add`, instead of a range.',
  }),
)

const object = (properties: Record<string, TSchema>) =>
  Type.Object(properties, { additionalProperties: false })

/** Works on whole files. */
const file = (
  id: string,
  title: string,
  safety: Safety,
  languages = all,
  properties: Record<string, TSchema> = {},
) =>
  ({
    id,
    title,
    languages,
    arguments: object(properties),
    safety,
    target: 'file',
  }) satisfies OperationDefinition

/** Works on selected code or on a named declaration. */
const selection = (
  id: string,
  title: string,
  safety: Safety,
  properties: Record<string, TSchema> = {},
  languages = all,
) =>
  ({
    id,
    title,
    languages,
    arguments: object({ symbol, ...properties }),
    safety,
    target: 'selection',
  }) satisfies OperationDefinition

/** The arguments select the code. */
const named = (id: string, title: string, properties: Record<string, TSchema>) =>
  ({
    id,
    title,
    languages: all,
    arguments: object(properties),
    safety: 'preserving',
    target: 'arguments',
  }) satisfies OperationDefinition

export const typescriptOperations: readonly OperationDefinition[] = [
  // Names and files
  selection('rename', 'Rename a symbol in all files', 'preserving', {
    newName: Type.String({ ...identifier, minLength: 1, description: 'The new name.' }),
  }),
  named('rename-file', 'Move a file and update imports', {
    path: filePath('Path of an input file.'),
    newPath: filePath('New path of the file.'),
  }),

  // Extract, inline, move
  selection('extract-function', 'Extract a function', 'preserving', {
    name: name('The name of the function.'),
  }),
  selection('extract-constant', 'Extract a constant', 'preserving', {
    name: name('The name of the constant.'),
  }),
  selection(
    'extract-type',
    'Extract a type alias',
    'preserving',
    { name: name('The name of the type.') },
    typed,
  ),
  selection(
    'extract-interface',
    'Extract an interface',
    'preserving',
    { name: name('The name of the interface.') },
    typed,
  ),
  selection(
    'extract-typedef',
    'Extract a JSDoc typedef',
    'preserving',
    { name: name('The name of the type.') },
    untyped,
  ),
  selection('inline-variable', 'Inline a variable', 'preserving'),
  selection('move-to-new-file', 'Move declarations to a new file', 'preserving'),
  selection('move-to-file', 'Move declarations to another file', 'preserving', {
    target: filePath('Path of an input file.'),
  }),

  // Functions and classes
  selection('add-arrow-braces', 'Add braces to an arrow function', 'preserving'),
  selection('remove-arrow-braces', 'Remove braces from an arrow function', 'preserving'),
  selection('convert-to-arrow-function', 'Convert a function expression to an arrow function', 'syntactic'),
  selection('convert-to-named-function', 'Convert a function expression to a named function', 'syntactic'),
  selection(
    'convert-to-anonymous-function',
    'Convert an arrow function to a function expression',
    'syntactic',
  ),
  selection('destructure-parameters', 'Convert parameters to one destructured object', 'review'),
  selection('generate-accessors', 'Generate get and set accessors', 'preserving'),
  selection('infer-return-type', 'Add the inferred return type', 'preserving', {}, typed),
  selection('merge-overloads', 'Convert overloads to one signature', 'preserving', {}, typed),
  file('use-async-await', 'Convert promise chains to async functions', 'syntactic'),
  file('use-classes', 'Convert constructor functions to classes', 'review', untyped),

  // Imports and exports
  file('organize-imports', 'Sort imports and remove unused ones', 'syntactic'),
  file('sort-imports', 'Sort imports', 'syntactic'),
  file('remove-unused-imports', 'Remove unused imports', 'syntactic'),
  file('use-es-modules', 'Convert a CommonJS module to an ES module', 'review', untyped),
  selection('convert-to-named-export', 'Convert a default export to a named export', 'review'),
  selection('convert-to-default-export', 'Convert a named export to a default export', 'review'),
  selection('convert-to-namespace-import', 'Convert named imports to a namespace import', 'preserving'),
  selection('convert-to-named-imports', 'Convert a namespace import to named imports', 'preserving'),

  // Variables
  file('replace-var', 'Replace var with let or const', 'preserving'),
  file('prefer-const', 'Replace let with const', 'preserving'),
  file('split-declarations', 'Declare each variable in a statement of its own', 'preserving'),
  named('extract-magic-number', 'Extract a number as a constant', {
    name: Type.String({ ...identifier, minLength: 1, description: 'The name of the constant.' }),
    value: Type.Optional(Type.Number({ description: 'The number to extract. Required without `range`.' })),
  }),

  // Loops and calls
  file('use-for-of', 'Convert for loops to for-of', 'syntactic'),
  file('use-array-methods', 'Convert loops to map, filter and reduce', 'syntactic'),
  file('use-rest-parameters', 'Replace arguments with rest parameters', 'preserving'),
  file('use-spread-calls', 'Replace apply with spread', 'syntactic'),
  file('use-arrow-functions', 'Convert callbacks to arrow functions', 'syntactic'),
  file('convert-callbacks-to-async', 'Convert Node-style callbacks to async functions', 'review'),
  selection('inline-function', 'Inline a function', 'preserving'),

  // Expressions
  file('use-template-strings', 'Replace string concatenation with template literals', 'syntactic'),
  file('use-object-spread', 'Replace Object.assign with object spread', 'syntactic'),
  file('use-shorthand-properties', 'Use shorthand properties', 'preserving'),
  file('use-strict-equality', 'Replace == with === for values of one type', 'syntactic'),
  file('use-has-own', 'Replace hasOwnProperty.call with Object.hasOwn', 'preserving'),
  file('use-nullish-coalescing', 'Replace tests for null with ?? and ??=', 'syntactic'),
  file('use-optional-chaining', 'Replace tests for null with ?.', 'syntactic'),
  file('apply-de-morgan', "Apply De Morgan's laws to negated conditions", 'preserving'),

  // Branches
  file('use-guard-clauses', 'Return early instead of nesting', 'preserving'),
  file('remove-else-after-return', 'Remove else after return', 'preserving'),
  file('merge-nested-ifs', 'Merge nested if statements', 'preserving'),
  file('add-braces', 'Add braces to branches and loops', 'preserving'),
  selection('invert-if', 'Invert a condition', 'preserving'),
  file('convert-if-to-switch', 'Convert if-else chains to switch', 'syntactic'),
  file('convert-switch-to-if', 'Convert switch to if-else chains', 'syntactic'),
  file('convert-switch-to-map', 'Convert switch to a map', 'preserving'),

  // Types
  file('convert-enum-to-union', 'Convert string enums to constant objects and unions', 'syntactic', typed),
  file('convert-union-to-enum', 'Convert unions of strings to enums', 'review', typed),
  file('convert-to-typescript', 'Convert JavaScript files to TypeScript', 'review', untyped),

  // Unused code
  file('remove-unused', 'Remove unused declarations', 'syntactic'),
  file('remove-unreachable-code', 'Remove unreachable code', 'preserving'),
  file('remove-unused-exports', 'Remove exports that no other file imports', 'review', all, {
    entryPoints: Type.Optional(
      Type.Array(Type.String(), { description: 'Paths of files whose exports are used from outside.' }),
    ),
  }),
]
