import type { Blobs } from '@octavo/platform/blobs/blobs.ts'
import { createDiskCache } from '@octavo/platform/disk-cache.ts'
import { Problem, platformProblem } from '@octavo/platform/errors.ts'
import type { Limits, Window } from '@octavo/platform/limits/limits.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { avatarVersion, drawAvatar } from './avatar.ts'
import { blurHashOf, frequentColors, showsWholeSource } from './description.ts'
import { imageProblem } from './errors.ts'
import { neededSourceWidth, type Size } from './geometry.ts'
import { type ImageHeader, readHeader } from './image-header.ts'
import {
  type AvatarSource,
  type BlobSource,
  type ImageSource,
  identityOf,
  type SceneSource,
} from './image-source.ts'
import { type Plan, uprightSize, variantKey } from './plan.ts'
import { mediaTypeOf, type PreparedImage, prepareImage } from './prepared-image.ts'
import { render, renderPixels } from './render.ts'
import { createRenderLanes, type RenderLaneOptions } from './render-lanes.ts'
import type { Input } from './resize.ts'
import { createSceneRasters } from './scene-rasters.ts'
import type { SceneRenderer } from './scene-renderer.ts'
import type { ImageSettings } from './settings.ts'
import { createVariants, type Variants } from './variants.ts'

/** The rendering engine. It knows sources and plans, but no URLs and no photos. */
export interface Images {
  /** Names the variant of a source. */
  keyOf(source: ImageSource, plan: Plan): string
  findInMemory(key: string): PreparedImage | undefined
  /** The cached variant, if there is one. */
  find(key: string): Promise<PreparedImage | undefined>
  /** The cached variant, or else a new one, which counts against the client's budget. */
  render(source: ImageSource, plan: Plan, client: Client): Promise<PreparedImage>
  /** Renders a variant for later requests, if there is nothing else to do. */
  renderWhenIdle(source: ImageSource, plan: Plan): void
  blurHashOf(source: ImageSource, plan: Plan, client: Client): Promise<string>
  paletteOf(source: ImageSource, plan: Plan, client: Client): Promise<readonly string[]>
  /** Reads size, format and orientation of a stored image. Returns undefined if the file is not an image. */
  readHeader(hash: string): Promise<ImageHeader | undefined>
}

export interface Client {
  /** Budgets and the queue are shared fairly between these. */
  name: string
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

export interface ImagesOptions extends RenderLaneOptions {
  /** Cache of rendered images. */
  folder: string
  blobs: Blobs
  scenes: SceneRenderer
  limits: Limits
  log: Logger
  settings: ImageSettings
}

const megabyte = 1024 * 1024
/** Progressive and interlaced files are decoded completely, which takes up to 1 GB for 100 megapixels: one at a time. */
const maxFastPixels = 50_000_000
/** Pixels for a BlurHash and a palette. */
const sampleSide = 64
const descriptionMemoryBytes = megabyte

/** Data computed from the pixels of a variant. */
interface Description {
  bytes: Buffer
  blurHash: string
  palette: readonly string[]
}

export function createImages(options: ImagesOptions): Images {
  const { folder, blobs, scenes, limits, log, settings } = options
  const { renderTimeoutSeconds: timeoutSeconds } = settings
  const disk = createDiskCache(folder, { maxBytes: settings.imageDiskMegabytes * megabyte })
  const lanes = createRenderLanes(options)
  const rasters = createSceneRasters(scenes, disk, lanes)
  const budget = budgetOf(settings)
  const variants = createVariants<PreparedImage>({
    disk,
    memoryBytes: settings.imageMemoryMegabytes * megabyte,
    log,
    prepare: (key, bytes) => prepareImage(key, mediaTypeOf(bytes), bytes),
  })
  const descriptions = createVariants<Description>({
    disk,
    memoryBytes: descriptionMemoryBytes,
    log,
    // The file cache verifies what it reads.
    prepare: (_key, bytes) => ({ bytes, ...JSON.parse(bytes.toString()) }),
  })

  const keyOf = (source: ImageSource, plan: Plan) =>
    variantKey(`${identityOf(source, scenes.version)}/${avatarVersion}`, plan)

  async function openStored(source: BlobSource | AvatarSource, plan: Plan, size: Size): Promise<Input> {
    if (source.kind === 'avatar')
      return { decodable: { bytes: drawAvatar(source.seed) }, size, orientation: plan.orientation }
    return { decodable: await openBlob(source.hash), size, orientation: plan.orientation }
  }

  async function openBlob(hash: string): Promise<{ file: string } | { bytes: Buffer }> {
    const file = blobs.localPath?.(hash)
    return file === undefined ? { bytes: await blobs.read(hash) } : { file }
  }

  async function openScene(
    source: SceneSource,
    plan: Plan,
    client: string,
    signal: AbortSignal,
  ): Promise<Input> {
    const { orientation, geometry, trim } = plan
    const isTurned = (orientation ?? 1) >= 5
    // Turned scenes are rare, so they use the full raster.
    const neededWidth = isTurned || trim ? source.width : neededSourceWidth(geometry, source)
    const { bytes, width, height } = await rasters.get(source, neededWidth, client, signal)
    const size = isTurned ? { width: height, height: width } : { width, height }
    return { decodable: { bytes }, size, orientation }
  }

  /** Runs a render when it is the client's turn. `size` is that of the upright source. */
  async function runRender<Value>(
    source: ImageSource,
    plan: Plan,
    { name, signal }: Client,
    run: (input: Input, size: Size) => Promise<Value>,
  ): Promise<Value> {
    const size = uprightSize(source, plan.orientation)
    // Drawing a scene has a queue of its own, so it must not hold a slot of this one.
    const open =
      source.kind === 'scene'
        ? constant(await openScene(source, plan, name, signal))
        : () => openStored(source, plan, size)
    const isSlow = plan.encoding.codec === 'avif' || size.width * size.height > maxFastPixels
    const lane = isSlow ? 'slow' : 'fast'
    return lanes.run(lane, name, signal, async () => {
      const input = await open()
      return run(input, size).catch((error: unknown) => {
        throw renderingProblem(error)
      })
    })
  }

  async function charge(client: string, { geometry }: Plan): Promise<void> {
    if (!budget) return
    const cost = Math.min(settings.rendersPerMinute, megapixels(geometry.output))
    const { granted, retryAfterMs } = await limits.take(`images ${client}`, budget, cost)
    if (!granted) throw platformProblem('too_many_requests', { retryAfterMs: Math.max(1000, retryAfterMs) })
  }

  /** The cached value, or else a new one, for which the client that starts it pays. */
  async function findOrMake<Value extends { bytes: Buffer }>(
    cache: Variants<Value>,
    key: string,
    plan: Plan,
    { name, signal }: Client,
    make: (client: Client) => Promise<Buffer>,
  ): Promise<Value> {
    const cached = await cache.find(key)
    if (cached) return cached
    for (;;) {
      let isPayer = false
      try {
        return await cache.make(key, signal, async (shared) => {
          isPayer = true
          await charge(name, plan)
          return make({ name, signal: shared })
        })
      } catch (error) {
        // The payer's budget is no concern of those that joined: the next of them pays.
        if (isPayer || !isOverBudget(error)) throw error
      }
    }
  }

  const renderFor = (source: ImageSource, plan: Plan, client: Client): Promise<Buffer> =>
    runRender(source, plan, client, (input, size) => render(input, size, plan, { timeoutSeconds }))

  function describe(source: ImageSource, plan: Plan, client: Client): Promise<Description> {
    return findOrMake(descriptions, `${keyOf(source, plan)} description`, plan, client, async (maker) => {
      const raster = await runRender(source, plan, maker, (input, size) =>
        renderPixels(input, size, plan, { timeoutSeconds }, sampleSide),
      )
      const description = { blurHash: blurHashOf(raster), palette: frequentColors(raster) }
      return Buffer.from(JSON.stringify(description))
    })
  }

  return {
    keyOf,
    findInMemory: variants.findInMemory,
    find: variants.find,
    render: (source, plan, client) =>
      findOrMake(variants, keyOf(source, plan), plan, client, (maker) => renderFor(source, plan, maker)),
    renderWhenIdle(source, plan) {
      const key = keyOf(source, plan)
      if (!lanes.isIdle('slow') || !lanes.isIdle('fast') || variants.isPending(key)) return
      const rendering = variants.make(key, undefined, (signal) =>
        renderFor(source, plan, { name: 'idle', signal }),
      )
      rendering.catch((error: unknown) => log.debug({ err: error }, 'cannot render an image in advance'))
    },
    async blurHashOf(source, plan, client) {
      if (source.blurHash !== null && showsWholeSource(plan)) return source.blurHash
      return (await describe(source, plan, client)).blurHash
    },
    async paletteOf(source, plan, client) {
      if (source.palette.length && showsWholeSource(plan)) return source.palette
      return (await describe(source, plan, client)).palette
    },
    readHeader: async (hash) => readHeader(await openBlob(hash)),
  }
}

/** Rounded up, so that every render costs something. */
const megapixels = ({ width, height }: Size): number => Math.ceil((width * height) / 1_000_000)

function isOverBudget(error: unknown): boolean {
  return error instanceof Problem && error.code === 'too_many_requests'
}

function budgetOf({ rendersPerMinute: max }: ImageSettings): readonly Window[] | undefined {
  return max ? [{ name: 'minute', unit: 'minute', max, starts: 'first-use' }] : undefined
}

/** Errors of sharp have no code; errors of the disk or the bucket have one. */
function renderingProblem(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error || error.name === 'AbortError') return error
  if (/^timeout/i.test(error.message)) {
    const message = 'The image took too long to render.'
    return platformProblem('overloaded', { message, retryAfterMs: 30_000 })
  }
  const problem = imageProblem('image_damaged')
  problem.cause = error
  return problem
}

const constant =
  <Value>(value: Value) =>
  async (): Promise<Value> =>
    value
