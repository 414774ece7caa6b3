import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { TextIndex } from '@octavo/platform/search/text-index.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { combine } from '../../query/combine-filters.ts'
import type { Filter } from '../../query/filter.ts'

/** A table of posts with its text index. The table has the columns `seq`, `uuid` and all `numberFields`. */
export interface FilteredTable {
  /** As the query names the table. */
  readonly alias: string
  // The condition does not depend on the tables of the database.
  readonly text: Pick<TextIndex<never>, 'matches'>
}

/**
 * Splits a filter into the text that every match has and the rest, so that a query can start with the text index
 * (`found`, `ranked`) and test the rest on the rows.
 */
export function splitFilter(filter: Filter): { text?: TextQuery; rest?: Filter } {
  if (filter.kind === 'text') return { text: filter.query }
  if (filter.kind !== 'all') return { rest: filter }
  const texts = filter.of.flatMap((part) => (part.kind === 'text' ? [part.query] : []))
  const others = filter.of.filter((part) => part.kind !== 'text')
  const [text, ...moreTexts] = texts
  return {
    ...(text && { text: moreTexts.length > 0 ? { kind: 'all', of: texts } : text }),
    ...(others.length > 0 && { rest: combine('all', others) }),
  }
}

/** The condition that a row of the table matches the filter, for a `where`. `expandPatterns` comes first. */
export function filterCondition(
  filter: Filter,
  table: FilteredTable,
  by: 'matches' | 'rows' = 'matches',
): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table.alias}.${name}`)
  const condition = (part: Filter): RawBuilder<SqlBool> => {
    switch (part.kind) {
      case 'text':
        if (part.query.kind === 'everything') return alwaysTrue
        return table.text.matches(`${table.alias}.seq`, part.query, by)
      case 'compare': {
        const number = column(part.field)
        // False rather than null for a post without the number, so that a negation finds it.
        // PostgreSQL would read the parameter with the type of the column, which can be too narrow for it.
        const type = sql.raw(Number.isInteger(part.value) ? 'bigint' : 'double precision')
        const value = sql`cast(${part.value} as ${type})`
        return sql<SqlBool>`(${number} is not null and ${number} ${sql.raw(part.operator)} ${value})`
      }
      case 'uuid':
        return sql<SqlBool>`${column('uuid')} = ${part.uuid}`
      case 'not':
        return sql<SqlBool>`not ${condition(part.of)}`
      case 'all':
      case 'any':
        return sql<SqlBool>`(${sql.join(part.of.map(condition), part.kind === 'all' ? sql` and ` : sql` or `)})`
      case 'pattern':
        throw new Error('Patterns are expanded before a filter becomes SQL')
    }
  }
  return condition(filter)
}

const alwaysTrue = sql<SqlBool>`1 = 1`
