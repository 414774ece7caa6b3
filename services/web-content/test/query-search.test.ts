import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { createTextIndex, openTextIndex } from '@octavo/platform/search/text-index.ts'
import { listWords } from '@octavo/platform/search/text-matcher.ts'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { filterCondition, splitFilter } from '../src/posts/store/filter-conditions.ts'
import { compileFilter } from '../src/query/compile.ts'
import { numberFields, type SearchDocument } from '../src/query/fields.ts'
import { createMatcher, listDocumentTerms, prepareDocument } from '../src/query/matches.ts'
import { parseQuery } from '../src/query/parse.ts'
import { expandPatterns, type Vocabulary } from '../src/query/patterns.ts'
import { createSearchDocument, definePostText } from '../src/query/post-text.ts'
import { QueryError } from '../src/query/query-error.ts'
import { findNaively } from './naive-search.ts'
import { anyQuery, corpus, fixedNowMs } from './random-queries.ts'

/** `OCTAVO_QUERY_CASES=10000` runs the comparison as long as a release deserves. */
const totalQueries = Number(process.env.OCTAVO_QUERY_CASES ?? 300)
const queriesPerCorpus = 50

const index = definePostText('post_text')
const clock = createManualClock(fixedNowMs)

describeOnBothDatabases('search of posts', (databases) => {
  async function open(posts: readonly SearchDocument[]) {
    const db = await databases.open<Record<never, never>>([
      {
        set: 'posts',
        steps: {
          '001-posts': async (tx, dialect) => {
            const columns = numberFields.map((name) => {
              const isFraction = name === 'spam_score' || name === 'rating'
              return sql`, ${sql.ref(name)} ${sql.raw(isFraction ? 'double precision' : 'bigint')}`
            })
            await sql`create table post (seq bigint primary key, uuid text not null ${sql.join(columns, sql``)})`.execute(
              tx,
            )
            await createTextIndex(tx, dialect, index)
          },
        },
      },
    ])
    const text = openTextIndex(index, db)
    await db.write(async (tx) => {
      for (const [index, { uuid, numbers }] of posts.entries()) {
        const values = [index + 1, uuid, ...numberFields.map((name) => numbers[name])]
        await sql`insert into post values (${sql.join(values)})`.execute(tx)
      }
      await text.put(
        tx,
        posts.map((post, index) => ({ id: index + 1, ...post })),
      )
    })
    return { db, text }
  }

  async function listUuids(
    db: Database<Record<never, never>>,
    from: RawBuilder<unknown>,
    where: RawBuilder<SqlBool>,
  ) {
    const { rows } = await sql<{
      uuid: string
    }>`select uuid from ${from} where ${where} order by seq`.execute(db.read)
    return rows.map(({ uuid }) => uuid)
  }

  test('any query over any posts: index, rows, memory and a naive search agree', async () => {
    const corpora = fc.sample(corpus, { numRuns: Math.ceil(totalQueries / queriesPerCorpus), seed: 11 })
    const queries = fc.sample(anyQuery, { numRuns: totalQueries, seed: 12 })
    const counts = { compared: 0, rejected: 0, matches: 0 }
    for (const [turn, raw] of corpora.entries()) {
      const posts = raw.map(createSearchDocument)
      const prepared = posts.map(prepareDocument)
      const vocabulary: Vocabulary = async (field, prefix) =>
        new Set(prepared.flatMap(({ text }) => listWords(index, text, field, prefix)))
      const { db, text } = await open(posts)
      const table = { alias: 'post', text }
      for (const queryText of queries.slice(turn * queriesPerCorpus, (turn + 1) * queriesPerCorpus)) {
        const query = parseQuery(queryText)
        let filter: ReturnType<typeof compileFilter>['filter']
        try {
          filter = compileFilter(query, clock).filter
        } catch (error) {
          assert.ok(error instanceof QueryError, queryText)
          counts.rejected++
          continue
        }
        const expected = findNaively(query.root, raw, fixedNowMs)
        const matcher = createMatcher(filter)
        const inMemory = prepared.filter((each) => matcher.matches(each))
        assert.deepEqual(
          inMemory.map(({ document }) => document.uuid),
          expected,
          queryText,
        )
        for (const each of inMemory) {
          const terms = listDocumentTerms(each)
          assert.ok(matcher.requiredTerms?.some((term) => terms.has(term)) ?? true, queryText)
        }
        const expanded = await expandPatterns(filter, vocabulary)
        for (const by of ['matches', 'rows'] as const)
          assert.deepEqual(
            await listUuids(db, sql`post`, filterCondition(expanded, table, by)),
            expected,
            `${by}: ${queryText}`,
          )
        const { text: words, rest } = splitFilter(expanded)
        const condition = rest ? filterCondition(rest, table) : sql<SqlBool>`1 = 1`
        const joined = words
          ? sql`${text.matchingIds(words)} as found join post on post.seq = found.id`
          : sql`post`
        assert.deepEqual(await listUuids(db, joined, condition), expected, `split: ${queryText}`)
        counts.compared++
        counts.matches += expected.length
      }
      await db.close()
    }
    // The comparison would be empty if most queries were refused or found nothing.
    assert.ok(
      counts.compared > totalQueries * 0.8 && counts.matches > counts.compared,
      JSON.stringify(counts),
    )
    if (process.env.OCTAVO_QUERY_CASES) console.log(databases.dialect, counts)
  })
})
