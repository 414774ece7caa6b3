import { createHash } from 'node:crypto'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import { chooseEncoding } from '@octavo/platform/http/encoding.ts'
import { matchesEtag } from '@octavo/platform/http/etag.ts'
import {
  encodedEtag,
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
} from '@octavo/platform/http/prepared-response.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { viewerOf } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { Version } from '../database/catalogue-state.ts'
import { toCamelCase } from '../json-api/names.ts'
import { mediaType } from '../json-api/negotiation.ts'
import { type Parameters, readParameters, writeParameters } from '../json-api/parameters.ts'
import type { Ask } from '../json-api/reader.ts'
import type { Viewer } from '../json-api/resource.ts'
import { baseOf } from './paths.ts'

/** Answers to questions about the catalogue, kept for as long as nothing in it changes. */
export interface Answers {
  /** What is asked for is said by the path, and by the parameters of the address. */
  give(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    make: (ask: Ask) => Promise<Buffer>,
    options?: AnswerOptions,
  ): Promise<undefined>
}

export interface AnswerOptions {
  contentType?: string
  /** For how long at most it is the answer; a day, since some of what is shown follows from the date. */
  everyMs?: number
  /** Told of everybody who gets the answer. */
  seen?(): void
}

interface Made {
  prepared: PreparedResponse
  isPassing: boolean
}

/** To be changed whenever the same rows begin to give other bytes, which clients have to ask for again. */
const edition = '1'
const dayMs = 86_400_000

export function createAnswers({ state, config, clock, url, registry }: Context): Answers {
  const kept = createByteCache<Made>(
    config.answerMegabytes * 1024 * 1024,
    ({ prepared }) => prepared.byteLength,
  )
  const making = new Map<string, Promise<Made>>()
  const personal = new Set(
    registry.all.flatMap(({ filters = {} }) =>
      Object.keys(filters).filter((name) => filters[name]?.isPersonal),
    ),
  )

  return {
    async give(request, reply, path, make, { contentType = mediaType, everyMs = dayMs, seen } = {}) {
      seen?.()
      const parameters = readParameters(queryOf(request.url))
      const viewer = viewerOf(request)
      const nowMs = clock.now()
      const turn = Math.floor(nowMs / everyMs)
      const today = new Date(nowMs).toISOString().slice(0, 10)
      const version = await state.find()
      const origin = url(request)
      const base = baseOf(origin, request.originalUrl)
      const key = JSON.stringify([
        ...[edition, version.text, everyMs, turn, whoseOf(viewer, parameters), base, path],
        writeParameters(parameters, Object.fromEntries(parameters.page)),
        parameters.include === undefined,
      ])
      const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`
      const headers = headersFor(viewer, contentType)
      if (isAtHand(request, etag)) return sendUnchanged(request, reply, etag, headers)
      const notes = { isPassing: false }
      const ask: Ask = { parameters, viewer, view: { origin, base, today }, version: version.text, notes }
      const { prepared, isPassing } =
        kept.find(key) ??
        (await makeOnce(key, version, async () => {
          const body = await make(ask)
          const prepared = notes.isPassing
            ? prepareResponse(body, { ...headers, 'cache-control': 'no-store' }, { effort: 'little' })
            : prepareResponse(body, headers, { etag, effort: 'little' })
          return { prepared, isPassing: notes.isPassing }
        }))
      const isFresh = () => {
        const isStill = !isPassing && state.known() === version && Math.floor(clock.now() / everyMs) === turn
        if (isStill) seen?.()
        return isStill
      }
      return sendPrepared(request, reply, prepared, isFresh)
    },
  }

  /** Many may ask for the same at the moment in which it has changed. */
  async function makeOnce(key: string, version: Version, make: () => Promise<Made>): Promise<Made> {
    const mine = making.get(key) ?? make()
    making.set(key, mine)
    try {
      const made = await mine
      // What was put together while something changed may be partly of one state and partly of the other.
      if (state.isStill(version) && !made.isPassing) kept.add(key, made)
      return made
    } finally {
      making.delete(key)
    }
  }

  /** Those whose answers are the same. */
  function whoseOf({ class: kind, userId }: Viewer, { filter }: Parameters): string {
    const isPersonal = [...filter.keys()].some((name) => personal.has(toCamelCase(name)))
    return isPersonal ? `${kind} ${userId}` : kind
  }
}

function queryOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at + 1)
}

function headersFor({ class: kind }: Viewer, contentType: string): Record<string, string> {
  const isPublic = kind === 'anonymous'
  return {
    'content-type': contentType,
    'cache-control': isPublic ? 'public, max-age=60, stale-while-revalidate=300' : 'private, no-cache',
    vary: 'Accept, Authorization',
    'x-content-type-options': 'nosniff',
  }
}

/** Known before there is an answer: the validator says of which state and question it is. */
function isAtHand({ headers }: FastifyRequest, etag: string): boolean {
  const asked = headers['if-none-match']
  if (asked === undefined || asked.trim() === '*') return false
  const encoding = chooseEncoding(headers['accept-encoding'])
  return matchesEtag(asked, encodedEtag(etag, encoding)) || matchesEtag(asked, etag)
}

function sendUnchanged(
  { headers: { 'if-none-match': asked, 'accept-encoding': accepted } }: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  { 'content-type': _type, vary, ...lasting }: Record<string, string>,
): undefined {
  const encoded = encodedEtag(etag, chooseEncoding(accepted))
  const headers = {
    ...lasting,
    vary: `${vary}, accept-encoding`,
    etag: matchesEtag(asked, encoded) ? encoded : etag,
  }
  reply.code(304).headers(headers).send()
  // As with prepared answers: to the type of a route only a body is something.
  return reply as unknown as undefined
}
