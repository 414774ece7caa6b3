import {
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
  sql,
  type Transaction,
} from 'kysely'
import type { Database, Dialect } from '../data/database.ts'
import { readDocument } from '../internal/search/document-words.ts'
import { compileQuery } from '../internal/search/expression.ts'
import { createFts5Store, fts5Definition } from '../internal/search/fts5-store.ts'
import { createTsvectorStore } from '../internal/search/tsvector-store.ts'
import type { TextDocument, TextIndexDefinition } from './definition.ts'
import type { TextQuery } from './query.ts'

/** Full-text index of a service's rows, in the service's database and transactions. */
export interface TextIndex<DB, Field extends string = string, Tag extends string = string> {
  /** Replaces documents that already exist. `onWord` gets each word as it is written, also repeated ones. */
  put(
    tx: Transaction<DB>,
    documents: readonly TextDocument<Field, Tag>[],
    onWord?: (word: string) => void,
  ): Promise<void>
  remove(tx: Transaction<DB>, ids: readonly number[]): Promise<void>
  /**
   * A condition for the `where` of a query on the service's table, with its id column as `event.id`. With `matches`,
   * the database collects all matches first. With `rows`, it checks each row as it reads it, which suits common words
   * and already small result sets. See `chooseMatchStrategy`.
   */
  matches(id: string, query: TextQuery, by?: 'matches' | 'rows'): RawBuilder<SqlBool>
  /**
   * A table to join: the ids of all matches, for paging in their order. SQLite stops when the page is full;
   * PostgreSQL does so with `rows`.
   */
  matchingIds(query: TextQuery, by?: 'matches' | 'rows'): RawBuilder<{ id: number }>
  /**
   * A table to join: the id and score of matches. Beyond `max` (10,000) matches, only those with the greatest ids
   * are ranked. Scores are comparable within one query only.
   */
  ranked(query: TextQuery, max?: number): RawBuilder<{ id: number; score: number }>
  /** The matches with the greatest ids, in descending order. `score` is that of `ranked`. */
  listNewest(query: TextQuery, options: NewestOptions): Promise<NewestMatch[]>
  /** Counts up to `max` matches exactly, and estimates beyond that. The cost is that of reading `max` matches. */
  estimate(query: TextQuery, max?: number): Promise<TextEstimate>
  /**
   * Rebuilds the whole index while it is in use, one transaction per batch. `batch` returns the next documents after
   * an id, ordered by id, and an empty list at the end.
   */
  reindex(
    batch: (tx: Transaction<DB>, after: number) => Promise<readonly TextDocument<Field, Tag>[]>,
  ): Promise<void>
  /** Up to `limit` documents without a row, to remove them. `ids` is as for `check`. */
  listStray(ids: RawBuilder<{ id: number }>, max: number): Promise<number[]>
  /** Compares the index with the ids that it should contain, a query for one column `id`. */
  check(ids: RawBuilder<{ id: number }>): Promise<TextIndexState>
}

export interface NewestOptions {
  limit: number
  /** Only this many of them get a score, because ranking costs more than finding. */
  ranked: number
}

export interface NewestMatch {
  id: number
  score: number | null
}

export interface TextEstimate {
  matches: number
  isExact: boolean
  /** The estimated number of documents. */
  documents: number
}

export interface TextIndexState {
  /** The number of rows missing from the index. */
  missing: number
  /** The number of documents without a row. */
  stray: number
  /** The damage that the database reports. */
  damage: string[]
}

interface EstimateRow {
  matches: number
  matches_low: number | null
  documents: number
  documents_low: number | null
  low: number | null
  high: number | null
}

/** Call this in a migration. */
export async function createTextIndex(
  db: QueryExecutorProvider,
  dialect: Dialect,
  index: TextIndexDefinition,
) {
  const table = sql.table(index.name)
  if (dialect === 'sqlite') {
    for (const statement of fts5Definition(index)) await sql.raw(statement).execute(db)
    return
  }
  await sql`create table ${table} (id bigint primary key, lexemes tsvector not null)`.execute(db)
  // Word frequency determines the query plan, so this tracks ten times as many words as by default.
  await sql`alter table ${table} alter column lexemes set statistics 1000`.execute(db)
  await sql`create index ${sql.ref(`${index.name}_lexemes`)} on ${table} using gin (lexemes)`.execute(db)
}

/** In a transaction that has read nothing from the index. */
export async function dropTextIndex(db: QueryExecutorProvider, dialect: Dialect, index: TextIndexDefinition) {
  if (dialect === 'sqlite') await sql`drop view ${sql.table(`${index.name}_ids`)}`.execute(db)
  await sql`drop table ${sql.table(index.name)}`.execute(db)
}

export function openTextIndex<DB, Field extends string, Tag extends string>(
  index: TextIndexDefinition<Field, Tag>,
  db: Database<DB>,
): TextIndex<DB, Field, Tag> {
  const store = db.dialect === 'sqlite' ? createFts5Store(index) : createTsvectorStore(index)
  const { table, id, ids: indexed } = store
  const long = <Row>(query: RawBuilder<Row>) => db.long<Row>({ compile: () => query.compile(db.read) })

  function whereMatches(query: TextQuery): RawBuilder<unknown> {
    const expression = compileQuery(index, query)
    return expression ? store.matches(expression) : neverTrue
  }

  async function put(
    tx: Kysely<DB>,
    documents: readonly TextDocument[],
    onWord?: (word: string) => void,
  ): Promise<void> {
    // PostgreSQL rejects an upsert with the same id twice in one statement.
    const latest = new Map(documents.map((document) => [document.id, document]))
    // A fixed order prevents deadlocks between transactions.
    const inOrder = [...latest.values()].sort((a, b) => a.id - b.id)
    const read = inOrder.map((document) => readDocument(index, document))
    if (onWord) for (const word of unstemmedWords(read)) onWord(word)
    await store.put(tx, read)
  }

  function unstemmedWords(documents: readonly ReturnType<typeof readDocument>[]): string[] {
    return index.columns
      .flatMap(({ isStemmed }, column) =>
        isStemmed ? [] : documents.flatMap(({ columns }) => columns[column] ?? []),
      )
      .filter((word) => word !== undefined)
  }

  /** Counts the first matches in descending id order, and returns the lowest id reached. */
  function counted(query: TextQuery, max: number): RawBuilder<unknown> {
    const first = sql`select ${id} as id from ${table} where ${whereMatches(query)} order by ${id} desc limit ${max}`
    return sql`(select count(*) as count, min(id) as low from (${first}) as first)`
  }

  return {
    put,
    async remove(tx, ids) {
      for (let start = 0; start < ids.length; start += 500)
        await sql`delete from ${indexed} where id in (${sql.join(ids.slice(start, start + 500))})`.execute(tx)
    },
    matches(column, query, by = 'matches') {
      const expression = compileQuery(index, query)
      const own = sql.ref(column)
      if (!expression) return neverTrue
      if (by === 'rows') return sql<SqlBool>`${store.probe(own, expression)}`
      return sql<SqlBool>`${own} in (select ${id} from ${table} where ${store.matches(expression)} ${store.gathered})`
    },
    matchingIds: (query, by = 'matches') => sql`(
      select ${id} as id from ${table} where ${whereMatches(query)} ${by === 'matches' ? store.gathered : sql``})`,
    ranked(query, max = 10_000) {
      const expression = compileQuery(index, query)
      if (!expression) return sql`(select ${id} as id, 0.0 as score from ${table} where ${neverTrue})`
      return sql`(
        select ${id} as id, ${store.score(expression)} as score from ${table}
        where ${store.matches(expression)} order by ${id} desc limit ${max})`
    },
    async listNewest(query, options) {
      const expression = compileQuery(index, query)
      return expression ? store.listNewest(long, expression, options) : []
    },
    async estimate(query, max = 1_000) {
      const [row] = await long(sql<EstimateRow>`
        select found.count as matches, found.low as matches_low, whole.count as documents, whole.low as documents_low,
          (select id from ${indexed} order by id limit 1) as low,
          (select id from ${indexed} order by id desc limit 1) as high
        from ${counted(query, max)} as found, ${counted({ kind: 'everything' }, max)} as whole`)
      if (!row) throw new Error('The count returned no row')
      // Assumes that the density of matches is the same over the lower ids.
      const above = (low: number | null) => Number(row.high) - Number(low) + 1
      const extrapolate = (count: number, low: number | null) =>
        count < max ? count : Math.round((count * above(row.low)) / above(low))
      const matches = extrapolate(row.matches, row.matches_low)
      const documents = Math.max(matches, extrapolate(row.documents, row.documents_low))
      return { matches, isExact: row.matches < max, documents }
    },
    async reindex(batch) {
      let after: number | undefined = Number.MIN_SAFE_INTEGER
      while (after !== undefined) after = await db.write((tx) => replaceAfter(tx, Number(after), batch))
    },
    async listStray(ids, limit) {
      const rows = await long(sql<{ id: number }>`select id from ${indexed} except ${ids} limit ${limit}`)
      return rows.map(({ id }) => id)
    },
    async check(ids) {
      const count = (missing: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
        long(sql<{ count: number }>`select count(*) as count from (${missing} except ${from}) as difference`)
      const own = sql`select id from ${indexed}`
      const [missing] = await count(ids, own)
      const [stray] = await count(own, ids)
      const states = await long(store.integrity)
      const damage = states.map(({ state }) => state).filter((state) => state !== 'ok')
      return { missing: missing?.count ?? 0, stray: stray?.count ?? 0, damage }
    },
  }

  async function replaceAfter(
    tx: Transaction<DB>,
    after: number,
    batch: (tx: Transaction<DB>, after: number) => Promise<readonly TextDocument[]>,
  ): Promise<number | undefined> {
    const documents = await batch(tx, after)
    const ids = documents.map((document) => document.id)
    if (ids.some((id, position) => id <= (ids[position - 1] ?? after)))
      throw new Error('Documents must be in the order of their ids')
    const last = ids.at(-1)
    const upTo = last === undefined ? sql`` : sql`and id <= ${last} and id not in (${sql.join(ids)})`
    await sql`delete from ${indexed} where id > ${after} ${upTo}`.execute(tx)
    await put(tx, documents)
    return last
  }
}

const neverTrue = sql<SqlBool>`1 = 0`
