import { Problem } from '@octavo/platform/errors.ts'
import type { TSchema } from 'typebox'
import { chat } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import type { Engines } from '../../engines/engines.ts'
import { problem } from '../../errors.ts'
import { forward } from '../../inference/forward.ts'
import { rawRoutes } from '../../inference/raw-routes.ts'
import { requireBody } from '../../inference/read-inference-body.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { acceptAnyBody } from '../../wire/raw-body.ts'
import { EmbeddingsBody, Forwarded, RerankBody } from '../schema/forwarded.ts'

interface Operation {
  path: string
  operationId: string
  summary: string
  body: TSchema
}

const operations: readonly Operation[] = [
  {
    path: '/embeddings',
    operationId: 'embeddings/create',
    summary: 'Create embeddings',
    body: EmbeddingsBody,
  },
  { path: '/rerank', operationId: 'rerank/create', summary: 'Rerank documents', body: RerankBody },
]

/** Only model servers compute these. No other engine has an approximation of them. */
export const embeddingRoutes = (context: Context, engines: Engines) =>
  rawRoutes((app) => {
    for (const { path, operationId, summary, body } of operations)
      app.post(
        `/v1${path}`,
        {
          config: { needs: chat },
          validatorCompiler: acceptAnyBody,
          schema: {
            operationId,
            summary,
            description:
              'Forwards the request to a model server. Responds with 501 if none serves the model.',
            tags: ['embeddings'],
            body,
            response: { 200: Forwarded, ...mayFail },
          },
        },
        async (request, reply) => {
          const raw = requireBody(request.body)
          const target = { protocol: 'openai', path, isOptional: true } as const
          const isForwarded = await forward(context, engines, request, reply, raw, target).catch(
            ignoreUnknown,
          )
          if (isForwarded) return reply
          app.logUnimplemented('POST', `/v1${path}`)
          throw problem('embeddings_unavailable', { headers: { 'octavo-unimplemented': 'true' } })
        },
      )
  })

/** Clients name models of other providers, such as `text-embedding-3-small`. */
function ignoreUnknown(error: unknown): false {
  if (error instanceof Problem && error.code === 'model_not_found') return false
  throw error
}
