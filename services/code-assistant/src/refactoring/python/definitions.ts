import { type TSchema, Type } from 'typebox'
import type { OperationDefinition, Safety } from '../operation.ts'

const languages = ['python'] as const

const symbol = Type.Optional(
  Type.String({
    maxLength: 500,
    description: 'A declared name, such as `total` or `Cart.add`, instead of a range.',
  }),
)
const name = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }))

const file = (id: string, title: string, safety: Safety): OperationDefinition => ({
  id,
  title,
  languages,
  arguments: Type.Object({}, { additionalProperties: false }),
  safety,
  target: 'file',
})

const selection = (
  id: string,
  title: string,
  safety: Safety,
  properties: Record<string, TSchema> = {},
): OperationDefinition => ({
  id,
  title,
  languages,
  arguments: Type.Object({ symbol, ...properties }, { additionalProperties: false }),
  safety,
  target: 'selection',
})

export const pythonOperations: readonly OperationDefinition[] = [
  selection('rename', 'Rename a symbol in all files', 'preserving', {
    newName: Type.String({ minLength: 1, maxLength: 200, description: 'The new name.' }),
  }),
  selection('extract-variable', 'Extract a variable', 'preserving', {
    name: name('The name of the variable.'),
  }),
  selection('extract-function', 'Extract a function', 'preserving', {
    name: name('The name of the function.'),
  }),
  selection('inline-variable', 'Inline a variable', 'preserving'),
  selection('method-to-function', 'Convert a method that does not use its object to a function', 'syntactic'),
  file('use-f-strings', 'Use f-strings (for types whose format() equals str())', 'syntactic'),
  file('add-type-hints', 'Add type hints from defaults, docstrings and return statements', 'review'),
  file(
    'use-pathlib',
    'Use pathlib instead of os.path (for paths that are strings and not empty)',
    'syntactic',
  ),
  file('remove-unused-imports', 'Remove unused imports', 'syntactic'),
  file('sort-imports', 'Sort imports', 'syntactic'),
  file('loop-to-comprehension', 'Convert loops to comprehensions', 'preserving'),
  file('use-guard-clauses', 'Return early instead of nesting', 'preserving'),
  file('convert-to-dataclass', 'Convert classes that store parameters to dataclasses', 'review'),
  file('print-to-logging', 'Log instead of printing', 'review'),
  file('simplify-literals', 'Replace calls such as dict() with literals', 'preserving'),
  file('compare-with-none', 'Compare with None by identity (for types without their own ==)', 'syntactic'),
]
