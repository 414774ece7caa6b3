import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './woff.ts'

export type Weight = 'regular' | 'bold'

/** A run of text that one font covers. */
export interface Run {
  font: string
  text: string
}

/** The part of a PDF document that font selection uses. */
export interface FontUser {
  registerFont(name: string, source: Buffer): unknown
  font(name: string): unknown
}

/**
 * The fonts of a document, subsetted by alphabet and opened on first use. Together they cover Latin, Greek,
 * Cyrillic and Japanese.
 */
export function createFonts(document: FontUser) {
  const covers = new Map<string, Coverage>()

  function open(file: string): Coverage {
    const cached = covers.get(file)
    if (cached) return cached
    document.registerFont(file, readFont(file))
    document.font(file)
    // pdfkit's current font and fontkit's coverage are missing in the types.
    const { _font } = document as unknown as { _font: { font: Coverage } }
    covers.set(file, _font.font)
    return _font.font
  }

  function fontOf(character: string, weight: Weight): string | undefined {
    const point = character.codePointAt(0) ?? 0
    return files[weight].find((file) => open(file).hasGlyphForCodePoint(point))
  }

  return function runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = []
    for (const character of text.normalize('NFC')) {
      const last = runs.at(-1)
      if (last && open(last.font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
        last.text += character
        continue
      }
      const font = fontOf(character, weight)
      const run = { font: font ?? files[weight][0], text: font ? character : '?' }
      if (last?.font === run.font) last.text += run.text
      else runs.push(run)
    }
    return runs
  }
}

interface Coverage {
  hasGlyphForCodePoint(point: number): boolean
}

const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const
const nunito = (alphabet: string, weight: number) => `nunito/files/nunito-${alphabet}-${weight}-normal.woff`
const others = ['greek', 'japanese'].map(
  (alphabet) => `zen-antique/files/zen-antique-${alphabet}-400-normal.woff`,
)
const files: Record<Weight, [string, ...string[]]> = {
  regular: [nunito('latin', 400), ...alphabets.slice(1).map((alphabet) => nunito(alphabet, 400)), ...others],
  bold: [nunito('latin', 700), ...alphabets.slice(1).map((alphabet) => nunito(alphabet, 700)), ...others],
}

const unpacked = new Map<string, Buffer>()

function readFont(file: string): Buffer {
  const cached = unpacked.get(file)
  if (cached) return cached
  const font = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`))))
  unpacked.set(file, font)
  return font
}
