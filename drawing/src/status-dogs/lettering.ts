import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type OutlineFont, parseFont, pathData } from '../outline-font.ts'
import { fill, group, place } from '../svg.ts'
import { inkColor } from './color.ts'

/** `round` is the voice of the series (captions, signs); `plain` is for print inside a scene (papers, labels). */
export type Face = 'round' | 'plain'

export interface LetterOptions {
  size: number
  color?: string
  face?: Face
  anchor?: 'start' | 'middle' | 'end'
  /** Space between letters as a share of the size. */
  spacing?: number
  rotate?: number
  /** The text shrinks until it is no wider than this. */
  maxWidth?: number
}

/** Height of a capital or a figure as a share of the size. */
export const capHeight = 0.7

/** Text as outlines, standing on the baseline `y`. */
export function lettering(text: string, x: number, y: number, options: LetterOptions): string {
  const { color = inkColor, anchor = 'start', rotate = 0 } = options
  const size = fittedSize(text, options)
  const width = widthOf(text, { ...options, size })
  const start = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width
  const path = fontOf(options.face).getPath(typeset(text), start, 0, size, {
    letterSpacing: options.spacing ?? 0,
  })
  return place(fill(pathData(path), color), { x, y, rotate })
}

export function widthOf(text: string, options: LetterOptions): number {
  return fontOf(options.face).getAdvanceWidth(typeset(text), options.size, {
    letterSpacing: options.spacing ?? 0,
  })
}

/** Lines of text under each other, the first baseline at `y`. */
export function letteredLines(
  lines: readonly string[],
  x: number,
  y: number,
  options: LetterOptions & { leading?: number },
): string {
  const { leading = 1.1, size } = options
  return group(...lines.map((line, i) => lettering(line, x, y + i * size * leading, options)))
}

/** Breaks a phrase into two lines of about the same width. */
export function brokenInTwo(phrase: string, options: LetterOptions): [string, string] {
  const words = phrase.split(' ')
  let best: [string, string] = [phrase, '']
  let bestWidth = Number.POSITIVE_INFINITY
  for (let i = 1; i < words.length; i++) {
    const pair: [string, string] = [words.slice(0, i).join(' '), words.slice(i).join(' ')]
    const width = Math.max(widthOf(pair[0], options), widthOf(pair[1], options))
    if (width < bestWidth) [best, bestWidth] = [pair, width]
  }
  return best
}

export function fittedSize(text: string, options: LetterOptions): number {
  const { size, maxWidth } = options
  if (maxWidth === undefined) return size
  return Math.min(size, (size * maxWidth) / Math.max(1, widthOf(text, options)))
}

/** Plain quotes of a phrase as it is registered become round ones. */
function typeset(text: string): string {
  return text.replaceAll("'", '’')
}

const fontFiles: Record<Face, string> = {
  round: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff',
  plain: '@fontsource/nunito/files/nunito-latin-700-normal.woff',
}

const loaded = new Map<Face, OutlineFont>()

function fontOf(face: Face = 'round'): OutlineFont {
  const cached = loaded.get(face)
  if (cached) return cached
  const font = parseFont(readFileSync(fileURLToPath(import.meta.resolve(fontFiles[face]))))
  loaded.set(face, font)
  return font
}
