import { type Static, Type } from 'typebox'
import { codeFields } from '../tasks/code-input.ts'
import { Check, filesField, resultFields, taskFields } from '../tasks/task-fields.ts'
import { documentationStyles } from './document-code-task.ts'

export const DocumentBody = Type.Object(
  {
    ...taskFields,
    ...codeFields,
    style: Type.Optional(
      Type.Union(
        documentationStyles.map((style) => Type.Literal(style)),
        { description: 'Default: the style of the language, such as `tsdoc` for TypeScript.' },
      ),
    ),
    scope: Type.Optional(
      Type.Union([Type.Literal('exported'), Type.Literal('all'), Type.Literal('selection')], {
        description: '`selection` needs `context.selection`. Default: `exported`.',
      }),
    ),
    overwrite: Type.Optional(
      Type.Boolean({ description: 'Replaces existing documentation comments. Default: false.' }),
    ),
    output: Type.Optional(
      Type.Union([Type.Literal('inline'), Type.Literal('markdown'), Type.Literal('both')], {
        description: 'Comments in the code, an API reference, or both. Default: `both`.',
      }),
    ),
  },
  { title: 'DocumentRequest' },
)

export type DocumentBody = Static<typeof DocumentBody>

export const Documentation = Type.Object(
  {
    ...resultFields,
    code: Type.Optional(Type.String()),
    files: Type.Optional(filesField),
    diff: Type.Optional(Type.String({ description: 'A unified diff.' })),
    checks: Type.Optional(
      Type.Array(Check, { description: 'The checks of the changes. Only for changes by a language model.' }),
    ),
    documentation: Type.Optional(Type.String({ description: 'The API reference, in Markdown.' })),
    items: Type.Array(
      Type.Object(
        {
          path: Type.String(),
          symbol: Type.String(),
          kind: Type.String(),
          range: Type.Object({ start: Type.Integer(), end: Type.Integer() }),
          doc: Type.String(),
          missing: Type.Array(Type.String(), {
            description: 'Parts that cannot be inferred from the code, such as `parameter x`.',
          }),
        },
        { title: 'DocumentedItem' },
      ),
    ),
    coverage: Type.Object(
      { before: Type.Number(), after: Type.Number() },
      { description: 'Shares of the symbols in scope that have documentation.' },
    ),
  },
  { title: 'Documentation' },
)
