import { type Static, Type } from 'typebox'
import { codeFields } from '../tasks/code-input.ts'
import { Check, filesField, resultFields, taskFields } from '../tasks/task-fields.ts'

export const FixBody = Type.Object(
  {
    ...taskFields,
    ...codeFields,
    diagnostics: Type.Optional(
      Type.Array(
        Type.Object({
          path: Type.Optional(Type.String()),
          line: Type.Optional(Type.Integer({ minimum: 1 })),
          code: Type.Optional(
            Type.Union([Type.String(), Type.Integer()], { description: 'Such as `TS2304`.' }),
          ),
          message: Type.Optional(Type.String()),
        }),
        { maxItems: 1_000, description: 'Limits fixes to these. Default: all errors and unused imports.' },
      ),
    ),
  },
  { title: 'FixRequest' },
)

export type FixBody = Static<typeof FixBody>

const diagnostic = {
  path: Type.String(),
  line: Type.Integer({ description: 'Counted from 1.' }),
  column: Type.Integer({ description: 'Counted from 1.' }),
  code: Type.String(),
  message: Type.String(),
}

export const Fix = Type.Object(
  {
    ...resultFields,
    code: Type.Optional(Type.String()),
    files: filesField,
    diff: Type.String({ description: 'A unified diff.' }),
    checks: Type.Optional(
      Type.Array(Check, { description: 'The checks of the changes. Only for changes by a language model.' }),
    ),
    fixed: Type.Array(Type.Object({ ...diagnostic, fix: Type.String() }, { title: 'FixedDiagnostic' })),
    remaining: Type.Array(Type.Object(diagnostic, { title: 'CodeDiagnostic' })),
  },
  { title: 'Fix' },
)
