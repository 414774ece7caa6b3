import { squash } from './normalize.ts'
import type { Packed } from './packed.ts'

export interface Texts {
  textOf(variant: number): string
  /** The first variant at or after `from` whose squashed text is not less than `squashed`. */
  lowerBound(squashed: string, from?: number): number
}

export function createTexts({ texts, textStarts, owners }: Packed): Texts {
  const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength)
  const textOf = (variant: number) => bytes.toString('utf8', textStarts[variant], textStarts[variant + 1])
  return {
    textOf,
    lowerBound(squashed, from = 0) {
      let low = from
      let high = owners.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (squash(textOf(middle)) < squashed) low = middle + 1
        else high = middle
      }
      return low
    },
  }
}
