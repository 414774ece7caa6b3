import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { errorResponses } from '../wire/error-replies.ts'
import { maxFileBodyBytes } from '../wire/request-bodies.ts'
import type { RunQuery } from './run-query.ts'

const maxQueryLength = 256 * 1024

const Body = Type.Object(
  {
    query: Type.String({ maxLength: maxQueryLength, description: 'The GraphQL document.' }),
    variables: Type.Optional(
      Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
        description: 'The values of its variables.',
      }),
    ),
    operationName: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'The operation to run, if there are several.',
      }),
    ),
  },
  { title: 'graphql-request' },
)

const Reply = Type.Object(
  {
    data: Type.Optional(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()])),
    errors: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
  },
  { title: 'graphql-response' },
)

export const graphqlRoutes =
  (run: RunQuery): Routes =>
  (app) => {
    app.post(
      '/graphql',
      {
        // Variables may contain files.
        bodyLimit: maxFileBodyBytes,
        config: { needs: { user: true }, limit: 'graphql' },
        schema: {
          operationId: 'graphql/run',
          summary: 'Run a GraphQL query',
          tags: ['graphql'],
          body: Body,
          response: { 200: Reply, ...errorResponses },
        },
      },
      async (request) => {
        const { query, variables, operationName } = request.body
        return run(request, { query, variables: variables ?? {}, operationName: operationName ?? undefined })
      },
    )
  }
