import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { reader } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { explainQuery } from '../query/explain.ts'
import { QueryError } from '../query/query-error.ts'
import { mayFail } from '../wire/error-responses.ts'
import { withQueryErrors } from './compile-query.ts'

const tags = ['queries']
const querystring = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 16_000, description: 'The query.' })),
  token: Type.Optional(Type.String({ maxLength: 500, description: 'An API key.' })),
})

const Range = { start: Type.Integer(), end: Type.Integer() }
const Warnings = Type.Array(Type.Object({ message: Type.String(), ...Range }))

const Validation = Type.Object(
  {
    valid: Type.Boolean(),
    query: Type.Union([Type.String(), Type.Null()], { description: 'The canonical form.' }),
    errors: Type.Array(
      Type.Object({ message: Type.String(), code: Type.String(), position: Type.Integer() }),
    ),
    warnings: Warnings,
    features: Type.Array(Type.String(), { description: 'The features that the plan must include.' }),
  },
  { title: 'QueryValidation' },
)

const Explanation = Type.Object(
  {
    query: Type.String(),
    reading: Type.String({ description: 'The query as a sentence.' }),
    ast: Type.Object({ type: Type.String(), ...Range }, { description: 'The syntax tree.' }),
    fields: Type.Array(Type.String()),
    features: Type.Array(Type.String()),
    cost: Type.Union(['low', 'medium', 'high'].map((cost) => Type.Literal(cost))),
    clauses: Type.Integer(),
    depends_on_time: Type.Boolean(),
    warnings: Warnings,
  },
  { title: 'QueryExplanation' },
)

/** Queries of features that a plan lacks can be explained, but not run. */
export const queryRoutes =
  ({ clock }: Context): Routes =>
  (app) => {
    app.get(
      '/v1/queries/validate',
      {
        config: { needs: reader },
        schema: {
          operationId: 'queries/validate',
          summary: 'Validate a query',
          description: 'Returns the first error with its position, instead of failing.',
          tags,
          querystring,
          response: { 200: Validation, ...mayFail },
        },
      },
      async ({ query }) => {
        try {
          const { query: canonical, warnings, features } = explainQuery(required(query.q), clock)
          return {
            valid: true,
            query: canonical,
            errors: [],
            warnings: [...warnings],
            features: [...features],
          }
        } catch (error) {
          if (!(error instanceof QueryError)) throw error
          const { message, code, position } = error
          return {
            valid: false,
            query: null,
            errors: [{ message, code, position }],
            warnings: [],
            features: [],
          }
        }
      },
    )

    app.get(
      '/v1/queries/explain',
      {
        config: { needs: reader },
        schema: {
          operationId: 'queries/explain',
          summary: 'Explain a query',
          description: 'Returns the syntax tree, fields and cost of the query.',
          tags,
          querystring,
          response: { 200: Explanation, ...mayFail },
        },
      },
      async ({ query }, reply) => {
        const explanation = await withQueryErrors(async () => explainQuery(required(query.q), clock))
        return reply.type('application/json; charset=utf-8').send(explanation as never) // The syntax tree has more members than its schema describes.
      },
    )
  }

function required(q: string | undefined): string {
  if (q === undefined || q.trim() === '') throw problem('query_missing')
  return q
}
