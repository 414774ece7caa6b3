import { createRequire } from 'node:module'
import { num } from './path.ts'

// The package ships no types. These are the members that lettering uses.
interface OutlineCommand {
  type: 'M' | 'L' | 'C' | 'Q' | 'Z'
  x?: number
  y?: number
  x1?: number
  y1?: number
  x2?: number
  y2?: number
}

interface Outline {
  commands: readonly OutlineCommand[]
}

interface Spacing {
  letterSpacing?: number
}

export interface Glyph {
  advanceWidth?: number
  getPath(x: number, y: number, size: number): Outline
}

export interface OutlineFont {
  unitsPerEm: number
  hasChar(character: string): boolean
  charToGlyph(character: string): Glyph
  getKerningValue(left: Glyph, right: Glyph): number
  getPath(text: string, x: number, y: number, size: number, spacing?: Spacing): Outline
  getAdvanceWidth(text: string, size: number, spacing?: Spacing): number
}

const { parse }: { parse(bytes: ArrayBuffer): OutlineFont } = createRequire(import.meta.url)('opentype.js')

export const parseFont = (bytes: Uint8Array): OutlineFont => parse(new Uint8Array(bytes).buffer)

/** The outline as the `d` attribute of an SVG path. */
export function pathData({ commands }: Outline): string {
  return commands
    .map(({ type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => {
      if (type === 'Z') return 'Z'
      if (type === 'C') return `C${num(x1)} ${num(y1)} ${num(x2)} ${num(y2)} ${num(x)} ${num(y)}`
      if (type === 'Q') return `Q${num(x1)} ${num(y1)} ${num(x)} ${num(y)}`
      return `${type}${num(x)} ${num(y)}`
    })
    .join('')
}
