import { sql } from 'kysely'
import type { TextIndexDefinition } from '../../search/definition.ts'
import type { NewestMatch } from '../../search/text-index.ts'
import type { DocumentWords } from './document-words.ts'
import type { TextExpression, WordSequence } from './expression.ts'
import type { TextStore } from './text-store.ts'

/**
 * A contentless table: it stores only the positions of words. Words are folded beforehand, so its tokenizer only
 * splits them.
 */
export function fts5Definition({ name, columns, prefixes }: TextIndexDefinition): string[] {
  const options = [`content = ''`, 'contentless_delete = 1', `tokenize = "ascii tokenchars '-_'"`]
  if (prefixes.length > 0) options.push(`prefix = '${prefixes.join(' ')}'`)
  return [
    `create virtual table ${name} using fts5(${[...columns.map((each) => each.name), 'marks', ...options].join(', ')})`,
    // A deletion from FTS5 leaves a `last_insert_rowid` above 2^53, which node:sqlite fails to report for this and
    // later statements. SQLite restores the value after a trigger.
    `create view ${name}_ids as select rowid as id from ${name}`,
    `create trigger ${name}_removal instead of delete on ${name}_ids begin delete from ${name} where rowid = old.id; end`,
  ]
}

export function createFts5Store(index: TextIndexDefinition): TextStore {
  const table = sql.table(index.name)
  const columns = sql.join(
    ['rowid', ...index.columns.map(({ name }) => name), 'marks'].map((name) => sql.ref(name)),
  )
  const weights = sql.join([...index.columns.map(({ weight }) => sql.lit(weight)), sql.lit(0)])
  const match = (expression: TextExpression) => sql`${table} match ${printExpression(index, expression)}`
  const score = sql<number>`-bm25(${table}, ${weights})`
  return {
    table,
    id: sql.ref('rowid'),
    ids: sql.table(`${index.name}_ids`),
    async put(tx, documents) {
      for (const document of documents)
        await sql`insert or replace into ${table} (${columns}) values (${sql.join(valuesOf(document))})`.execute(
          tx,
        )
    },
    matches: match,
    // SQLite always starts with the matches.
    gathered: sql``,
    score: () => score,
    async listNewest(run, expression, { limit, ranked }) {
      const first = await run(sql<NewestMatch>`
        select rowid as id, ${score} as score from ${table} where ${match(expression)}
        order by rowid desc limit ${Math.min(limit, ranked)}`)
      if (first.length < ranked || limit <= ranked) return first
      const last = first.at(-1)
      const others = await run(sql<NewestMatch>`
        select rowid as id, null as score from ${table}
        where ${match(expression)} ${last ? sql`and rowid < ${last.id}` : sql``}
        order by rowid desc limit ${limit - ranked}`)
      return [...first, ...others]
    },
    // The unary plus stops the optimizer from scanning all matches instead.
    probe: (id, expression) =>
      sql`exists (select 1 from ${table} where ${match(expression)} and ${table}.rowid = +${id})`,
    integrity: sql`select integrity_check as state from pragma_integrity_check(${sql.lit(index.name)})`,
  }
}

function valuesOf({ id, columns, marks }: DocumentWords): (number | string)[] {
  return [id, ...columns.map(printWords), marks.join(' ')]
}

function printWords(words: readonly (string | undefined)[]): string {
  return (words.includes(undefined) ? words.map((word) => word ?? noWord) : words).join(' ')
}

/** Occupies a position, so that the words beside it are not adjacent. */
const noWord = '-'

/** https://sqlite.org/fts5.html#full_text_query_syntax. Folded words contain no character of that syntax. */
function printExpression(index: TextIndexDefinition, expression: TextExpression): string {
  const print = (part: TextExpression): string => {
    switch (part.op) {
      case 'sequence':
        return `${columnsOf(part.columns)}${quote(part)}`
      case 'near':
        return `${columnsOf(part.columns)}NEAR(${part.pair.map(quote).join(' ')}, ${part.within})`
      case 'mark':
        return `marks : "${part.mark}"${part.isPrefix ? ' *' : ''}`
      case 'except':
        return `(${print(part.of)} NOT ${print(part.not)})`
      default:
        return `(${part.of.map(print).join(part.op === 'and' ? ' AND ' : ' OR ')})`
    }
  }
  const columnsOf = (columns: readonly number[]) =>
    // Words and marks cannot collide, so a search in all columns needs no column filter.
    columns.length === index.columns.length
      ? ''
      : `{${columns.map((column) => index.columns[column]?.name).join(' ')}} : `
  return print(expression)
}

function quote({ words, isPrefix }: WordSequence): string {
  return `"${words.join(' ')}"${isPrefix ? ' *' : ''}`
}
