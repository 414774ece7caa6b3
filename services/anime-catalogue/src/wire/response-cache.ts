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
import type { ReadContext } from '../json-api/reader.ts'
import type { Viewer } from '../json-api/resource.ts'
import { baseUrlOf } from './paths.ts'

/** Caches response bodies until the catalogue changes. */
export interface ResponseCache {
  /** `path` and the query parameters identify the response. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    render: (context: ReadContext) => Promise<Buffer>,
    options?: ResponseOptions,
  ): Promise<undefined>
}

export interface ResponseOptions {
  contentType?: string
  /** A day by default, because statuses depend on the date. */
  maxAgeMs?: number
  /** Called for every response, cached ones included. */
  onServed?(): void
}

interface CachedResponse {
  prepared: PreparedResponse
  isProvisional: boolean
}

/** Part of every ETag. Raise it when the same rows render to different bytes. */
const edition = '1'
const dayMs = 86_400_000

export function createResponseCache({ state, config, clock, url, registry }: Context): ResponseCache {
  const cache = createByteCache<CachedResponse>(
    config.responseMegabytes * 1024 * 1024,
    ({ prepared }) => prepared.byteLength,
  )
  const pending = new Map<string, Promise<CachedResponse>>()
  const personalFilters = new Set(
    registry.all.flatMap(({ filters = {} }) =>
      Object.keys(filters).filter((name) => filters[name]?.isPersonal),
    ),
  )

  return {
    async send(request, reply, path, render, { contentType = mediaType, maxAgeMs = dayMs, onServed } = {}) {
      onServed?.()
      const parameters = readParameters(queryOf(request.url))
      const viewer = viewerOf(request)
      const nowMs = clock.now()
      const period = Math.floor(nowMs / maxAgeMs)
      const today = new Date(nowMs).toISOString().slice(0, 10)
      const version = await state.find()
      const origin = url(request)
      const base = baseUrlOf(origin, request.originalUrl)
      const key = JSON.stringify([
        edition,
        version.text,
        maxAgeMs,
        period,
        audienceOf(viewer, parameters),
        base,
        path,
        writeParameters(parameters, Object.fromEntries(parameters.page)),
        parameters.include === undefined,
      ])
      const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`
      const headers = headersFor(viewer, contentType)
      if (isNotModified(request, etag)) return sendNotModified(request, reply, etag, headers)
      const notes = { isProvisional: false }
      const context: ReadContext = {
        parameters,
        viewer,
        view: { origin, base, today },
        version: version.text,
        notes,
      }
      const { prepared, isProvisional } =
        cache.find(key) ??
        (await coalesce(key, version, async () => {
          const body = await render(context)
          const prepared = notes.isProvisional
            ? prepareResponse(body, { ...headers, 'cache-control': 'no-store' }, { effort: 'little' })
            : prepareResponse(body, headers, { etag, effort: 'little' })
          return { prepared, isProvisional: notes.isProvisional }
        }))
      const isFresh = () => {
        const isValid =
          !isProvisional && state.findCached() === version && Math.floor(clock.now() / maxAgeMs) === period
        if (isValid) onServed?.()
        return isValid
      }
      return sendPrepared(request, reply, prepared, isFresh)
    },
  }

  /** Concurrent requests for the same response wait for one rendering. */
  async function coalesce(
    key: string,
    version: Version,
    render: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const rendering = pending.get(key) ?? render()
    pending.set(key, rendering)
    try {
      const response = await rendering
      // Rows may have changed between two queries of the rendering.
      if (state.isLatest(version) && !response.isProvisional) cache.add(key, response)
      return response
    } finally {
      pending.delete(key)
    }
  }

  /** Callers who get the same response. */
  function audienceOf({ class: kind, userId }: Viewer, { filter }: Parameters): string {
    const isPersonal = [...filter.keys()].some((name) => personalFilters.has(toCamelCase(name)))
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

/** Needs no response body: the ETag is computed from the request and the version of the catalogue. */
function isNotModified({ headers }: FastifyRequest, etag: string): boolean {
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch === undefined || ifNoneMatch.trim() === '*') return false
  const encoding = chooseEncoding(headers['accept-encoding'])
  return matchesEtag(ifNoneMatch, encodedEtag(etag, encoding)) || matchesEtag(ifNoneMatch, etag)
}

function sendNotModified(
  { headers: { 'if-none-match': ifNoneMatch, 'accept-encoding': accepted } }: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  { 'content-type': _type, vary, ...rest }: Record<string, string>,
): undefined {
  const encoded = encodedEtag(etag, chooseEncoding(accepted))
  const headers = {
    ...rest,
    vary: `${vary}, accept-encoding`,
    etag: matchesEtag(ifNoneMatch, encoded) ? encoded : etag,
  }
  reply.code(304).headers(headers).send()
  // The reply was sent; the handler's type expects a body.
  return reply as unknown as undefined
}
