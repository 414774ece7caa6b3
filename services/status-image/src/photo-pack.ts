import { watch } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '@octavo/platform/log.ts'
import type { ServiceFinding } from '@octavo/platform/service.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import { createImage, type Image } from './image.ts'

/** Images of the administrator that replace the drawings. */
export interface PhotoPack {
  find(code: number): Image | undefined
  codes(): number[]
  close(): void
}

interface Photos {
  images: ReadonlyMap<number, Image>
  /** Unusable files; their drawings are served instead. */
  faults: readonly { file: string; reason: string }[]
}

const fileName = /^(\d{3})\.(jpg|jpeg|png|webp|avif)$/i
const maxFileBytes = 20 * 1024 * 1024
const settleMs = 500

/** Reloads when the folder changes. */
export async function createPhotoPack(folder: string, log: Logger): Promise<PhotoPack> {
  const read = async () => {
    const { images, faults } = await readPhotos(folder)
    for (const fault of faults) log.warn(fault, 'a file of the photo pack cannot be used')
    return images
  }
  let images = await read()
  const keepImages = (error: unknown) =>
    log.warn(
      { reason: errorMessage(error) },
      'the photo pack cannot be read again; its last images are served',
    )
  const reload = async () => {
    images = await read()
    log.info({ images: images.size }, 'photo pack read')
  }
  // One at a time, so that a slow read does not replace the images of a later one.
  let reading = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, () => {
    clearTimeout(timer)
    // Copying a file triggers many events.
    timer = setTimeout(() => {
      reading = reading.then(reload).catch(keepImages)
    }, settleMs)
    timer.unref()
  }).unref()
  watcher.on('error', keepImages)
  return {
    find: (code) => images.get(code),
    codes: () => [...images.keys()],
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}

export async function examinePhotoPack(folder: string): Promise<ServiceFinding[]> {
  let photos: Photos
  try {
    photos = await readPhotos(folder)
  } catch (error) {
    const text = `The photo pack cannot be read: ${errorMessage(error)}.`
    return [
      { level: 'fail', text, advice: 'Create the folder, or set another one with --status-image.photoPack.' },
    ]
  }
  const { images, faults } = photos
  const count = images.size === 1 ? 'one image' : `${images.size} images`
  return [
    { level: 'ok', text: `the photo pack at ${folder} has ${count}` },
    ...faults.map(({ file, reason }): ServiceFinding => {
      const text = `${join(folder, file)} cannot be used, so the drawing is served: ${reason}.`
      return { level: 'warn', text, advice: 'Save it as JPEG, PNG, WebP or AVIF, or remove it.' }
    }),
  ]
}

async function readPhotos(folder: string): Promise<Photos> {
  const { renderPhoto } = await import('./render-photo.ts')
  const images = new Map<number, Image>()
  const faults: { file: string; reason: string }[] = []
  for (const file of (await readdir(folder)).sort()) {
    const code = Number(fileName.exec(file)?.[1])
    if (Number.isNaN(code)) continue
    try {
      const path = join(folder, file)
      const { size, mtime } = await stat(path)
      if (size > maxFileBytes) throw new Error(`it has ${size} bytes; the maximum is ${maxFileBytes}`)
      const bytes = await renderPhoto(await readFile(path))
      images.set(code, createImage(code, 'jpg', bytes, mtime.toUTCString()))
    } catch (error) {
      faults.push({ file, reason: errorMessage(error) })
    }
  }
  return { images, faults }
}
