import { type TSchema, Type } from 'typebox'
import type { ParsedLanguage } from '../../syntax/grammars.ts'
import type { OperationDefinition, Safety } from '../operation.ts'

const all = ['go', 'rust', 'java', 'csharp', 'c', 'cpp', 'ruby', 'php'] as const

const symbol = Type.Optional(
  Type.String({
    maxLength: 500,
    description: 'A declared name, such as `total` or `Cart.add`, instead of a range.',
  }),
)

const define = (
  id: string,
  title: string,
  safety: Safety,
  languages: readonly ParsedLanguage[],
  target: 'file' | 'selection',
  properties: Record<string, TSchema> = {},
): OperationDefinition => ({
  id,
  title,
  languages,
  arguments: Type.Object(properties, { additionalProperties: false }),
  safety,
  target,
})

export const otherOperations: readonly OperationDefinition[] = [
  define('rename', 'Rename a local variable', 'preserving', all, 'selection', {
    symbol,
    newName: Type.String({ minLength: 1, maxLength: 200, description: 'The new name.' }),
  }),
  define(
    'extract-variable',
    'Extract a variable',
    'syntactic',
    ['go', 'rust', 'java', 'csharp', 'cpp', 'ruby', 'php'],
    'selection',
    {
      symbol,
      name: Type.Optional(
        Type.String({ minLength: 1, maxLength: 200, description: 'The name of the variable.' }),
      ),
    },
  ),
  define('use-guard-clauses', 'Return early instead of nesting', 'preserving', all, 'file'),
  define(
    'remove-unused-imports',
    'Remove unused imports',
    'preserving',
    ['go', 'rust', 'java', 'csharp', 'php'],
    'file',
  ),
  define('sort-imports', 'Sort imports', 'preserving', ['go', 'rust', 'java', 'csharp', 'php'], 'file'),
]
