import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { BlobMismatchError, BlobTooLargeError, type PutOptions } from '../../blobs/blobs.ts'
import type { Upload } from './uploads.ts'

/** Writes a stream to an upload, without destroying the stream. */
export async function receive(
  content: Readable,
  upload: Upload,
  { maxBytes = Number.POSITIVE_INFINITY, hash: expectedHash }: PutOptions,
): Promise<{ hash: string; size: number }> {
  const digest = createHash('sha256')
  let size = 0
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    const bytes = bytesOf(chunk)
    size += bytes.length
    if (size > maxBytes) throw new BlobTooLargeError(maxBytes)
    digest.update(bytes)
    await upload.write(bytes)
  }
  const hash = digest.digest('hex')
  refuseMismatch(hash, expectedHash)
  return { hash, size }
}

export function refuseMismatch(hash: string, expected: string | undefined): void {
  if (expected !== undefined && hash !== expected) throw new BlobMismatchError()
}

function bytesOf(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk
  if (typeof chunk === 'string') return Buffer.from(chunk)
  throw new TypeError('The content of a blob must be bytes')
}
