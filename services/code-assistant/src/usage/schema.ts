import { type Static, Type } from 'typebox'

const time = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'A date or time in ISO 8601 format, or a Unix time in seconds.',
})

export const usageQuery = Type.Object({
  from: Type.Optional(time),
  to: Type.Optional(time),
  group_by: Type.Optional(
    Type.Union([Type.Literal('model'), Type.Literal('engine')], {
      description: 'Splits each day by model or engine.',
    }),
  ),
})

export const Usage = Type.Object(
  {
    object: Type.Literal('usage'),
    plan: Type.String(),
    remaining: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Requests left this month; null if the plan has no monthly limit.',
    }),
    resets_at: Type.Union([Type.String(), Type.Null()], { description: 'The end of the month in UTC.' }),
    buckets: Type.Array(
      Type.Object({
        start: Type.String({ description: 'The start of the UTC day.' }),
        model: Type.Optional(Type.String()),
        engine: Type.Optional(Type.String()),
        requests: Type.Integer(),
        prompt_tokens: Type.Integer(),
        completion_tokens: Type.Integer(),
      }),
    ),
  },
  { title: 'Usage' },
)

export type Usage = Static<typeof Usage>
