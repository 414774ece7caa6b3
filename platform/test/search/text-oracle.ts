import { readDocument } from '../../src/internal/search/document-words.ts'
import { compileQuery, type TextExpression, type WordSequence } from '../../src/internal/search/expression.ts'
import type { TextDocument, TextIndexDefinition } from '../../src/search/definition.ts'
import type { TextQuery } from '../../src/search/query.ts'

/** A reference implementation: evaluates a query by scanning all documents. */
export function findByReading(
  index: TextIndexDefinition,
  documents: readonly TextDocument[],
  query: TextQuery,
): number[] {
  const expression = compileQuery(index, query)
  if (!expression) return []
  return documents
    .filter((document) => {
      const { columns, marks } = readDocument(index, document)
      return holds(expression, columns, new Set(marks))
    })
    .map(({ id }) => id)
    .sort((a, b) => a - b)
}

type Columns = readonly (readonly (string | undefined)[])[]

function holds(expression: TextExpression, columns: Columns, marks: ReadonlySet<string>): boolean {
  const part = (each: TextExpression) => holds(each, columns, marks)
  switch (expression.op) {
    case 'mark':
      return expression.isPrefix
        ? [...marks].some((mark) => mark.startsWith(expression.mark))
        : marks.has(expression.mark)
    case 'and':
      return expression.of.every(part)
    case 'or':
      return expression.of.some(part)
    case 'except':
      return part(expression.of) && !part(expression.not)
    case 'sequence':
      return expression.columns.some((column) => placesOf(columns[column] ?? [], expression).length > 0)
    case 'near':
      return expression.columns.some((column) => {
        const [left, right] = expression.pair.map((one) => placesOf(columns[column] ?? [], one))
        return left?.some((a) => right?.some((b) => Math.abs(a - b) <= expression.within + 1))
      })
  }
}

function placesOf(
  words: readonly (string | undefined)[],
  { words: sequence, isPrefix }: WordSequence,
): number[] {
  return words.flatMap((_, place) => {
    const isThere = sequence.every((each, step) => {
      const word = words[place + step]
      return isPrefix && step === sequence.length - 1 ? word?.startsWith(each) : word === each
    })
    return isThere ? [place] : []
  })
}
