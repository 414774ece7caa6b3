import { splitWords } from '@octavo/platform/search/words.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

export interface NamedRow {
  name: string
  first_name: string
  last_name: string
}

/** Folded names, one column per possible beginning. */
export interface NameKeys {
  name_key: string
  /** Last name first. */
  last_name_key: string
}

/** Case- and accent-insensitive. */
export function nameKeysOf({ name, first_name, last_name }: NamedRow): NameKeys {
  return { name_key: fold(name), last_name_key: fold(`${last_name} ${first_name}`) }
}

/** The search scope: an index on this column includes the keys. */
export interface SearchScope {
  column: 'event_id' | 'organization_id' | 'user_id'
  ids: readonly number[]
}

/** Prefix match on a name, or on the address if it is one. */
export function matchesName(
  table: 'attendee' | 'ticket_order',
  scope: SearchScope,
  query: string,
): RawBuilder<SqlBool> {
  const select = (column: keyof NameKeys | 'email_folded', start: string) => {
    const [key, end] = [sql.ref(column), `${start}\u{10FFFF}`]
    const within = sql`${sql.ref(scope.column)} in (${sql.join(scope.ids)})`
    return sql`select id from ${sql.table(table)} where ${within} and ${key} <> '' and ${key} >= ${start} and ${key} < ${end}`
  }
  const start = fold(query)
  const selects = query.includes('@')
    ? [select('email_folded', query.trim().toLowerCase())]
    : [select('name_key', start), select('last_name_key', start)]
  return start === '' ? sql`1 = 0` : sql`id in (${sql.join(selects, sql` union all `)})`
}

const fold = (text: string): string =>
  splitWords(text, maxWords)
    .map((word) => word.text)
    .join(' ')

const maxWords = 12
