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
import { createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { createDiskCache } from '@octavo/platform/disk-cache.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import { etagOf } from '@octavo/platform/http/etag.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { contentVersion } from './image-urls.ts'
import { type AcceptedUpload, acceptUpload } from './uploads.ts'

export interface RenderedImage {
  bytes: Buffer
  etag: string
}

export interface Images {
  /** The uploaded image in this size, or else the generated one. Clients take turns at rendering. */
  render<K extends Kind>(
    kind: K,
    subject: Subjects[K],
    size: Size,
    format: Format,
    client?: string,
  ): Promise<RenderedImage>
  acceptUpload(bytes: Buffer, kind: Kind): Promise<AcceptedUpload>
}

export interface ImageOptions {
  /** Cache of rendered images. */
  folder: string
  /** Uploaded images. */
  blobs: Blobs
  log: Logger
  memoryBytes?: number
  diskBytes?: number
  /** Rendering a large image takes about 30 MB. */
  maxConcurrentRenders?: number
  maxQueued?: number
}

const megabyte = 1024 * 1024
/** One client may use this share of the queue. */
const clientShare = 1 / 8

export function createImages(options: ImageOptions): Images {
  const { folder, blobs, log, memoryBytes = 32 * megabyte, diskBytes = 512 * megabyte } = options
  const { maxConcurrentRenders = 2, maxQueued = 400 } = options
  const memory = createByteCache<RenderedImage>(memoryBytes, ({ bytes }) => bytes.length)
  const disk = createDiskCache(folder, { maxBytes: diskBytes })
  const turns = createFairSemaphore({
    maxConcurrent: maxConcurrentRenders,
    maxWaiting: maxQueued,
    maxWaitingPerClient: Math.ceil(maxQueued * clientShare),
  })
  const rendering = new Map<string, Promise<RenderedImage>>()

  /** Waits for a turn of the client. */
  async function inTurn<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    const release = await turns.acquire(client)
    if (!release) throw platformProblem('overloaded', { retryAfterMs: 5_000 })
    return work().finally(release)
  }

  async function load(key: string, render: () => Promise<Buffer>): Promise<RenderedImage> {
    const cached = await disk.find(key).catch(ignore('read'))
    const bytes = cached ?? (await render())
    if (!cached) await disk.write(key, bytes).catch(ignore('write'))
    return memory.add(key, { bytes, etag: etagOf(bytes) })
  }

  async function draw<K extends Kind>(
    kind: K,
    subject: Subjects[K],
    dimensions: Dimensions,
    format: Format,
  ): Promise<Buffer> {
    // Loaded on first use: fonts and codecs take memory.
    const [poster, { rasterize, resize }] = await Promise.all([
      import('@octavo/drawing/posters/draw.ts'),
      import('@octavo/drawing/posters/rasterize.ts'),
    ])
    const upload = subject.uploads?.[kind]
    if (upload !== undefined) return resize(await blobs.read(upload), dimensions, format)
    return rasterize(poster.draw(kind, subject), canvases[kind], dimensions, format)
  }

  function ignore(action: string): (error: unknown) => undefined {
    return (error) => {
      log.warn({ err: error }, `cannot ${action} a cached image`)
      return undefined
    }
  }

  return {
    render(kind, subject, size, format, client = '') {
      const dimensions = findDimensions(kind, size)
      if (!dimensions) throw new RangeError(`A ${kind} has no size ${size}`)
      const { type, id } = subject
      const key = `${kind}/${type}/${id}/${dimensions.width}-${contentVersion(kind, subject)}.${format}`
      const cached = memory.find(key)
      if (cached) return Promise.resolve(cached)
      const image =
        rendering.get(key) ??
        load(key, () => inTurn(client, () => draw(kind, subject, dimensions, format))).finally(() =>
          rendering.delete(key),
        )
      rendering.set(key, image)
      return image
    },
    acceptUpload: (bytes, kind) => inTurn('uploads', () => acceptUpload(blobs, bytes, kind)),
  }
}
