import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { anyone } from '../../access/needs.ts'
import type { Output } from '../../git/processes/output.ts'
import {
  type PushPolicy,
  type Transport,
  TransportError,
  type TransportService,
} from '../../git/transport/transport.ts'
import { type GitPurpose, gitProblem } from './git-access.ts'

const never = {
  'cache-control': 'no-cache, max-age=0, must-revalidate',
  expires: 'Fri, 01 Jan 1980 00:00:00 GMT',
  pragma: 'no-cache',
}

/** A repository that the caller may read, or write if that is the purpose. */
export interface OpenedRepository {
  /** The id of the git folder. */
  id: number
  /** The current URL, if the request used an old one. */
  movedTo?: string | undefined
  /** The checks of one push. */
  policy(): PushPolicy
  /** Sees the body of a fetch. */
  observe?(input: Readable, encoding: string | undefined): Readable
}

type Params = Readonly<Record<string, string>>

export type OpenRepository = (
  request: FastifyRequest,
  params: Params,
  purpose: GitPurpose,
) => Promise<OpenedRepository>

/** Git over HTTP below a path. https://git-scm.com/docs/http-protocol */
export function addGitRoutes(
  app: App,
  path: string,
  { transport, open }: { transport: Transport; open: OpenRepository },
): void {
  const type = /^application\/x-git-/
  // Unparsed: git processes read the stream.
  if (!app.hasContentTypeParser(type))
    app.addContentTypeParser(type, (_request, payload, done) => done(null, payload))
  const config = { access: 'open' as const, needs: anyone }
  const schema = { hide: true }

  app.get<{ Params: Params; Querystring: { service?: string } }>(
    `${path}/info/refs`,
    { config, schema },
    async (request, reply) => {
      const service = serviceOf(request.query.service)
      if (!service) throw gitProblem('git_http_denied', { message: 'Please upgrade your git client.' })
      const purpose = service === 'git-receive-pack' ? 'write' : 'read'
      const { id, movedTo } = await open(request, request.params, purpose)
      if (movedTo !== undefined) return reply.redirect(`${movedTo}/info/refs?service=${service}`, 301)
      const stream = await orRefuse(transport.advertise(id, service, protocolOf(request)))
      return send(reply, stream, `application/x-${service}-advertisement`)
    },
  )

  app.post<{ Params: Params }>(
    `${path}/git-upload-pack`,
    { config, schema, bodyLimit: Number.MAX_SAFE_INTEGER },
    async (request, reply) => {
      const body = bodyOf(request, 'git-upload-pack')
      const { id, observe } = await open(request, request.params, 'read')
      const input = observe ? observe(body, request.headers['content-encoding']) : body
      const stream = await orRefuse(
        transport.uploadPack(id, { input, ...protocolOf(request), signal: request.disconnectSignal }),
      )
      return send(reply, stream, 'application/x-git-upload-pack-result')
    },
  )

  app.post<{ Params: Params }>(
    `${path}/git-receive-pack`,
    { config, schema, bodyLimit: Number.MAX_SAFE_INTEGER },
    async (request, reply) => {
      const input = bodyOf(request, 'git-receive-pack')
      const { id, policy } = await open(request, request.params, 'write')
      const stream = await orRefuse(
        transport.receivePack(id, {
          input,
          policy: policy(),
          ...protocolOf(request),
          signal: request.disconnectSignal,
        }),
      )
      return send(reply, stream, 'application/x-git-receive-pack-result')
    },
  )
}

function serviceOf(text: string | undefined): TransportService | undefined {
  return text === 'git-upload-pack' || text === 'git-receive-pack' ? text : undefined
}

function bodyOf({ body, headers }: FastifyRequest, service: TransportService): Readable {
  const isRight = headers['content-type'] === `application/x-${service}-request`
  if (!isRight || !(body instanceof Readable)) throw gitProblem('git_http_bad_request')
  return body
}

function protocolOf({ headers }: FastifyRequest): { protocol?: string; encoding?: string } {
  const protocol = headers['git-protocol']
  const encoding = headers['content-encoding']
  return {
    ...(typeof protocol === 'string' ? { protocol } : {}),
    ...(encoding === undefined ? {} : { encoding }),
  }
}

/** Bypasses Fastify, so the stream is not buffered or compressed. */
async function send(reply: FastifyReply, stream: Readable | Output, type: string): Promise<FastifyReply> {
  reply.hijack()
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  reply.raw.writeHead(200, { ...headers, ...never, 'content-type': type })
  // The client sees the broken response, and the failure was logged where it happened.
  const sent = 'pourInto' in stream ? stream.pourInto(reply.raw) : pipeline(stream, reply.raw)
  await sent.catch(() => reply.raw.destroy())
  return reply
}

async function orRefuse<Stream extends Readable>(stream: Promise<Stream>): Promise<Stream> {
  try {
    return await stream
  } catch (error) {
    if (!(error instanceof TransportError)) throw error
    const { kind, message, retryAfterSeconds } = error
    if (kind === 'missing') throw gitProblem('git_http_not_found')
    if (kind === 'too-large') throw gitProblem('git_http_too_large', { message })
    if (kind === 'bad-request') throw gitProblem('git_http_bad_request', { message })
    if (kind === 'unavailable') throw gitProblem('git_http_unavailable')
    throw gitProblem('git_http_busy', { message, retryAfterMs: (retryAfterSeconds ?? 5) * 1000 })
  }
}
