import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { type DrawingFacts, loadCollection } from './collection.ts'
import { createPhotoPack, type PhotoPack } from './photo-pack.ts'
import { createPicture, type Format, type Picture, type Width, widths } from './picture.ts'
import { createRenderQueue } from './render-queue.ts'
import { hasClass, isAboveStandard } from './status-code.ts'

export interface Pictures {
  /** The picture of this code, if there is one: the operator's, else the drawing. */
  find(code: number): Picture | undefined
  /** The same in another width or format, made when it is first asked for. */
  variant(picture: Picture, format: Format, width: Width): Picture | Promise<Picture>
  /** The dog of the class of this code, with the number as it is; nothing where a code has no class. */
  drawUnknown(code: number): Picture | Promise<Picture> | undefined
  /** The dog of an error; the one of 404 or 500 where there is none of its own. */
  ofError(status: number): Picture
  codes(): number[]
  /** Those that are shown. */
  drawings: readonly DrawingFacts[]
  /** Whether what was shown once is shown for good; a photo pack may change at any time. */
  isFixed: boolean
  close(): void
}

export interface PicturesOptions {
  nonStandard: boolean
  photoPack: string | undefined
  log: Logger
}

/** Room for some hundred variants; what was not asked for longest goes first. */
const keptMaxBytes = 48 * 1024 * 1024

export async function createPictures({ nonStandard, photoPack, log }: PicturesOptions): Promise<Pictures> {
  const { facts, pictures } = loadCollection()
  const pack: PhotoPack | undefined =
    photoPack === undefined ? undefined : await createPhotoPack(photoPack, log)
  const variants = createByteCache<Picture>(keptMaxBytes, ({ bytes }) => bytes.length)
  const render = createRenderQueue<Picture>()
  const isAllowed = (code: number) => nonStandard || !isAboveStandard(code)

  function find(code: number): Picture | undefined {
    return isAllowed(code) ? (pack?.find(code) ?? pictures.get(code)) : undefined
  }

  function getDrawing(code: number): Picture {
    const picture = pictures.get(code)
    if (!picture) throw new Error(`There is no drawing of ${code}`)
    return picture
  }

  function made(key: string, make: () => Promise<Picture>): Promise<Picture> | Picture {
    return variants.find(key) ?? render(key, async () => variants.add(key, await make()))
  }

  return {
    find,
    variant(picture, format, width) {
      if (format === picture.format && width === widths[0]) return picture
      return made(`${picture.etag}/${width}.${format}`, async () => {
        const { renderVariant } = await import('./render.ts')
        const bytes = await renderVariant(picture, pack?.find(picture.code) !== picture, format, width)
        return createPicture(picture.code, format, bytes, picture.lastModified)
      })
    },
    drawUnknown(code) {
      if (!hasClass(code)) return undefined
      return made(`unknown/${code}`, async () => {
        const { renderUnknown } = await import('./render.ts')
        return createPicture(code, 'jpg', await renderUnknown(code), getDrawing(404).lastModified)
      })
    },
    ofError: (status) => find(status) ?? getDrawing(status < 500 ? 404 : 500),
    codes: () =>
      [...new Set([...pictures.keys(), ...(pack?.codes() ?? [])])]
        .filter((code) => find(code))
        .sort((a, b) => a - b),
    drawings: facts.filter(({ code }) => isAllowed(code)),
    isFixed: pack === undefined,
    close: () => pack?.close(),
  }
}
