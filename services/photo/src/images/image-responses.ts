import type { Blobs } from '@octavo/platform/blobs/blobs.ts'
import type { Clock } from '@octavo/platform/clock.ts'
import { matchesEtag } from '@octavo/platform/http/etag.ts'
import { rangeOf } from '@octavo/platform/http/ranges.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'
import { attachment } from './content-disposition.ts'
import { describeImage, describePalette } from './description.ts'
import { imageProblem } from './errors.ts'
import { type BlobSource, type ImageSource, mediaTypes } from './image-source.ts'
import type { Client, Images } from './images.ts'
import { chooseCodec, isWorthBetter } from './negotiation.ts'
import { type ImageParameters, parseParameters } from './parameters.ts'
import { createPlan, isOriginal, type Plan } from './plan.ts'
import { cachingHeaders, contentHeaders, etagFor, type PreparedImage } from './prepared-image.ts'
import { queryOf, readQuery } from './query.ts'

export interface ImageResponses {
  /**
   * Responds to an image URL. `isCurrent` returns later whether the source is still the same. `query` has the rendering
   * parameters, which are those of the request by default.
   */
  respond(
    request: FastifyRequest,
    reply: FastifyReply,
    source: ImageSource,
    client: Client,
    isCurrent: () => boolean,
    query?: string,
  ): Promise<void>
}

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  source: ImageSource
  parameters: ImageParameters
  plan: Plan
  client: Client
  /** Headers of this URL, in addition to those of the variant. */
  extra: Record<string, string>
}

export function createImageResponses(images: Images, blobs: Blobs, clock: Clock): ImageResponses {
  async function sendVariant(exchange: Exchange, isCurrent: () => boolean): Promise<void> {
    const { request, source, plan, client, extra } = exchange
    const key = images.keyOf(source, plan)
    const etag = etagFor(key)
    const hasIt = isUnchanged(request, etag)
    const image = images.findInMemory(key) ?? (hasIt ? undefined : await images.render(source, plan, client))
    const hasOwnHeaders = Object.keys(extra).length > 0
    // Requests with an `ixid` are counted in a hook, which the shortcut skips.
    const isCounted = asRecord(request.query).ixid !== undefined
    if (image && !hasOwnHeaders && !isCounted)
      request.server.shortcut?.remember(request, image.prepared, isCurrent)
    if (!image || hasIt) sendUnchanged(exchange, etag)
    else sendBytes(exchange, image)
  }

  function sendBytes({ request, reply, extra }: Exchange, { bytes, headers, etag }: PreparedImage): void {
    const range = getRange(request, etag, bytes.length)
    reply.headers(headers).headers(extra)
    if (!range) {
      reply.send(bytes)
      return
    }
    const { start, end } = range
    reply
      .code(206)
      .headers({
        'content-range': `bytes ${start}-${end}/${bytes.length}`,
        'content-length': end - start + 1,
      })
      .send(bytes.subarray(start, end + 1))
  }

  /** The stored file, which is clean of metadata since its upload. */
  async function sendOriginal(exchange: Exchange, { hash, format }: BlobSource): Promise<void> {
    const { request, reply, extra } = exchange
    const etag = `"${hash.slice(0, 32)}"`
    if (isUnchanged(request, etag)) return sendUnchanged(exchange, etag)
    const blob = await blobs.find(hash)
    if (!blob) throw problem('photo_not_found')
    const range = getRange(request, etag, blob.size)
    reply.headers({
      ...cachingHeaders(etag),
      ...contentHeaders,
      'content-type': mediaTypes[format],
      'content-length': range ? range.end - range.start + 1 : blob.size,
      ...extra,
    })
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${blob.size}`)
    reply.send(request.method === 'HEAD' ? undefined : blobs.open(hash, range))
  }

  async function sendText(
    exchange: Exchange,
    mediaType: string,
    kind: string,
    describe: () => Promise<string>,
  ): Promise<void> {
    const { request, reply, source, plan, parameters, extra } = exchange
    const etag = etagFor(`${kind}${parameters.paletteColors}-${images.keyOf(source, plan)}`)
    if (isUnchanged(request, etag)) return sendUnchanged(exchange, etag)
    const text = await describe()
    reply
      .headers({ ...cachingHeaders(etag), ...contentHeaders, 'content-type': mediaType, ...extra })
      .removeHeader('accept-ranges')
      // Fastify adds a charset to text, which clients of this ecosystem do not expect in `application/json`.
      .send(Buffer.from(text))
  }

  return {
    async respond(request, reply, storedSource, client, isCurrent, query = queryOf(request.originalUrl)) {
      const parameters = parseParameters(readQuery(query))
      const source = await withOrientation(storedSource, parameters)
      const remainingSeconds = secondsUntil(parameters.expires, clock)
      const { format } = parameters.output
      const negotiation = chooseCodec(request.headers.accept, source, parameters.output)
      const plan = createPlan(source, parameters, negotiation.codec)
      const extra = headersOf(parameters, negotiation.varies, remainingSeconds)
      const exchange = { request, reply, source, parameters, plan, client, extra }
      if (parameters.palette) {
        const type = parameters.palette === 'css' ? 'text/css' : 'application/json'
        return sendText(exchange, type, parameters.palette, async () =>
          describePalette(await images.paletteOf(source, plan, client), parameters),
        )
      }
      if (format === 'json') {
        return sendText(exchange, 'application/json', 'json', async () => {
          const byteLength = isStored(source, parameters, plan)
            ? (await blobs.find(source.hash))?.size
            : undefined
          return JSON.stringify(describeImage(source, plan, byteLength))
        })
      }
      if (format === 'blurhash') {
        return sendText(exchange, 'text/plain; charset=utf-8', 'blurhash', () =>
          images.blurHashOf(source, plan, client),
        )
      }
      if (isStored(source, parameters, plan)) return sendOriginal(exchange, source)
      if (negotiation.better && isWorthBetter(plan.geometry.output)) {
        const better = await preferBetter(exchange, negotiation.better)
        if (better) return better
      }
      return sendVariant(exchange, isCurrent)
    },
  }

  /** `orient` replaces the orientation of the file, which is not needed otherwise. */
  async function withOrientation(
    source: ImageSource,
    { orientation }: ImageParameters,
  ): Promise<ImageSource> {
    if (orientation === undefined || source.kind !== 'blob' || source.orientation !== undefined) return source
    const file = await images.readHeader(source.hash)
    return { ...source, orientation: file?.orientation ?? 1 }
  }

  /** AVIF takes seconds, so it is only sent when it is there, and made when nothing else is to do. */
  async function preferBetter(exchange: Exchange, codec: 'avif'): Promise<Promise<void> | undefined> {
    const { request, source, parameters } = exchange
    const plan = createPlan(source, parameters, codec)
    const key = images.keyOf(source, plan)
    const cached = await images.find(key)
    if (!cached) {
      images.renderWhenIdle(source, plan)
      return undefined
    }
    if (isUnchanged(request, cached.etag)) sendUnchanged(exchange, cached.etag)
    else sendBytes(exchange, cached)
    return Promise.resolve()
  }
}

const isStored = (source: ImageSource, parameters: ImageParameters, plan: Plan): source is BlobSource =>
  source.kind === 'blob' && isOriginal(source, parameters, plan)

function isUnchanged({ headers }: FastifyRequest, etag: string): boolean {
  return matchesEtag(headers['if-none-match'], etag)
}

function sendUnchanged({ reply, extra }: Exchange, etag: string): void {
  reply
    .code(304)
    .headers({ ...cachingHeaders(etag), ...extra })
    .send()
}

function getRange(request: FastifyRequest, etag: string, byteLength: number) {
  const range = rangeOf(request, { byteLength, etag })
  if (range !== 'unsatisfiable') return range
  throw imageProblem('range_unsatisfiable', { headers: { 'content-range': `bytes */${byteLength}` } })
}

/** After this time the URL must not be used, so it must not be cached either. */
function secondsUntil(expires: number | undefined, clock: Clock): number | undefined {
  if (expires === undefined) return undefined
  const seconds = Math.floor(expires - clock.now() / 1000)
  if (seconds <= 0) throw imageProblem('url_expired')
  return seconds
}

function headersOf(
  { downloadName }: ImageParameters,
  varies: boolean,
  remainingSeconds: number | undefined,
): Record<string, string> {
  return {
    ...(varies ? { vary: 'Accept' } : {}),
    ...(downloadName === undefined ? {} : { 'content-disposition': attachment(downloadName) }),
    ...(remainingSeconds === undefined
      ? {}
      : { 'cache-control': `public, max-age=${Math.min(31_536_000, remainingSeconds)}` }),
  }
}
