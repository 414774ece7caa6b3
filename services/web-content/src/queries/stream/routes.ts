import { Readable } from 'node:stream'
import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { tokenOf } from '../../access/credentials.ts'
import { reader } from '../../access/needs.ts'
import { subjectOf } from '../../access/subject.ts'
import type { Context } from '../../context.ts'
import { invalidParameter, problem } from '../../errors.ts'
import type { Posts } from '../../posts/posts.ts'
import { compileForPlan } from '../../search/compile-query.ts'
import { mayFail } from '../../wire/error-responses.ts'
import type { SavedQueries } from '../saved-queries.ts'
import { streamQuery, tags } from '../schema.ts'
import { createOpenStreams } from './open-streams.ts'
import type { PostHints } from './post-hints.ts'
import { withStallLimit } from './stall-limit.ts'
import { streamPosts } from './stream-posts.ts'

const maxStreamMs = 3_600_000

export const streamRoutes =
  (context: Context, posts: Posts, queries: SavedQueries, hints: PostHints): Routes =>
  (app) => {
    const { config, clock } = context
    const streams = createOpenStreams(config)
    const closing = new AbortController()
    const heartbeatMs = config.streamHeartbeatSeconds * 1000
    // The server waits for open responses before it closes.
    app.addHook('preClose', async () => closing.abort())

    app.get(
      '/v1/stream',
      {
        config: { needs: reader },
        schema: {
          operationId: 'queries/stream',
          summary: 'Stream new posts',
          description:
            'Server-sent events with each new post that matches `q` or the saved query `query`. `Last-Event-ID` resumes without gaps and repetitions. Opening a stream costs one request, and so does each further hundred posts.',
          tags,
          querystring: streamQuery,
          produces: ['text/event-stream'],
          response: { 200: {}, ...mayFail },
        },
      },
      async (request, reply) => {
        const q = await queryOf(request)
        const isAllowed = watchAccess(request, q)
        const features = context.featuresOf(request.caller)
        compileForPlan(q, features, clock)
        const last = readLastEvent(request)
        const head = await posts.lastSeq()
        reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('x-accel-buffering', 'no')
        if (request.method === 'HEAD') return reply.send('')
        const { disconnectSignal } = request
        disconnectSignal.throwIfAborted()
        const subject = subjectOf(request)
        const close = streams.open(subject)
        const charge = async () => (await context.limits.take(subject, features.windows)).granted
        const signal = AbortSignal.any([disconnectSignal, closing.signal])
        const events = streamPosts(
          { clock, posts, hints },
          // A later event is one of other data, from before a restore.
          {
            q,
            features,
            afterSeq: Math.min(last ?? head, head),
            heartbeatMs,
            maxMs: maxStreamMs,
            signal,
            isAllowed,
            charge,
          },
        )
        const body = Readable.from(withStallLimit(events, 2 * heartbeatMs, () => reply.raw.destroy()))
        body.once('close', close)
        // The response may be over before it begins, and then nothing reads the body.
        disconnectSignal.addEventListener('abort', () => body.destroy(), { once: true })
        return reply.send(body)
      },
    )

    /** A stream is open for up to an hour, in which its key can be revoked and its saved query deleted. */
    function watchAccess(request: StreamRequest, q: string) {
      const { caller: before, query, ip } = request
      const key = tokenOf(request)
      return async () => {
        const { caller } = key === undefined ? { caller: before } : await context.auth.authenticate(key, ip)
        return caller?.plan === before.plan && (await findCurrent({ caller, query })) === q
      }
    }

    async function findCurrent(request: Pick<StreamRequest, 'caller' | 'query'>) {
      return queryOf(request).catch((error: unknown) => {
        if (error instanceof Problem && error.status < 500) return undefined
        throw error
      })
    }

    async function queryOf({ caller, query }: Pick<StreamRequest, 'caller' | 'query'>) {
      if ((query.q === undefined) === (query.query === undefined))
        throw query.q === undefined ? problem('query_missing') : invalidParameter('query', 'excludes `q`')
      return query.q ?? (await queries.get(caller, query.query ?? 0)).q
    }
  }

type StreamRequest = FastifyRequest<{ Querystring: { q?: string; query?: number } }>

/** A browser sends the header when it connects again, and the address of the stream stays the same. */
function readLastEvent({ headers, query }: FastifyRequest<{ Querystring: { last_event_id?: string } }>) {
  const header = headers['last-event-id']
  const text = header === undefined || header === '' ? query.last_event_id : String(header)
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text)) throw invalidParameter('Last-Event-ID', 'must be the id of an event')
  return Number(text)
}
