// Claims, for a million documents of about twenty words: the first page of a rare word by time, with a filter, takes at most
// 1/50 of `like`; a deep page, by time or by id, costs at most twice the first. Other figures are reported without a claim;
// with 100,000 documents also for PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database, Dialect } from '@octavo/platform/data/database.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { defineTextIndex } from '@octavo/platform/search/definition.ts'
import { chooseMatchStrategy } from '@octavo/platform/search/match-strategy.ts'
import { parseTextQuery, type TextQuery } from '@octavo/platform/search/query.ts'
import { createTextIndex, openTextIndex, type TextIndex } from '@octavo/platform/search/text-index.ts'
import { startPostgres } from '@octavo/testing/postgres.ts'
import { type Kysely, sql } from 'kysely'
import { describeClaim, median, quantile } from './figures.ts'
import { seeded, syntheticWords } from './synthetic.ts'

interface Tables {
  event: { id: number; title: string; body: string; start_ms: number; category: number; popularity: number }
}

interface Setting {
  db: Database<Tables>
  text: TextIndex<Tables>
  count: number
}

const eventText = defineTextIndex({
  name: 'event_text',
  fields: { title: { weight: 4 }, body: { weight: 1 } },
})
const million = 1_000_000
const vocabulary = syntheticWords(60_000)
const typed: readonly (readonly [name: string, text: string])[] = [
  ['rare word', vocabulary[30_000] ?? ''],
  ['word in 0.3 %', vocabulary[800] ?? ''],
  ['word in 3 %', vocabulary[60] ?? ''],
  ['word in every other', vocabulary[1] ?? ''],
  ['two common words', `${vocabulary[1]} ${vocabulary[3]}`],
  ['phrase', `"${vocabulary[1]} ${vocabulary[3]}"`],
  ['beginning of a word', `${vocabulary[800]?.slice(0, 3)}`],
]

const dataDir = await mkdtemp(join(tmpdir(), 'octavo-bench-'))
try {
  await onDatabase('SQLite', million, { dataDir }, async (setting) => {
    await measureQueries(setting)
    await compareWithLike(setting)
    await compareDepth(setting)
  })
  await onDatabase('SQLite', million / 10, { dataDir }, measureQueries)
  const server = await startPostgres().catch(() => undefined)
  if (server) await onDatabase('PostgreSQL', million / 10, { url: server.url }, measureQueries)
  await server?.stop()
} finally {
  await rm(dataDir, { recursive: true, force: true })
}

async function onDatabase(
  name: string,
  count: number,
  place: { dataDir: string } | { url: string },
  measure: (setting: Setting) => Promise<void>,
): Promise<void> {
  const steps = { '001-events': createEvents }
  const db = await openDatabase<Tables>({
    name: `bench-${count}`,
    ...place,
    migrations: [{ set: 'bench', steps }],
  })
  try {
    const setting = { db, count, text: openTextIndex(eventText, db) }
    const seconds = await fill(setting)
    const bytes = await sizeOf(setting)
    const rate = Math.round(count / seconds).toLocaleString('en')
    console.log(`## ${count.toLocaleString('en')} documents, ${name}\n`)
    console.log(
      `index built in ${seconds.toFixed(0)} s, ${rate} a second; ${(bytes / 2 ** 20).toFixed(0)} MB\n`,
    )
    await measure(setting)
  } finally {
    await db.close()
  }
}

async function createEvents(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('id', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
    .addColumn('title', 'text')
    .addColumn('body', 'text')
    .addColumn('start_ms', 'bigint')
    .addColumn('category', 'integer')
    .addColumn('popularity', 'integer')
    .execute()
  await db.schema.createIndex('event_start').on('event').columns(['start_ms', 'id']).execute()
  await createTextIndex(db, dialect, eventText)
}

/** Returns the seconds that the index took, without the rows. */
async function fill({ db, text, count }: Setting): Promise<number> {
  const random = seeded(7)
  const pick = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? ''
  const words = (number: number) => Array.from({ length: number }, pick).join(' ')
  let ms = 0
  for (let start = 1; start <= count; start += 1_000) {
    const events = Array.from({ length: 1_000 }, (_, place) => ({
      id: start + place,
      title: words(5),
      body: words(18),
      category: Math.floor(random() * 20),
      start_ms: Math.floor(random() * 1e9),
      popularity: Math.floor(random() ** 3 * 1_000),
    }))
    await db.write(async (tx) => {
      for (let at = 0; at < events.length; at += 200)
        await tx
          .insertInto('event')
          .values(events.slice(at, at + 200))
          .execute()
    })
    const startMs = performance.now()
    await db.write((tx) =>
      text.put(
        tx,
        events.map(({ id, title, body }) => ({ id, fields: { title, body } })),
      ),
    )
    ms += performance.now() - startMs
  }
  if (db.dialect === 'postgres') await db.run({ compile: () => sql<never>`analyze`.compile(db.read) })
  return ms / 1_000
}

async function sizeOf({ db }: Setting): Promise<number> {
  const size =
    db.dialect === 'sqlite'
      ? sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat where name like 'event_text%'`
      : sql<{ bytes: number }>`select pg_total_relation_size('event_text') as bytes`
  const { rows } = await size.execute(db.read)
  return rows[0]?.bytes ?? 0
}

async function measureQueries(setting: Setting): Promise<void> {
  const { text } = setting
  console.log('p50 / p99 in ms           matches      by time        by relevance    by id          estimate')
  for (const [name, words] of typed) {
    const query = read(name, words)
    const { matches } = await text.estimate(query, million)
    const times = [
      await timesOf(() => pageByTime(setting, query)),
      await timesOf(() => pageByRelevance(setting, query)),
      await timesOf(() => pageById(setting, query)),
      await timesOf(() => text.estimate(query)),
    ]
    const cells = times.map((each) => `${at(each, 0.5)} / ${at(each, 0.99)}`.padEnd(15))
    console.log(`${name.padEnd(22)} ${String(matches).padStart(10)}      ${cells.join('')}`)
  }
  console.log()
}

function read(name: string, words: string): TextQuery {
  const query = parseTextQuery(words, { lastIsPrefix: name.startsWith('beginning') })
  if (!query) throw new Error(`${words} has no words`)
  return query
}

/** As a service would: it learns how common the words are, and takes the way that suits. */
async function pageByTime({ db, text }: Setting, query: TextQuery, after = { start: -1, id: 0 }) {
  const way = chooseMatchStrategy(await text.estimate(query), { page: 20, share: 0.75 })
  return db.long(
    db.read
      .selectFrom('event')
      .select(['id', 'title', 'start_ms'])
      .where('category', '<', 15)
      .where(sql<boolean>`(start_ms, id) > (${after.start}, ${after.id})`)
      .where(text.matches('event.id', query, way))
      .orderBy('start_ms')
      .orderBy('id')
      .limit(20),
  )
}

async function pageByRelevance({ db, text }: Setting, query: TextQuery) {
  return db.long(
    db.read
      .selectFrom(text.ranked(query).as('found'))
      .innerJoin('event', 'event.id', 'found.id')
      .select(['event.id', 'title'])
      .where('category', '<', 15)
      .orderBy(sql`score * (1 + popularity / 1000.0)`, 'desc')
      .orderBy('event.id', 'desc')
      .limit(20),
  )
}

async function pageById({ db, text }: Setting, query: TextQuery, before = 2 * million) {
  const way = chooseMatchStrategy(await text.estimate(query), { page: 20, share: 0.75 })
  return db.long(
    db.read
      .selectFrom(text.matchingIds(query, way).as('found'))
      .innerJoin('event', 'event.id', 'found.id')
      .select(['found.id', 'title'])
      .where('category', '<', 15)
      .where('found.id', '<', before)
      .orderBy('found.id', 'desc')
      .limit(20),
  )
}

async function compareWithLike(setting: Setting): Promise<void> {
  const { db } = setting
  const word = vocabulary[30_000] ?? ''
  const like = (text: string) =>
    db.long(
      db.read
        .selectFrom('event')
        .select(['id', 'title', 'start_ms'])
        .where('category', '<', 15)
        .where((all) => all.or([all('title', 'like', text), all('body', 'like', text)]))
        .orderBy('start_ms')
        .orderBy('id')
        .limit(20),
    )
  const theirs = median(await timesOf(() => like(`%${word}%`), 5))
  const ours = median(await timesOf(() => pageByTime(setting, read('rare', word))))
  console.log(`A rare word, filtered, the first 20 by time`)
  console.log(`  text index   ${ours.toFixed(2)} ms`)
  console.log(
    `  like '%…%'   ${theirs.toFixed(2)} ms   ratio ${describeClaim(theirs / ours, 'at least', 50)}\n`,
  )
}

async function compareDepth(setting: Setting): Promise<void> {
  const query = read('common', vocabulary[1] ?? '')
  const [byTime, byId] = [{ start: 9e8, id: 0 }, million / 10]
  const pages = [
    ['by time', () => pageByTime(setting, query), () => pageByTime(setting, query, byTime)],
    ['by id', () => pageById(setting, query), () => pageById(setting, query, byId)],
  ] as const
  for (const [order, first, deep] of pages) {
    const [near, far] = [await timesOf(first, 100), await timesOf(deep, 100)]
    console.log(`A page of the most common word, ${order}`)
    console.log(`  the first        ${median(near).toFixed(2)} ms`)
    console.log(
      `  nine tenths down ${median(far).toFixed(2)} ms   ratio ${describeClaim(median(far) / median(near), 'at most', 2)}\n`,
    )
  }
}

async function timesOf(query: () => Promise<unknown>, rounds = 25): Promise<number[]> {
  const times: number[] = []
  for (let round = -3; round < rounds; round++) {
    const startMs = performance.now()
    await query()
    if (round >= 0) times.push(performance.now() - startMs)
  }
  return times
}

function at(times: readonly number[], share: number): string {
  const ms = quantile(times, share)
  return ms < 10 ? ms.toFixed(2) : ms.toFixed(0)
}
