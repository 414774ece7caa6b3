import { readFile } from 'node:fs/promises'
import { clientOfAddress, createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Country } from './schema.ts'

/** In pixels; the aspect ratio is 4:3. */
export const flagWidths = [20, 40, 80, 160, 320, 640, 1280, 2560] as const
export type FlagWidth = (typeof flagWidths)[number]

export interface Flags {
  readSvg(country: Country): Promise<Buffer>
  /** Clients take turns, by their address. */
  renderPng(country: Country, width: FlagWidth, ip?: string): Promise<Buffer>
}

/** Rendering a large flag takes 40 MB. */
const maxConcurrent = 2
const maxWaiting = 100
const maxWaitingPerClient = 12
/** The width of the SVG files at 72 dpi. */
const svgWidth = 640
const svgDensity = 72

export function createFlags(): Flags {
  const turns = createFairSemaphore({ maxConcurrent, maxWaiting, maxWaitingPerClient })
  const readSvg = ({ cca2 }: Country) =>
    readFile(new URL(import.meta.resolve(`flag-icons/flags/4x3/${cca2.toLowerCase()}.svg`)))

  return {
    readSvg,
    async renderPng(country, width, ip) {
      const release = await turns.acquire(clientOfAddress(ip))
      if (!release) throw platformProblem('overloaded', { retryAfterMs: 5_000 })
      try {
        const [{ default: sharp }, svg] = await Promise.all([import('sharp'), readSvg(country)])
        const density = svgDensity * Math.max(1, width / svgWidth)
        return await sharp(svg, { density }).resize(width).png({ compressionLevel: 9 }).toBuffer()
      } finally {
        release()
      }
    },
  }
}
