import { watch } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '@octavo/platform/log.ts'
import { createPicture, type Picture } from './picture.ts'

/** The operator's own pictures, which take the place of the drawings. */
export interface PhotoPack {
  find(code: number): Picture | undefined
  codes(): number[]
  close(): void
}

type Photos = ReadonlyMap<number, Picture>

const fileName = /^(\d{3})\.(jpg|jpeg|png|webp|avif)$/i
const fileMaxBytes = 20 * 1024 * 1024
const settleMs = 500

/**
 * Read anew whenever the folder changes, and swapped as a whole. A picture that cannot be used is told of in the log,
 * and its drawing stays.
 */
export async function createPhotoPack(folder: string, log: Logger): Promise<PhotoPack> {
  let photos = await readPhotos(folder, log)
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(folder, () => {
    clearTimeout(timer)
    // A picture that is being copied changes many times.
    timer = setTimeout(async () => {
      photos = await readPhotos(folder, log)
      log.info({ pictures: photos.size }, 'photo pack read')
    }, settleMs)
    timer.unref()
  }).unref()
  return {
    find: (code) => photos.get(code),
    codes: () => [...photos.keys()],
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}

async function readPhotos(folder: string, log: Logger): Promise<Photos> {
  const { renderPhoto } = await import('./render-photo.ts')
  const pictures = new Map<number, Picture>()
  for (const name of (await readdir(folder)).sort()) {
    const code = Number(fileName.exec(name)?.[1])
    if (Number.isNaN(code)) continue
    try {
      const file = join(folder, name)
      const { size, mtime } = await stat(file)
      if (size > fileMaxBytes) throw new Error(`it has ${size} bytes, and ${fileMaxBytes} are allowed`)
      pictures.set(
        code,
        createPicture(code, 'jpg', await renderPhoto(await readFile(file)), mtime.toUTCString()),
      )
    } catch (error) {
      log.warn({ file: name, reason: Object(error).message }, 'a picture of the photo pack cannot be used')
    }
  }
  return pictures
}
