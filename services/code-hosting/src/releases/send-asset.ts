import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { sendBlob } from '../wire/send-blob.ts'
import { type AssetRow, countDownload } from './store/assets.ts'

export type SendAsset = (
  request: FastifyRequest,
  reply: FastifyReply,
  asset: AssetRow,
) => Promise<FastifyReply>

/** Sends the content of an asset and counts the download. */
export function createSendAsset({ db, blobs, log }: Pick<Context, 'db' | 'blobs' | 'log'>): SendAsset {
  /** Not awaited by the download, which succeeds without it. */
  function count(asset: AssetRow): void {
    db.writeBatched(`release asset ${asset.id}`, (tx) => countDownload(tx, asset.id)).catch((error) =>
      log.warn({ err: error }, 'a download was not counted'),
    )
  }

  return (request, reply, asset) => {
    const file = {
      hash: asset.blob_hash,
      sizeBytes: asset.size_bytes,
      contentType: asset.content_type,
      contentDisposition: `attachment; filename="${asset.name}"`,
    }
    return sendBlob(blobs, request, reply, file, () => count(asset))
  }
}
