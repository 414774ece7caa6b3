import { readFile } from 'node:fs/promises'
import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Country } from './schema.ts'

/** In pixels; the aspect ratio is 4:3. */
export const flagWidths = [20, 40, 80, 160, 320, 640, 1280, 2560] as const
export type FlagWidth = (typeof flagWidths)[number]

export interface Flags {
  readSvg(country: Country): Promise<Buffer>
  renderPng(country: Country, width: FlagWidth): Promise<Buffer>
}

/** Rendering a large flag takes 40 MB. */
const maxConcurrent = 2
const maxWaiting = 100
/** The width of the SVG files at 72 dpi. */
const svgWidth = 640
const svgDensity = 72

export function createFlags(): Flags {
  const semaphore = createSemaphore(maxConcurrent)
  const readSvg = ({ cca2 }: Country) =>
    readFile(new URL(import.meta.resolve(`flag-icons/flags/4x3/${cca2.toLowerCase()}.svg`)))

  return {
    readSvg,
    async renderPng(country, width) {
      if (semaphore.waiting >= maxWaiting) throw platformProblem('overloaded', { retryAfterMs: 5_000 })
      return semaphore.run(async () => {
        const [{ default: sharp }, svg] = await Promise.all([import('sharp'), readSvg(country)])
        const density = svgDensity * Math.max(1, width / svgWidth)
        return sharp(svg, { density }).resize(width).png({ compressionLevel: 9 }).toBuffer()
      })
    },
  }
}
