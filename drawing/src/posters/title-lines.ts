import type { Face } from './fonts.ts'
import { widthOf } from './lettering.ts'

export interface TitleLines {
  size: number
  lines: readonly string[]
}

/** The larger the letters, the fewer lines they may fill. */
const steps: readonly (readonly [size: number, maxLines: number])[] = [
  [74, 2],
  [64, 3],
  [56, 3],
  [49, 3],
  [43, 4],
  [38, 4],
  [33, 5],
  [29, 6],
  [26, 7],
  [23, 8],
  [20, 9],
]

/** The largest type size at which the title fits `width`; truncates with an ellipsis below the minimum. */
export function setTitle(title: string, face: Face, width: number, scale = 1): TitleLines {
  const measure = memoize((word: string) => widthOf(word, { face, size: 1 }))
  const words = title.split(' ').filter((word) => word !== '')
  for (const [step, maxLines] of steps) {
    const size = step * scale
    const room = width / size
    // Words are broken only as a last resort.
    const parts = step > 29 ? words : words.flatMap((word) => brokenWord(word, room, measure))
    if (parts.some((part) => measure(part) > room)) continue
    const lines = balancedLines(parts, room, measure, maxLines)
    if (lines) return { size, lines }
  }
  const [smallest, maxLines] = steps.at(-1) ?? [20, 9]
  return { size: smallest * scale, lines: cut(words, width / (smallest * scale), measure, maxLines) }
}

/** Fewest lines first, then the most even ones. */
function balancedLines(
  words: readonly string[],
  room: number,
  measure: (text: string) => number,
  maxLines: number,
): string[] | undefined {
  const space = measure(' ')
  const widths = words.map(measure)
  const fewest = greedy(widths, room, space)
  if (fewest > maxLines) return undefined
  let [narrow, wide] = [Math.max(0, ...widths), room]
  for (let i = 0; i < 12; i++) {
    const middle = (narrow + wide) / 2
    if (greedy(widths, middle, space) > fewest) narrow = middle
    else wide = middle
  }
  return fill(words, widths, wide, space)
}

function greedy(widths: readonly number[], room: number, space: number): number {
  return fill(widths.map(String), widths, room, space).length
}

function fill(words: readonly string[], widths: readonly number[], room: number, space: number): string[] {
  const lines: string[] = []
  let used = Number.POSITIVE_INFINITY
  words.forEach((word, i) => {
    const width = widths[i] ?? 0
    if (used + space + width > room + 0.001) {
      lines.push(word)
      used = width
    } else {
      lines.push(`${lines.pop()} ${word}`)
      used += space + width
    }
  })
  return lines
}

function brokenWord(word: string, room: number, measure: (text: string) => number): string[] {
  if (measure(word) <= room) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && measure(part + letter) > room) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function cut(
  words: readonly string[],
  room: number,
  measure: (text: string) => number,
  maxLines: number,
): string[] {
  const parts = words.flatMap((word) => brokenWord(word, room, measure))
  const lines = fill(parts, parts.map(measure), room, measure(' ')).slice(0, maxLines)
  let last = lines.pop() ?? ''
  while (last !== '' && measure(`${last}…`) > room) last = last.slice(0, -1).trimEnd()
  return [...lines, `${last}…`]
}

function memoize(measure: (text: string) => number): (text: string) => number {
  const cache = new Map<string, number>()
  return (text) => {
    const width = cache.get(text) ?? measure(text)
    cache.set(text, width)
    return width
  }
}
