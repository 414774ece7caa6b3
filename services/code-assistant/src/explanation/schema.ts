import { type Static, Type } from 'typebox'
import { resultFields, taskFields } from '../tasks/task-fields.ts'

export const ExplainBody = Type.Object(
  {
    ...taskFields,
    code: Type.String({
      minLength: 1,
      description: 'Code, or one regular or cron expression, SQL text or command line.',
    }),
    path: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000, description: 'The path of `code`.' })),
    detail: Type.Optional(
      Type.Union([Type.Literal('brief'), Type.Literal('normal'), Type.Literal('full')], {
        description: '`brief` has no control flow, `full` also that of private functions. Default: `normal`.',
      }),
    ),
  },
  { title: 'ExplainRequest' },
)

export type ExplainBody = Static<typeof ExplainBody>

const Metrics = Type.Object(
  {
    cyclomatic: Type.Integer(),
    cognitive: Type.Integer(),
    loc: Type.Integer({ description: 'Lines with code.' }),
    nesting: Type.Integer(),
    params: Type.Integer(),
  },
  { title: 'CodeMetrics' },
)

export const Explanation = Type.Object(
  {
    ...resultFields,
    language: Type.String(),
    explanation: Type.String({ description: 'Markdown.' }),
    outline: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          kind: Type.String(),
          start_line: Type.Integer(),
          end_line: Type.Integer(),
          parent: Type.Optional(Type.String()),
          signature: Type.String(),
          summary: Type.Optional(Type.String()),
          metrics: Type.Optional(Metrics),
        },
        { title: 'OutlineEntry' },
      ),
    ),
    metrics: Metrics,
    calls: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          module: Type.Optional(Type.String()),
          callers: Type.Array(Type.String()),
          count: Type.Integer(),
        },
        { title: 'ExternalCall' },
      ),
    ),
    complexity_notes: Type.Array(Type.String(), { description: 'Estimates of running time.' }),
  },
  { title: 'Explanation' },
)
