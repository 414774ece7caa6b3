import type { CompletedPart, S3Client } from '@aws-sdk/client-s3'
import { type BlobRange, BlobsUnavailableError, type SignedUrlOptions } from '../../blobs/blobs.ts'
import type { S3Location } from '../../blobs/s3-location.ts'
import { lazyRequire } from '../../lazy-require.ts'
import type { Logger } from '../../log.ts'
import { asRecord } from '../../unknown-values.ts'
import { createBucketOutage } from './bucket-outage.ts'

/** The objects below the prefix of a location; keys are relative to it. Throws `BlobsUnavailableError`. */
export interface Bucket {
  find(key: string): Promise<StoredObject | undefined>
  /** The bucket compares the content with its SHA-256. */
  put(key: string, content: Buffer, sha256: string): Promise<void>
  startParts(key: string): Promise<PartUpload>
  /** Returns undefined if the object does not exist. A range after its end has no bytes. */
  open(key: string, range: BlobRange, signal?: AbortSignal): Promise<AsyncIterable<Buffer> | undefined>
  remove(key: string): Promise<void>
  list(folder: string): AsyncGenerator<StoredObject & { key: string }>
  signUrl(key: string, options: SignedUrlOptions): Promise<string>
  close(): void
}

export interface StoredObject {
  size: number
  modifiedAtMs: number
}

export interface PartUpload {
  put(number: number, content: Buffer, signal: AbortSignal): Promise<void>
  /** The object exists once this resolves. */
  complete(): Promise<void>
  abort(): Promise<void>
}

const connectionTimeoutMs = 5_000
/** Without any activity on the connection. */
const idleTimeoutMs = 15_000
/** Slow downloads hold their connections. */
const maxSockets = 500

// Loaded on first use: they take 35 MB of memory.
const sdk = lazyRequire<typeof import('@aws-sdk/client-s3')>('@aws-sdk/client-s3', import.meta.url)
const presigner = lazyRequire<typeof import('@aws-sdk/s3-request-presigner')>(
  '@aws-sdk/s3-request-presigner',
  import.meta.url,
)

export function openBucket(location: S3Location, log: Logger): Bucket {
  const { bucket: Bucket, prefix } = location
  const outage = createBucketOutage(log)
  let s3Client: S3Client | undefined
  const keyOf = (key: string) => (prefix ? `${prefix}/${key}` : key)
  const nameOf = (key: string) => ({ Bucket, Key: keyOf(key) })

  function client(): S3Client {
    s3Client ??= createClient(location)
    return s3Client
  }

  async function attempt<Result>(request: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    try {
      const result = await request()
      outage.end()
      return result
    } catch (error) {
      signal?.throwIfAborted()
      outage.note(error)
      throw new BlobsUnavailableError({ cause: error })
    }
  }

  return {
    async find(key) {
      const command = new (sdk().HeadObjectCommand)(nameOf(key))
      const head = await attempt(() => client().send(command).catch(ignore('NotFound', 'NoSuchKey')))
      return head && storedObject(head.ContentLength, head.LastModified)
    },

    async put(key, content, sha256) {
      const ChecksumSHA256 = Buffer.from(sha256, 'hex').toString('base64')
      const command = new (sdk().PutObjectCommand)({ ...nameOf(key), Body: content, ChecksumSHA256 })
      await attempt(() => client().send(command))
    },

    async startParts(key) {
      const s3 = sdk()
      const command = new s3.CreateMultipartUploadCommand(nameOf(key))
      const { UploadId } = await attempt(() => client().send(command))
      const upload = { ...nameOf(key), UploadId }
      const parts = new Map<number, CompletedPart>()
      return {
        async put(PartNumber, Body, abortSignal) {
          const command = new s3.UploadPartCommand({ ...upload, PartNumber, Body })
          const part = await attempt(() => client().send(command, { abortSignal }), abortSignal)
          parts.set(PartNumber, { PartNumber, ETag: part.ETag })
        },
        async complete() {
          const Parts = [...parts].sort(([one], [other]) => one - other).map(([, part]) => part)
          const MultipartUpload = { Parts }
          const command = new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload })
          await attempt(() => client().send(command))
        },
        async abort() {
          const command = new s3.AbortMultipartUploadCommand(upload)
          await attempt(() => client().send(command).catch(ignore('NoSuchUpload')))
        },
      }
    },

    async open(key, { start, end }, signal) {
      const isRange = start !== undefined || end !== undefined
      const range = isRange ? { Range: `bytes=${start ?? 0}-${end ?? ''}` } : {}
      const command = new (sdk().GetObjectCommand)({ ...nameOf(key), ...range })
      const object = await attempt(
        () =>
          client()
            .send(command, signal && { abortSignal: signal })
            .catch(ignore('NoSuchKey'))
            .catch((error: unknown) => {
              if (asRecord(error).name === 'InvalidRange') return { Body: noBytes() }
              throw error
            }),
        signal,
      )
      // In Node the body is a stream of buffers.
      return object && (object.Body as AsyncIterable<Buffer>)
    },

    async remove(key) {
      const command = new (sdk().DeleteObjectCommand)(nameOf(key))
      await attempt(() => client().send(command).catch(ignore('NoSuchKey')))
    },

    async *list(folder) {
      const Prefix = keyOf(folder)
      let ContinuationToken: string | undefined
      do {
        const command = new (sdk().ListObjectsV2Command)({ Bucket, Prefix, ContinuationToken })
        const page = await attempt(() => client().send(command))
        for (const { Key = '', Size, LastModified } of page.Contents ?? [])
          yield { key: prefix ? Key.slice(prefix.length + 1) : Key, ...storedObject(Size, LastModified) }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },

    signUrl(key, { expiresS, contentType, contentDisposition }) {
      const command = new (sdk().GetObjectCommand)({
        ...nameOf(key),
        ResponseContentType: contentType,
        ...(contentDisposition !== undefined && { ResponseContentDisposition: contentDisposition }),
      })
      return attempt(() => presigner().getSignedUrl(client(), command, { expiresIn: expiresS }))
    },

    close: () => s3Client?.destroy(),
  }
}

function createClient({ endpoint, region, pathStyle }: S3Location): S3Client {
  const agent = { keepAlive: true, maxSockets }
  return new (sdk().S3Client)({
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    forcePathStyle: pathStyle,
    // Signatures cover the SHA-256 of all content that is sent, on all servers; not all know other checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    // Ranges have none, and the key of a blob is its hash.
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      socketTimeout: idleTimeoutMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
}

function ignore(...names: readonly string[]): (error: unknown) => undefined {
  return (error) => {
    if (!names.includes(String(asRecord(error).name))) throw error
  }
}

function storedObject(size: number | undefined, modified: Date | undefined): StoredObject {
  return { size: size ?? 0, modifiedAtMs: modified?.getTime() ?? 0 }
}

async function* noBytes(): AsyncGenerator<Buffer> {}
