import { watch } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '@octavo/platform/log.ts'
import type { ServiceFinding } from '@octavo/platform/service.ts'
import { createPicture, type Picture } from './picture.ts'

/** The operator's own pictures, which take the place of the drawings. */
export interface PhotoPack {
  find(code: number): Picture | undefined
  codes(): number[]
  close(): void
}

interface Photos {
  pictures: ReadonlyMap<number, Picture>
  /** The files that cannot be used, whose drawings stay. */
  faults: readonly { file: string; reason: string }[]
}

const fileName = /^(\d{3})\.(jpg|jpeg|png|webp|avif)$/i
const fileMaxBytes = 20 * 1024 * 1024
const settleMs = 500

/** Read anew whenever the folder changes, and swapped as a whole. */
export async function createPhotoPack(folder: string, log: Logger): Promise<PhotoPack> {
  const read = async () => {
    const { pictures, faults } = await readPhotos(folder)
    for (const fault of faults) log.warn(fault, 'a picture of the photo pack cannot be used')
    return pictures
  }
  let pictures = await read()
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, () => {
    clearTimeout(timer)
    // A picture that is being copied changes many times.
    timer = setTimeout(async () => {
      pictures = await read()
      log.info({ pictures: pictures.size }, 'photo pack read')
    }, settleMs)
    timer.unref()
  }).unref()
  return {
    find: (code) => pictures.get(code),
    codes: () => [...pictures.keys()],
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}

/** What `octavo doctor` tells of the folder. */
export async function examinePhotoPack(folder: string): Promise<ServiceFinding[]> {
  let photos: Photos
  try {
    photos = await readPhotos(folder)
  } catch (error) {
    const text = `The photo pack cannot be read: ${Object(error).message}.`
    return [
      { level: 'fail', text, advice: 'Make the folder, or name another with --status-image.photoPack.' },
    ]
  }
  const { pictures, faults } = photos
  const count = pictures.size === 1 ? 'one picture' : `${pictures.size} pictures`
  return [
    { level: 'ok', text: `the photo pack at ${folder} has ${count}` },
    ...faults.map(({ file, reason }): ServiceFinding => {
      const text = `${join(folder, file)} cannot be used, so the drawing is shown: ${reason}.`
      return { level: 'warn', text, advice: 'Save it anew as JPEG, PNG, WebP or AVIF, or take it away.' }
    }),
  ]
}

async function readPhotos(folder: string): Promise<Photos> {
  const { renderPhoto } = await import('./render-photo.ts')
  const pictures = new Map<number, Picture>()
  const faults: { file: string; reason: string }[] = []
  for (const file of (await readdir(folder)).sort()) {
    const code = Number(fileName.exec(file)?.[1])
    if (Number.isNaN(code)) continue
    try {
      const path = join(folder, file)
      const { size, mtime } = await stat(path)
      if (size > fileMaxBytes) throw new Error(`it has ${size} bytes, and ${fileMaxBytes} are allowed`)
      const bytes = await renderPhoto(await readFile(path))
      pictures.set(code, createPicture(code, 'jpg', bytes, mtime.toUTCString()))
    } catch (error) {
      faults.push({ file, reason: Object(error).message })
    }
  }
  return { pictures, faults }
}
