import {
  canvases,
  type Dimensions,
  type Format,
  findDimensions,
  type Kind,
  type Size,
} from '@octavo/drawing/posters/sizes.ts'
import type { Subjects } from '@octavo/drawing/posters/subject.ts'
import type { Blobs } from '@octavo/platform/blobs/blobs.ts'
import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import { etagOf } from '@octavo/platform/http/etag.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { createDiskCache } from './disk-cache.ts'
import { contentVersion } from './image-urls.ts'
import { type AcceptedUpload, acceptUpload } from './uploads.ts'

export interface Picture {
  bytes: Buffer
  etag: string
}

export interface Art {
  /** The picture of this size: what somebody gave, else the drawing. */
  image<K extends Kind>(kind: K, subject: Subjects[K], size: Size, format: Format): Promise<Picture>
  acceptUpload(bytes: Buffer, kind: Kind): Promise<AcceptedUpload>
}

export interface ArtOptions {
  /** For pictures that were made, which can all be made again. */
  folder: string
  /** For pictures that were given. */
  blobs: Blobs
  log: Logger
  memoryBytes?: number
  diskBytes?: number
  /** A large picture takes some 30 MB while it is made. */
  rendersAtOnce?: number
  waitingMax?: number
}

const megabyte = 1024 * 1024

export function createArt(options: ArtOptions): Art {
  const { folder, blobs, log, memoryBytes = 32 * megabyte, diskBytes = 512 * megabyte } = options
  const { rendersAtOnce = 2, waitingMax = 400 } = options
  const memory = createByteCache<Picture>(memoryBytes, ({ bytes }) => bytes.length)
  const disk = createDiskCache(folder, diskBytes)
  const semaphore = createSemaphore(rendersAtOnce)
  const underWay = new Map<string, Promise<Picture>>()

  async function make<K extends Kind>(
    key: string,
    kind: K,
    subject: Subjects[K],
    dimensions: Dimensions,
    format: Format,
  ): Promise<Picture> {
    const kept = await disk.find(key).catch(ignore('read'))
    const bytes = kept ?? (await render(kind, subject, dimensions, format))
    if (!kept) await disk.keep(key, bytes).catch(ignore('kept'))
    return memory.add(key, { bytes, etag: etagOf(bytes) })
  }

  async function render<K extends Kind>(
    kind: K,
    subject: Subjects[K],
    dimensions: Dimensions,
    format: Format,
  ): Promise<Buffer> {
    if (semaphore.waiting >= waitingMax) throw platformProblem('overloaded', { retryAfterMs: 5_000 })
    return semaphore.run(async () => {
      // Nobody who only reads needs fonts and codecs in memory.
      const [{ draw }, { rasterise, resize }] = await Promise.all([
        import('@octavo/drawing/posters/draw.ts'),
        import('@octavo/drawing/posters/rasterise.ts'),
      ])
      const upload = subject.uploads?.[kind]
      if (upload !== undefined) return resize(await blobs.read(upload), dimensions, format)
      return rasterise(draw(kind, subject), canvases[kind], dimensions, format)
    })
  }

  function ignore(what: string): (error: unknown) => undefined {
    return (error) => {
      log.warn({ err: error }, `a picture could not be ${what}`)
      return undefined
    }
  }

  return {
    image(kind, subject, size, format) {
      const dimensions = findDimensions(kind, size)
      if (!dimensions) throw new RangeError(`A ${kind} has no size ${size}`)
      const { type, id } = subject
      const key = `${kind}/${type}/${id}/${dimensions.width}-${contentVersion(kind, subject)}.${format}`
      const known = memory.find(key)
      if (known) return Promise.resolve(known)
      const making =
        underWay.get(key) ?? make(key, kind, subject, dimensions, format).finally(() => underWay.delete(key))
      underWay.set(key, making)
      return making
    },
    acceptUpload: (bytes, kind) =>
      semaphore.waiting >= waitingMax
        ? Promise.reject(platformProblem('overloaded', { retryAfterMs: 5_000 }))
        : semaphore.run(() => acceptUpload(blobs, bytes, kind)),
  }
}
