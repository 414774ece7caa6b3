import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BlobTooLargeError } from '@octavo/platform/blobs/blobs.ts'
import type { HashedContent } from '@octavo/platform/blobs/referenced-blobs.ts'

export interface ReceivedArchive extends HashedContent {
  size: number
  remove(): Promise<void>
}

/** Writes an archive to a temporary file, because the row that references its blob comes before the blob. */
export async function receiveArchive(content: Readable | Buffer, maxBytes: number): Promise<ReceivedArchive> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-archive-'))
  const path = join(folder, 'archive')
  const remove = () => rm(folder, { recursive: true, force: true })
  const digest = createHash('sha256')
  let size = 0
  const file = await open(path, 'w')
  try {
    // The connection of a destroyed stream has no response.
    const chunks = content instanceof Readable ? content.iterator({ destroyOnReturn: false }) : [content]
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxBytes) throw new BlobTooLargeError(maxBytes)
      digest.update(chunk)
      await file.appendFile(chunk)
    }
  } catch (error) {
    await remove()
    throw error
  } finally {
    await file.close()
  }
  return { hash: digest.digest('hex'), size, open: () => createReadStream(path), remove }
}
