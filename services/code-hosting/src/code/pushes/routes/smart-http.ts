import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { anyone } from '../../../access/needs.ts'
import type { Context } from '../../../context.ts'
import type { Output } from '../../../git/processes/output.ts'
import { type Transport, TransportError, type TransportService } from '../../../git/transport/transport.ts'
import { createGitAccess, gitProblem } from '../git-access.ts'
import { observeGitRead } from '../git-reads.ts'
import { createPushPolicy } from '../push-policy.ts'

const never = {
  'cache-control': 'no-cache, max-age=0, must-revalidate',
  expires: 'Fri, 01 Jan 1980 00:00:00 GMT',
  pragma: 'no-cache',
}

interface GitPath {
  owner: string
  repo: string
}

/** Git over HTTP. https://git-scm.com/docs/http-protocol */
export const smartHttpRoutes =
  (context: Context, transport: Transport): Routes =>
  (app) => {
    const openForGit = createGitAccess(context)
    // Unparsed: git processes read the stream.
    app.addContentTypeParser(/^application\/x-git-/, (_request, payload, done) => done(null, payload))
    const open = { access: 'open' as const, needs: anyone }

    app.get<{ Params: GitPath; Querystring: { service?: string } }>(
      '/:owner/:repo/info/refs',
      { config: open, schema: { hide: true } },
      async (request, reply) => {
        const service = serviceOf(request.query.service)
        if (!service) throw gitProblem('git_http_denied', { message: 'Please upgrade your git client.' })
        const purpose = service === 'git-receive-pack' ? 'write' : 'read'
        const { row, isMoved } = await openForGit(request, request.params, purpose)
        if (isMoved) {
          const now = `${request.addresses.html}/${row.owner_login}/${row.name}.git`
          return reply.redirect(`${now}/info/refs?service=${service}`, 301)
        }
        const stream = await orRefuse(transport.advertise(row.id, service, protocolOf(request)))
        return send(reply, stream, `application/x-${service}-advertisement`)
      },
    )

    // https://go.dev/ref/mod#vcs-find. Reveals nothing about the repository.
    app.get<{ Params: GitPath }>(
      '/_go/:owner/:repo',
      { config: open, schema: { hide: true } },
      ({ params, addresses }, reply) => {
        const name = [params.owner, params.repo.replace(/\.git$/i, '')].map(encodeURIComponent).join('/')
        const page = `${addresses.html}/${name}`
        const root = page.replace(/^\w+:\/\//, '')
        const meta = `<meta name="go-import" content="${root} git ${page}.git">`
        return reply.type('text/html; charset=utf-8').send(`<!doctype html><title>${name}</title>${meta}\n`)
      },
    )

    app.post<{ Params: GitPath }>(
      '/:owner/:repo/git-upload-pack',
      { config: open, schema: { hide: true }, bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply) => {
        const body = bodyOf(request, 'git-upload-pack')
        const { row, viewer } = await openForGit(request, request.params, 'read')
        const input = observeGitRead(body, request.headers['content-encoding'], (action) =>
          context.audit.recordGitRead({ action, actor: viewer.user ?? undefined, repository: row }),
        )
        const stream = await orRefuse(
          transport.uploadPack(row.id, { input, ...protocolOf(request), signal: request.disconnectSignal }),
        )
        return send(reply, stream, 'application/x-git-upload-pack-result')
      },
    )

    app.post<{ Params: GitPath }>(
      '/:owner/:repo/git-receive-pack',
      { config: open, schema: { hide: true }, bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply) => {
        const input = bodyOf(request, 'git-receive-pack')
        const { row, viewer } = await openForGit(request, request.params, 'write')
        const policy = createPushPolicy(context, row, viewer)
        const stream = await orRefuse(
          transport.receivePack(row.id, {
            input,
            policy,
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
