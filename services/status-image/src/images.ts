import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { type DrawingFacts, loadCollection } from './collection.ts'
import { createImage, type Format, type Image, type Width, widths } from './image.ts'
import { createPhotoPack, type PhotoPack } from './photo-pack.ts'
import { type Client, createRenderQueue } from './render-queue.ts'
import { hasClass, isAboveStandard } from './status-code.ts'

export interface Images {
  /** The image of the photo pack, or else the drawing. */
  find(code: number): Image | undefined
  /** Rendered on the first request and cached. */
  variant(image: Image, format: Format, width: Width, client: Client): Image | Promise<Image>
  /** The image of the class (1xx to 5xx) with this number. */
  drawUnknown(code: number, client: Client): Image | Promise<Image> | undefined
  /** Falls back to the image of 404 or 500. */
  ofError(status: number): Image
  codes(): number[]
  drawings: readonly DrawingFacts[]
  /** False with a photo pack, whose images may change at any time. */
  isImmutable: boolean
  close(): void
}

export interface ImagesOptions {
  nonStandard: boolean
  photoPack: string | undefined
  log: Logger
}

/** All variants of the drawings have 69 MB. */
const maxCacheBytes = 96 * 1024 * 1024

export async function createImages({ nonStandard, photoPack, log }: ImagesOptions): Promise<Images> {
  const { facts, images } = loadCollection()
  const pack: PhotoPack | undefined =
    photoPack === undefined ? undefined : await createPhotoPack(photoPack, log)
  const variants = createByteCache<Image>(maxCacheBytes, ({ bytes }) => bytes.length)
  const render = createRenderQueue<Image>()
  const isAllowed = (code: number) => nonStandard || !isAboveStandard(code)

  function find(code: number): Image | undefined {
    return isAllowed(code) ? (pack?.find(code) ?? images.get(code)) : undefined
  }

  function getDrawing(code: number): Image {
    const image = images.get(code)
    if (!image) throw new Error(`There is no drawing of ${code}`)
    return image
  }

  function cached(key: string, client: Client, make: () => Promise<Image>): Promise<Image> | Image {
    return variants.find(key) ?? render(key, async () => variants.add(key, await make()), client)
  }

  return {
    find,
    variant(image, format, width, client) {
      if (format === image.format && width === widths[0]) return image
      // The pack may be read again while the rendering waits.
      const isDrawing = pack?.find(image.code) !== image
      return cached(`${image.etag}/${width}.${format}`, client, async () => {
        const { renderVariant } = await import('./render.ts')
        const bytes = await renderVariant(image, isDrawing, format, width)
        return createImage(image.code, format, bytes, image.lastModified)
      })
    },
    drawUnknown(code, client) {
      if (!hasClass(code)) return undefined
      return cached(`unknown/${code}`, client, async () => {
        const { renderUnknown } = await import('./render.ts')
        return createImage(code, 'jpg', await renderUnknown(code), getDrawing(404).lastModified)
      })
    },
    ofError: (status) => find(status) ?? getDrawing(status < 500 ? 404 : 500),
    codes: () =>
      [...new Set([...images.keys(), ...(pack?.codes() ?? [])])]
        .filter((code) => find(code))
        .sort((a, b) => a - b),
    drawings: facts.filter(({ code }) => isAllowed(code)),
    isImmutable: pack === undefined,
    close: () => pack?.close(),
  }
}
