import { type Glyph, type OutlineFont, pathData } from '../outline-font.ts'
import { type Face, findFont } from './fonts.ts'

/** The height of a capital as a share of the size. */
export const capHeight = 0.7

export interface LetteringOptions {
  face: Face
  size: number
  anchor?: 'start' | 'middle' | 'end'
  /** Between letters, as a share of the size. */
  spacing?: number
}

/** Text as the data of a path, standing on the baseline `y`. Characters that no font has are left out. */
export function lettering(text: string, x: number, y: number, options: LetteringOptions): string {
  const { size, anchor = 'start' } = options
  const { letters, width } = layOut(text, options)
  const start = x - (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width)
  return letters.map(({ glyph, at }) => pathData(glyph.getPath(start + at, y, size))).join('')
}

export function widthOf(text: string, options: LetteringOptions): number {
  return layOut(text, options).width
}

/** The text as far as the face can set it: without what it lacks, or with the plain letter below a mark. */
export function settable(text: string, face: Face): string {
  const characters = [
    ...text.normalize('NFC').replaceAll("'", '’').replace(/\s+/g, ' ').replace(/\p{C}/gu, ''),
  ]
  return characters
    .map((character) => {
      if (findFont(face, character)) return character
      const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
      return [...plain].every((part) => findFont(face, part)) ? plain : ''
    })
    .join('')
    .trim()
}

interface Letter {
  glyph: Glyph
  /** From where the text starts. */
  at: number
}

// Font features such as ligatures would take ten times as long as all other work.
function layOut(
  text: string,
  { face, size, spacing = 0 }: LetteringOptions,
): { letters: Letter[]; width: number } {
  const letters: Letter[] = []
  let width = 0
  let last: { font: OutlineFont; glyph: Glyph } | undefined
  for (const character of text) {
    const font = findFont(face, character)
    if (!font) continue
    const glyph = font.charToGlyph(character)
    const scale = size / font.unitsPerEm
    if (last?.font === font) width += font.getKerningValue(last.glyph, glyph) * scale
    letters.push({ glyph, at: width })
    width += (glyph.advanceWidth ?? 0) * scale + spacing * size
    last = { font, glyph }
  }
  return { letters, width: Math.max(0, width - (letters.length > 0 ? spacing * size : 0)) }
}
