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

/** Full text of a service's own rows, in its own database: written in its transactions, asked for in its queries. */
export interface TextIndex<DB, Field extends string = string, Tag extends string = string> {
  /** A document that is there already is replaced. */
  put(tx: Transaction<DB>, documents: readonly TextDocument<Field, Tag>[]): Promise<void>
  remove(tx: Transaction<DB>, ids: readonly number[]): Promise<void>
  /**
   * For the `where` of a query over the service's own table, whose id is named as `event.id`. By `matches`, the
   * database gathers those first, and orders them then; by `rows`, it looks each row up as it comes to it, which suits
   * common words, and rows that something else has made few. See `chooseMatchStrategy`.
   */
  matches(id: string, query: TextQuery, by?: 'matches' | 'rows'): RawBuilder<SqlBool>
  /**
   * To be joined: the ids of all matches, for a page in their order. SQLite stops when the page is full;
   * so does PostgreSQL by `rows`.
   */
  found(query: TextQuery, by?: 'matches' | 'rows'): RawBuilder<{ id: number }>
  /**
   * To be joined: the id and score of matches. When there are more than `most` (10,000), of those with the greatest
   * ids. Scores of one query can be compared with each other, and with nothing else.
   */
  ranked(query: TextQuery, most?: number): RawBuilder<{ id: number; score: number }>
  /** Takes as long as it takes to look at `most` matches, and tells beyond that how many there seem to be. */
  estimate(query: TextQuery, most?: number): Promise<TextEstimate>
  /**
   * Writes the whole index anew, in transactions of one batch, while it is in use. `batch` reads the next documents
   * after an id, in the order of their ids, and none after the last.
   */
  reindex(
    batch: (tx: Transaction<DB>, after: number) => Promise<readonly TextDocument<Field, Tag>[]>,
  ): Promise<void>
  /** Compares the index with the ids that should be in it, a query for one column `id`. */
  check(ids: RawBuilder<{ id: number }>): Promise<TextIndexState>
}

export interface TextEstimate {
  matches: number
  isExact: boolean
  /** How many documents there seem to be. */
  documents: number
}

export interface TextIndexState {
  /** Of rows that the index does not have. */
  missing: number
  /** Of documents that are no rows. */
  stray: number
  /** What the database says of the index when it is broken. */
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

/** A step of a migration. */
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
  // How common a word is decides the way of a query: ten times as many are known by name as usual.
  await sql`alter table ${table} alter column lexemes set statistics 1000`.execute(db)
  await sql`create index ${sql.ref(`${index.name}_lexemes`)} on ${table} using gin (lexemes)`.execute(db)
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
    return expression ? store.matches(expression) : NEVER
  }

  async function put(tx: Kysely<DB>, documents: readonly TextDocument[]): Promise<void> {
    // Of two documents with one id in one statement, PostgreSQL would refuse the second.
    const latest = new Map(documents.map((document) => [document.id, document]))
    // In one order, so that two transactions do not wait for each other.
    const inOrder = [...latest.values()].sort((a, b) => a.id - b.id)
    await store.put(
      tx,
      inOrder.map((document) => readDocument(index, document)),
    )
  }

  /** Of the first matches from the greatest id downwards: how many, and where they end. */
  function counted(query: TextQuery, most: number): RawBuilder<unknown> {
    const first = sql`select ${id} as id from ${table} where ${whereMatches(query)} order by ${id} desc limit ${most}`
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
      if (!expression) return NEVER
      if (by === 'rows') return sql<SqlBool>`${store.probe(own, expression)}`
      return sql<SqlBool>`${own} in (select ${id} from ${table} where ${store.matches(expression)} ${store.gathered})`
    },
    found: (query, by = 'matches') => sql`(
      select ${id} as id from ${table} where ${whereMatches(query)} ${by === 'matches' ? store.gathered : sql``})`,
    ranked(query, most = 10_000) {
      const expression = compileQuery(index, query)
      if (!expression) return sql`(select ${id} as id, 0.0 as score from ${table} where ${NEVER})`
      return sql`(
        select ${id} as id, ${store.score(expression)} as score from ${table}
        where ${store.matches(expression)} order by ${id} desc limit ${most})`
    },
    async estimate(query, most = 1_000) {
      const [row] = await long(sql<EstimateRow>`
        select found.count as matches, found.low as matches_low, whole.count as documents, whole.low as documents_low,
          (select id from ${indexed} order by id limit 1) as low,
          (select id from ${indexed} order by id desc limit 1) as high
        from ${counted(query, most)} as found, ${counted({ kind: 'everything' }, most)} as whole`)
      if (!row) throw new Error('Counting gave no row')
      // As many among the lower ids as among the greatest, which were counted.
      const above = (low: number | null) => Number(row.high) - Number(low) + 1
      const whole = (count: number, low: number | null) =>
        count < most ? count : Math.round((count * above(row.low)) / above(low))
      const matches = whole(row.matches, row.matches_low)
      const documents = Math.max(matches, whole(row.documents, row.documents_low))
      return { matches, isExact: row.matches < most, documents }
    },
    async reindex(batch) {
      let after: number | undefined = Number.MIN_SAFE_INTEGER
      while (after !== undefined) after = await db.write((tx) => replaceAfter(tx, Number(after), batch))
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
    if (ids.some((each, place) => each <= (ids[place - 1] ?? after)))
      throw new Error('A text index is written anew in the order of the ids')
    const last = ids.at(-1)
    const upTo = last === undefined ? sql`` : sql`and id <= ${last} and id not in (${sql.join(ids)})`
    await sql`delete from ${indexed} where id > ${after} ${upTo}`.execute(tx)
    await put(tx, documents)
    return last
  }
}

const NEVER = sql<SqlBool>`1 = 0`
