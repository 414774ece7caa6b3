import { matchesEtag } from '@octavo/platform/http/etag.ts'
import { rangeOf } from '@octavo/platform/http/ranges.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { type AssetRow, countDownload } from './store/assets.ts'

const linkSeconds = 300
/** A browser that shows the file must not run scripts or use the origin. */
const policy = "default-src 'none'; sandbox"

export type SendAsset = (
  request: FastifyRequest,
  reply: FastifyReply,
  asset: AssetRow,
) => Promise<FastifyReply>

/** Sends the content of an asset, or redirects to the bucket that stores it. */
export function createSendAsset({ db, blobs, log }: Pick<Context, 'db' | 'blobs' | 'log'>): SendAsset {
  /** Not awaited by the download, which succeeds without it. */
  function count(asset: AssetRow): void {
    db.writeBatched(`release asset ${asset.id}`, (tx) => countDownload(tx, asset.id)).catch((error) =>
      log.warn({ err: error }, 'a download was not counted'),
    )
  }

  return async (request, reply, asset) => {
    const { blob_hash: hash, size_bytes: size } = asset
    const etag = `"${hash}"`
    const isHead = request.method === 'HEAD'
    const contentDisposition = `attachment; filename="${asset.name}"`
    const location = await blobs.signedUrl(hash, {
      expiresS: linkSeconds,
      contentType: asset.content_type,
      contentDisposition,
    })
    if (location !== undefined) {
      if (!isHead) count(asset)
      return reply.code(302).header('location', location).send()
    }
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': contentDisposition,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    })
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
    const range = rangeOf(request, { byteLength: size, etag })
    if (range === 'unsatisfiable')
      throw problem('range_not_satisfiable', { headers: { 'content-range': `bytes */${size}` } })
    // Clients that resume a download continue one that was counted.
    if (!isHead && (range?.start ?? 0) === 0) count(asset)
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    reply.header('content-type', asset.content_type)
    reply.header('content-length', range ? range.end - range.start + 1 : size)
    return reply.send(isHead ? null : blobs.open(hash, range))
  }
}
