import { createRequire } from 'node:module'

// The package ships no types; this is the part of it that lettering uses.
export interface OutlineCommand {
  type: 'M' | 'L' | 'C' | 'Q' | 'Z'
  x?: number
  y?: number
  x1?: number
  y1?: number
  x2?: number
  y2?: number
}

export interface Glyph {
  advanceWidth?: number
  getPath(x: number, y: number, size: number): { commands: OutlineCommand[] }
}

export interface OutlineFont {
  unitsPerEm: number
  hasChar(character: string): boolean
  charToGlyph(character: string): Glyph
  getKerningValue(left: Glyph, right: Glyph): number
}

const { parse }: { parse(bytes: ArrayBuffer): OutlineFont } = createRequire(import.meta.url)('opentype.js')

export const parseFont = (bytes: Uint8Array): OutlineFont => parse(new Uint8Array(bytes).buffer)
