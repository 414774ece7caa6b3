import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest, InjectOptions } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { anyToken } from '../access/needs.ts'
import { problem } from '../errors.ts'
import { secretOf } from '../limits.ts'
import { mayFail } from '../schema/errors.ts'
import { routePath } from '../wire/paths.ts'

const longest = 50

const Step = Type.Object({
  method: Type.String({ pattern: '^(?:GET|POST|DELETE|get|post|delete)$' }),
  relative_url: Type.String({ maxLength: 8_000 }),
  body: Type.Optional(Type.Unknown()),
})

const steps = Compile(Type.Array(Step, { minItems: 1, maxItems: longest }))

const BatchAnswer = Type.Array(
  Type.Object({
    code: Type.Integer(),
    headers: Type.Record(Type.String(), Type.String()),
    body: Type.String({ description: 'The answer as text.' }),
  }),
)

/** Many requests as one. Each of them is counted, and not the batch. */
export const batchRoutes: Routes = (app) => {
  app.post(
    '/batch/',
    {
      config: { access: 'free', needs: anyToken },
      schema: {
        operationId: 'batch',
        summary: `Up to ${longest} requests, carried out one after the other`,
        tags: ['batch'],
        querystring: Type.Object({ batch: Type.Optional(Type.String()) }),
        body: Type.Object({ batch: Type.Optional(Type.Unknown()) }),
        response: { 200: BatchAnswer, ...mayFail },
      },
    },
    async (request) => {
      const answers = []
      for (const step of readSteps(request.body.batch ?? request.query.batch)) {
        const { statusCode, headers, payload } = await app.inject(requestOf(step, request))
        const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
        answers.push({ code: statusCode, headers: Object.fromEntries(texts), body: payload })
      }
      return answers
    },
  )
}

interface BatchStep {
  method: string
  relative_url: string
  body?: unknown
}

function readSteps(given: unknown): BatchStep[] {
  const list = typeof given === 'string' ? parseJson(given) : given
  if (!steps.Check(list)) throw problem('INVALID_BATCH')
  if (list.some((step) => /^\/batch(?=[/?]|$)/.test(pathOf(step))))
    throw problem('INVALID_BATCH', { message: 'A batch cannot hold another one.' })
  return list
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const pathOf = ({ relative_url }: BatchStep) => routePath(`/${relative_url}`)

/** The same caller's, from the same place. */
function requestOf(step: BatchStep, request: FastifyRequest): InjectOptions {
  const { body } = step
  const isForm = typeof body === 'string' && !/^\s*[[{]/.test(body)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    // The schema allows no others.
    method: step.method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
    url: pathOf(step),
    remoteAddress: request.ip,
    headers: {
      host: request.host,
      authorization: `Bearer ${secretOf(request)}`,
      ...(body !== undefined && body !== null && { 'content-type': type }),
    },
    ...(body !== undefined &&
      body !== null && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}
