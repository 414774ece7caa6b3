import { createFonts, type Run, type Weight } from './fonts.ts'

export interface Style {
  size: number
  weight?: Weight
  color?: string
}

/** Breaks lines itself, since a line may need several fonts. */
export function createTypesetter(document: PDFKit.PDFDocument) {
  const runsOf = createFonts(document)

  function widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { font, text }) => sum + document.font(font, size).widthOfString(text), 0)
  }

  function fits(text: string, width: number, { size, weight = 'regular' }: Style): boolean {
    return widthOf(runsOf(text, weight), size) <= width
  }

  /** Text beyond `maxLines` ends in an ellipsis. */
  function breakLines(text: string, width: number, style: Style, maxLines: number): string[] {
    const lines = text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, style))
    if (lines.length <= maxLines) return lines
    let last = lines[maxLines - 1] ?? ''
    while (last && !fits(`${last}…`, width, style)) last = last.slice(0, -1)
    return [...lines.slice(0, maxLines - 1), `${last.trimEnd()}…`]
  }

  function breakParagraph(paragraph: string, width: number, style: Style): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/[^\S\u00a0]+/).flatMap((word) => breakWord(word, width, style))) {
      const longer = line ? `${line} ${word}` : word
      if (fits(longer, width, style)) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return [...lines, line]
  }

  function breakWord(word: string, width: number, style: Style): string[] {
    if (fits(word, width, style)) return [word]
    const parts: string[] = []
    let part = ''
    for (const character of word) {
      if (part && !fits(part + character, width, style)) {
        parts.push(part)
        part = ''
      }
      part += character
    }
    return [...parts, part]
  }

  function drawLine(
    text: string,
    x: number,
    y: number,
    { size, weight = 'regular', color = 'black' }: Style,
  ) {
    let left = x
    for (const run of runsOf(text, weight)) {
      document.font(run.font, size).fillColor(color)
      document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
      left += document.widthOfString(run.text)
    }
  }

  /** Returns the position below the text. */
  function setText(
    text: string,
    { x, y, width, maxLines = 1 }: { x: number; y: number; width: number; maxLines?: number },
    style: Style,
  ): number {
    const lines = breakLines(text, width, style, maxLines)
    for (const [at, line] of lines.entries())
      drawLine(line, x, y + style.size + at * style.size * leading, style)
    return y + lines.length * style.size * leading
  }

  return {
    setText,
    widthOf: (text: string, { size, weight = 'regular' }: Style) => widthOf(runsOf(text, weight), size),
  }
}

export type Typesetter = ReturnType<typeof createTypesetter>

const leading = 1.35
