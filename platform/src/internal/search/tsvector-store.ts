import { sql } from 'kysely'
import type { TextColumn, TextIndexDefinition } from '../../search/definition.ts'
import type { DocumentWords } from './document-words.ts'
import type { TextExpression, WordSequence } from './expression.ts'
import type { TextStore } from './text-store.ts'
import { listNewestMatches } from './tsvector-newest.ts'

export function createTsvectorStore(index: TextIndexDefinition): TextStore {
  const table = sql.table(index.name)
  const ranks = [...new Set(index.columns.map(({ weight }) => weight))].sort((a, b) => b - a)
  const labelOf = ({ weight }: TextColumn) => 'ABCD'.charAt(ranks.indexOf(weight))
  const labels = index.columns.map(labelOf)
  const weights = sql.lit(`{${[3, 2, 1, 0].map((rank) => (ranks[rank] ?? 0) / (ranks[0] || 1)).join(',')}}`)
  const query = (expression: TextExpression) => sql`${printExpression(expression)}::tsquery`
  const matches = (expression: TextExpression) => sql`${table}.lexemes @@ ${query(expression)}`
  // Normalization 1 divides by document length, because a long document contains every word more often.
  const score = (expression: TextExpression) =>
    sql<number>`ts_rank(${weights}::real[], lexemes, ${query(expression)}, 1)`
  return {
    table,
    id: sql.ref('id'),
    ids: table,
    async put(tx, documents) {
      for (let start = 0; start < documents.length; start += batchSize) {
        const rows = documents
          .slice(start, start + batchSize)
          .map((document) => sql`(${document.id}::bigint, ${printDocument(document, labels)}::tsvector)`)
        await sql`
          insert into ${table} (id, lexemes) values ${sql.join(rows)}
          on conflict (id) do update set lexemes = excluded.lexemes`.execute(tx)
      }
    },
    matches,
    // An optimization fence. PostgreSQL overestimates words missing from its statistics and would scan the rows.
    gathered: sql`offset 0`,
    score,
    listNewest: (run, expression, options) =>
      listNewestMatches(run, { table, condition: matches(expression), score: score(expression) }, options),
    probe: (id, expression) =>
      sql`coalesce((select ${matches(expression)} from ${table} where ${table}.id = ${id}), false)`,
    integrity: sql`select 'ok' as state`,
  }
}

const batchSize = 100

/** One tsvector holds all columns: each word has the letter of its column as a prefix. */
function letterOf(column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + column)
}

/** https://www.postgresql.org/docs/current/datatype-textsearch.html. No word contains a quote or a backslash. */
function printDocument({ columns, marks }: DocumentWords, labels: readonly string[]): string {
  const lexemes = columns.flatMap((words, column) => {
    const positions = new Map<string, string[]>()
    words.forEach((word, position) => {
      if (word === undefined) return
      const existing = positions.get(word)
      if (existing) existing.push(`${position + 1}${labels[column]}`)
      else positions.set(word, [`${position + 1}${labels[column]}`])
    })
    return [...positions].map(([word, at]) => `'${letterOf(column)}${word}':${at.join(',')}`)
  })
  return [...lexemes, ...marks.map((mark) => `'${mark}'`)].join(' ')
}

function printExpression(expression: TextExpression): string {
  switch (expression.op) {
    case 'sequence':
      return inAny(expression.columns, (column) => printSequence(expression, column))
    case 'near':
      return inAny(expression.columns, (column) => printNear(expression, column))
    case 'mark':
      return `'${expression.mark}'${expression.isPrefix ? ':*' : ''}`
    case 'except':
      return `(${printExpression(expression.of)} & !${printExpression(expression.not)})`
    default:
      return join(expression.of.map(printExpression), expression.op === 'and' ? '&' : '|')
  }
}

function inAny(columns: readonly number[], print: (column: number) => string): string {
  return join(columns.map(print), '|')
}

function printSequence({ words, isPrefix }: WordSequence, column: number): string {
  const lexemes = words.map((word) => `'${letterOf(column)}${word}'`)
  return `(${lexemes.join(' <-> ')}${isPrefix ? ':*' : ''})`
}

function printNear(
  { pair: [left, right], within }: Extract<TextExpression, { op: 'near' }>,
  column: number,
): string {
  const [leftText, rightText] = [printSequence(left, column), printSequence(right, column)]
  const distances = Array.from({ length: within + 2 }, (_, distance) => distance)
  return join(
    distances.flatMap((distance) => [
      `(${leftText} <${distance}> ${rightText})`,
      `(${rightText} <${distance}> ${leftText})`,
    ]),
    '|',
  )
}

/** Builds a balanced tree, because PostgreSQL's parser limits the nesting depth. */
function join(parts: readonly string[], operator: string): string {
  if (parts.length < 3) return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(` ${operator} `)})`
  const middle = parts.length >> 1
  return `(${join(parts.slice(0, middle), operator)} ${operator} ${join(parts.slice(middle), operator)})`
}
