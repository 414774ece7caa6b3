import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { App } from '@octavo/platform/http/app.ts'
import { canonicalTarget } from '@octavo/platform/http/request-target.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest, InjectOptions } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { anyToken } from './access/needs.ts'
import { problem, renderError } from './errors.ts'
import { secretOf } from './limits.ts'
import { mayFail } from './wire/error-responses.ts'
import { routePath } from './wire/paths.ts'

const maxSteps = 50
/** The total size of all responses, since short requests can cause large responses. */
const maxBytes = 8 * 1024 * 1024

const Step = Type.Object({
  method: Type.String({ pattern: '^(?:GET|POST|DELETE|get|post|delete)$' }),
  relative_url: Type.String({ maxLength: 8_000 }),
  body: Type.Optional(Type.Unknown()),
})

const steps = Compile(Type.Array(Step, { minItems: 1, maxItems: maxSteps }))

const BatchResponse = Type.Array(
  Type.Object({
    code: Type.Integer(),
    headers: Type.Record(Type.String(), Type.String()),
    body: Type.String({ description: 'The response body as text.' }),
  }),
)

interface BatchStep {
  method: string
  relative_url: string
  body?: unknown
}

interface StepResponse {
  code: number
  headers: Record<string, string>
  body: string
}

/** Set while a step runs, so that nested batches are recognized under any path. */
const nesting = new AsyncLocalStorage<true>()

/** Each request in a batch counts against the rate limit, the batch itself does not. */
export const batchRoutes: Routes = (app) => {
  app.post(
    '/batch/',
    {
      config: { access: 'free', needs: anyToken },
      schema: {
        operationId: 'batch',
        summary: 'Send a batch of requests',
        description: `Runs up to ${maxSteps} requests in order.`,
        tags: ['batch'],
        querystring: Type.Object({ batch: Type.Optional(Type.String()) }),
        body: Type.Object({ batch: Type.Optional(Type.Unknown()) }),
        response: { 200: BatchResponse, ...mayFail },
      },
    },
    async (request, reply) => {
      if (nesting.getStore()) throw nested()
      const list = readSteps(request.body.batch ?? request.query.batch)
      const responses = Readable.from(runSteps(app, request, list))
      // The schema describes the streamed JSON.
      const stream = reply as FastifyReply
      return stream.type('application/json; charset=utf-8').send(responses)
    },
  )
}

/** Streams the responses, so that at most one is in memory. */
async function* runSteps(
  app: App,
  request: FastifyRequest,
  list: readonly BatchStep[],
): AsyncGenerator<string> {
  const { disconnectSignal: signal } = request
  let bytesLeft = maxBytes
  for (const [at, step] of list.entries()) {
    if (signal.aborted) return
    const response = bytesLeft > 0 ? await runStep(app, request, step, bytesLeft) : tooLarge
    const text = JSON.stringify(response ?? tooLarge)
    bytesLeft = response ? bytesLeft - Buffer.byteLength(text) : 0
    yield (at === 0 ? '[' : ',') + text
    await yieldToOthers()
  }
  yield ']'
}

/** Undefined if the response is larger than `maxBytes`. */
async function runStep(
  app: App,
  request: FastifyRequest,
  step: BatchStep,
  maxBytes: number,
): Promise<StepResponse | undefined> {
  const { statusCode, headers, ...response } = await nesting.run(true, () =>
    app.inject(requestOf(step, request)),
  )
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response.stream()) {
    size += chunk.length
    // Leaving the loop destroys the stream.
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { code: statusCode, headers: Object.fromEntries(texts), body: Buffer.concat(chunks).toString() }
}

const tooLarge = refuse(`The responses of a batch are limited to ${maxBytes} bytes in total.`)

function refuse(message: string): StepResponse {
  const { status, body } = renderError(problem('ACTION_NOT_PROCESSED', { message }))
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { code: status, headers, body: JSON.stringify(body) }
}

function readSteps(input: unknown): BatchStep[] {
  const list = typeof input === 'string' ? parseJson(input) : input
  if (!steps.Check(list)) throw problem('INVALID_BATCH')
  // Rejected before any step runs. Paths that this check misses are rejected when the step runs.
  if (list.some((step) => /^\/batch(?=[/?]|$)/.test(routedPath(step)))) throw nested()
  return list
}

const nested = () => problem('INVALID_BATCH', { message: 'A batch cannot contain another batch.' })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A single leading slash: two would name another host. URL parsers remove tabs and line breaks first. */
const urlOf = ({ relative_url }: BatchStep) =>
  `/${relative_url.replace(/[\t\n\r]/g, '').replace(/^[/\\]+/, '')}`

/** The path as the router sees it. */
function routedPath(step: BatchStep): string {
  const { pathname } = new URL(urlOf(step), 'http://batch.invalid')
  return routePath(canonicalTarget(pathname))
}

/** Repeats the caller's token and address. */
function requestOf(step: BatchStep, request: FastifyRequest): InjectOptions & { payloadAsStream: true } {
  const { body } = step
  const isForm = typeof body === 'string' && !/^\s*[[{]/.test(body)
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    // The schema allows no other methods.
    method: step.method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
    url: urlOf(step),
    remoteAddress: request.ip,
    signal: request.disconnectSignal,
    payloadAsStream: true,
    headers: {
      host: request.host,
      authorization: `Bearer ${secretOf(request)}`,
      ...(body !== undefined && body !== null && { 'content-type': type }),
    },
    ...(body !== undefined &&
      body !== null && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}
