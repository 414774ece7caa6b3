import { type Static, Type } from 'typebox'
import { codeFields } from '../tasks/code-input.ts'
import { resultFields, taskFields } from '../tasks/task-fields.ts'

export const ReviewBody = Type.Object(
  {
    ...taskFields,
    ...codeFields,
    diff: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'A unified diff. Findings are limited to its added lines; `files` complete its files.',
      }),
    ),
  },
  { title: 'ReviewRequest' },
)

export type ReviewBody = Static<typeof ReviewBody>

export const Review = Type.Object(
  {
    ...resultFields,
    findings: Type.Array(
      Type.Object(
        {
          path: Type.String(),
          line: Type.Integer({ description: 'Counted from 1.' }),
          severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
          rule: Type.String(),
          message: Type.String(),
          suggestion: Type.String(),
        },
        { title: 'ReviewFinding' },
      ),
    ),
  },
  { title: 'Review' },
)
