import type { CodeRange } from './refactor-code-task.ts'

/** Lines and columns of a text, counted from 1. */
export class LineIndex {
  readonly #text: string
  readonly #starts: number[] = [0]

  constructor(text: string) {
    this.#text = text
    for (const { index } of text.matchAll(/\n/g)) this.#starts.push(index + 1)
  }

  /** Undefined if the range is not within the text. Columns after the end of a line mean its end. */
  offsetsOf({
    startLine,
    startColumn,
    endLine,
    endColumn,
  }: CodeRange): { start: number; end: number } | undefined {
    const start = this.#offsetOf(startLine, startColumn ?? 1)
    const end = this.#offsetOf(endLine, endColumn ?? Number.POSITIVE_INFINITY)
    return start === undefined || end === undefined || end < start ? undefined : { start, end }
  }

  rangeOf(start: number, end: number): Required<Omit<CodeRange, 'path'>> {
    const [startLine, startColumn] = this.#positionOf(start)
    const [endLine, endColumn] = this.#positionOf(end)
    return { startLine, startColumn, endLine, endColumn }
  }

  #offsetOf(line: number, column: number): number | undefined {
    const start = this.#starts[line - 1]
    if (start === undefined) return undefined
    const next = this.#starts[line]
    const text = this.#text.slice(start, next === undefined ? undefined : next - 1)
    return start + Math.min(column - 1, text.endsWith('\r') ? text.length - 1 : text.length)
  }

  #positionOf(offset: number): [line: number, column: number] {
    let low = 0
    for (let high = this.#starts.length; high - low > 1; ) {
      const middle = (low + high) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return [low + 1, offset - (this.#starts[low] ?? 0) + 1]
  }
}
