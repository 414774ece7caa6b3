import { Type } from 'typebox'

/** The query parameters of statistics. */
export const historyParameters = {
  resolution: Type.Literal('days', { default: 'days', description: 'The frequency of the values.' }),
  quantity: Type.Integer({ minimum: 1, maximum: 30, default: 30, description: 'The number of values.' }),
}

export const Statistic = Type.Object(
  {
    total: Type.Integer(),
    historical: Type.Object({
      change: Type.Integer({ description: 'The sum of the values.' }),
      average: Type.Number(),
      resolution: Type.Literal('days'),
      quantity: Type.Integer(),
      values: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), value: Type.Integer() })),
    }),
  },
  { title: 'Statistic' },
)
