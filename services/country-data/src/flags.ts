import { readFile } from 'node:fs/promises'
import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Country } from './schema.ts'

/** The widths in pixels that pictures are drawn in. All are 4 to 3. */
export const flagWidths = [20, 40, 80, 160, 320, 640, 1280, 2560] as const
export type FlagWidth = (typeof flagWidths)[number]

export interface Flags {
  readDrawing(country: Country): Promise<Buffer>
  drawPicture(country: Country, width: FlagWidth): Promise<Buffer>
}

/** A large picture takes 40 MB while it is drawn, so that not many may be at once. */
const drawingAtOnce = 2
const waitingMax = 100
/** The size that a drawing has without being asked for another. */
const drawnWidth = 640
const drawnDensity = 72

export function createFlags(): Flags {
  const semaphore = createSemaphore(drawingAtOnce)
  const readDrawing = ({ cca2 }: Country) =>
    readFile(new URL(import.meta.resolve(`flag-icons/flags/4x3/${cca2.toLowerCase()}.svg`)))

  return {
    readDrawing,
    async drawPicture(country, width) {
      if (semaphore.waiting >= waitingMax) throw platformProblem('overloaded', { retryAfterMs: 5_000 })
      return semaphore.run(async () => {
        const [{ default: sharp }, drawing] = await Promise.all([import('sharp'), readDrawing(country)])
        const density = drawnDensity * Math.max(1, width / drawnWidth)
        return sharp(drawing, { density }).resize(width).png({ compressionLevel: 9 }).toBuffer()
      })
    },
  }
}
