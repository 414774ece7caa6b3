import { hash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { openBucket } from '../internal/blobs/bucket.ts'
import { createLogger } from '../log.ts'
import { errorMessage } from '../unknown-values.ts'
import { BlobsUnavailableError } from './blobs.ts'
import type { S3Location } from './s3-location.ts'

export type BucketStep = 'list' | 'write' | 'read' | 'delete'

export interface BucketFault {
  step: BucketStep
  /** The reason in the bucket's words, such as `NoSuchBucket: The specified bucket does not exist`. */
  reason: string
}

/** Does what blobs need with one small object. Returns the first step that fails. */
export async function findBucketFault(
  location: S3Location,
  steps: readonly BucketStep[] = ['list', 'write', 'read', 'delete'],
): Promise<BucketFault | undefined> {
  const bucket = openBucket(location, createLogger('silent'))
  const key = `octavo-check/${randomBytes(8).toString('hex')}`
  const content = Buffer.from('written by octavo doctor')
  const attempts: Record<BucketStep, () => Promise<unknown>> = {
    list: () => bucket.list('octavo-check/').next(),
    write: () => bucket.put(key, content, hash('sha256', content)),
    async read() {
      const body = await bucket.open(key, {})
      if (!body || !content.equals(await buffer(body))) throw new Error('The object has different content')
    },
    delete: () => bucket.remove(key),
  }
  try {
    for (const step of steps) {
      const reason = await attempts[step]().then(() => undefined, reasonOf)
      if (reason !== undefined) return { step, reason }
    }
    return undefined
  } finally {
    bucket.close()
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof BlobsUnavailableError ? error.cause : error
  const [first = cause] = cause instanceof AggregateError ? cause.errors : []
  const name = first instanceof Error && first.name !== 'Error' ? `${first.name}: ` : ''
  return `${name}${errorMessage(first) || String(first)}`.trim()
}
