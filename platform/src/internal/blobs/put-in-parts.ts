import type { Semaphore } from '../../concurrency/semaphore.ts'
import type { Logger } from '../../log.ts'
import type { Bucket } from './bucket.ts'

interface Parts {
  bucket: Bucket
  key: string
  size: number
  readPart(start: number, length: number): Promise<Buffer>
  /** Bounds the parts in memory. */
  reads: Semaphore
  log: Logger
}

const minPartBytes = 8 * 1024 * 1024
/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const maxParts = 10_000
/** Leaves room for the uploads of others. */
const maxConcurrentParts = 2

/** Stores a large object with a multipart upload. If it fails, the parts are removed. */
export async function putInParts({ bucket, key, size, readPart, reads, log }: Parts): Promise<void> {
  const partBytes = Math.max(minPartBytes, Math.ceil(size / maxParts))
  const upload = await bucket.startParts(key)
  const control = new AbortController()
  const putPart = async (index: number) => {
    const start = index * partBytes
    const slot = await reads.acquire(control.signal)
    try {
      const content = await readPart(start, Math.min(partBytes, size - start))
      await upload.put(index + 1, content, control.signal)
    } catch (error) {
      control.abort(error)
      throw error
    } finally {
      slot()
    }
  }
  let next = 0
  const putParts = async () => {
    while (next * partBytes < size) await putPart(next++)
  }
  try {
    const workers = Array.from({ length: maxConcurrentParts }, putParts)
    // A part that arrives after the abort would stay, so all have to end first.
    await Promise.allSettled(workers)
    await Promise.all(workers)
    await upload.complete()
  } catch (error) {
    await upload.abort().catch((err: unknown) => log.warn({ err, key }, 'cannot abort a multipart upload'))
    throw error
  }
}
