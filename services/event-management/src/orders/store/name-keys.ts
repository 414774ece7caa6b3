import { splitWords } from '@octavo/platform/search/words.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

export interface Named {
  name: string
  first_name: string
  last_name: string
}

/** Columns by which people are found, whichever of their names somebody begins with. */
export interface NameKeys {
  name_key: string
  /** With the last name ahead. */
  last_name_key: string
}

/** Capitals and accents do not matter. */
export function nameKeysOf({ name, first_name, last_name }: Named): NameKeys {
  return { name_key: fold(name), last_name_key: fold(`${last_name} ${first_name}`) }
}

/** Where rows are looked for: an index on this column has the keys behind it. */
export interface Place {
  column: 'event_id' | 'organization_id' | 'user_id'
  ids: readonly number[]
}

/** Whether a name of a row begins like that, or its address where it is one. What is not alike is not looked at. */
export function beginsLike(
  table: 'attendee' | 'ticket_order',
  place: Place,
  query: string,
): RawBuilder<SqlBool> {
  const select = (column: keyof NameKeys | 'email_folded', start: string) => {
    const [key, end] = [sql.ref(column), `${start}\u{10FFFF}`]
    const within = sql`${sql.ref(place.column)} in (${sql.join(place.ids)})`
    return sql`select id from ${sql.table(table)} where ${within} and ${key} <> '' and ${key} >= ${start} and ${key} < ${end}`
  }
  const start = fold(query)
  const selects = query.includes('@')
    ? [select('email_folded', query.trim().toLowerCase())]
    : [select('name_key', start), select('last_name_key', start)]
  return start === '' ? sql`1 = 0` : sql`id in (${sql.join(selects, sql` union all `)})`
}

const fold = (text: string): string =>
  splitWords(text, mostWords)
    .map((word) => word.text)
    .join(' ')

const mostWords = 12
