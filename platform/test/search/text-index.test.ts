import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { sql } from 'kysely'
import type { Database } from '../../src/data/database.ts'
import { compileQuery } from '../../src/internal/search/expression.ts'
import { defineTextIndex, type TextDocument, type TextIndexDefinition } from '../../src/search/definition.ts'
import { parseTextQuery, type TextQuery, TextQueryError } from '../../src/search/query.ts'
import { createTextIndex, openTextIndex, type TextIndex } from '../../src/search/text-index.ts'
import { createTextMatcher, listTerms, prepareText } from '../../src/search/text-matcher.ts'
import { findByReading } from './text-oracle.ts'

interface Tables {
  note: { id: number; rating: number }
}

const notes = defineTextIndex({
  name: 'note_text',
  fields: { title: { weight: 4 }, body: { weight: 1 } },
  tags: ['topic'],
})
const paths = defineTextIndex({
  name: 'note_text',
  fields: { title: { weight: 4 }, body: { weight: 1 } },
  tags: ['topic', 'topic_path'],
})
const stems = defineTextIndex({
  name: 'note_text',
  fields: { title: { weight: 4 }, body: { weight: 1 } },
  tags: ['topic'],
  languages: ['en', 'de'],
})

describeOnBothDatabases('text index', (databases) => {
  async function open<Tag extends string>(
    index: TextIndexDefinition<'title' | 'body', Tag | 'topic'> = notes,
  ) {
    const db = await databases.open<Tables>([
      {
        set: 'notes',
        steps: {
          '001-notes': async (tx, dialect) => {
            await tx.schema
              .createTable('note')
              .addColumn('id', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
              .addColumn('rating', 'integer', (column) => column.notNull())
              .execute()
            await createTextIndex(tx, dialect, index)
          },
        },
      },
    ])
    const text = openTextIndex(index, db)
    return { db, text, find: (query: TextQuery | undefined) => findIds(db, text, query) }
  }

  async function write(db: Database<Tables>, text: TextIndex<Tables>, documents: readonly TextDocument[]) {
    await db.write(async (tx) => {
      for (const { id } of documents)
        await tx
          .insertInto('note')
          .values({ id, rating: id % 7 })
          .execute()
      await text.put(tx, documents)
    })
  }

  /** Searches with both strategies, which must return the same ids. */
  async function findIds(db: Database<Tables>, text: TextIndex<Tables>, query: TextQuery | undefined) {
    if (!query) return []
    const [ids, looked] = await Promise.all(
      (['matches', 'rows'] as const).map(async (by) => {
        const rows = await db.read
          .selectFrom('note')
          .select('id')
          .where(text.matches('note.id', query, by))
          .orderBy('id')
          .execute()
        return rows.map(({ id }) => id)
      }),
    )
    assert.deepEqual(looked, ids)
    return ids ?? []
  }

  test('any query over any documents: agrees with the reference implementation', async () => {
    for (const index of [notes, stems]) {
      await fc.assert(
        fc.asyncProperty(
          fc.array(anyDocument, { maxLength: 25 }),
          fc.array(anyQuery, { minLength: 10, maxLength: 10 }),
          async (drafts, queries) => {
            const documents = drafts.map((draft, place) => ({ ...draft, id: place + 1 }))
            const { db, text, find } = await open(index)
            await write(db, text, documents)
            for (const query of queries) {
              const ids = await find(query)
              assert.deepEqual(ids, findByReading(index, documents, query), JSON.stringify(query))
              assert.deepEqual(matchInMemory(index, documents, query), ids, JSON.stringify(query))
            }
            await db.close()
          },
        ),
        { numRuns: 15 },
      )
    }
  })

  test('and, or, not: obey set algebra', async () => {
    const { db, text, find } = await open()
    const documents = fc
      .sample(anyDocument, { numRuns: 60, seed: 7 })
      .map((draft, place) => ({ ...draft, id: place + 1 }))
    await write(db, text, documents)
    const all = new Set(await find({ kind: 'everything' }))
    assert.equal(all.size, 60)
    for (const [a, b] of fc.sample(fc.tuple(anyValidQuery, anyValidQuery), { numRuns: 30, seed: 8 })) {
      const [inA, inB] = [new Set(await find(a)), new Set(await find(b))]
      const findSet = async (query: TextQuery) => new Set(await find(query))
      assert.deepEqual(await findSet({ kind: 'all', of: [a, b] }), inA.intersection(inB))
      assert.deepEqual(
        await findSet({ kind: 'any', of: [a, b] }),
        new Set([...inA.union(inB)].sort((x, y) => x - y)),
      )
      assert.deepEqual(await findSet({ kind: 'not', of: a }), all.difference(inA))
      assert.deepEqual(await findSet({ kind: 'all', of: [{ kind: 'not', of: a }, b] }), inB.difference(inA))
    }
  })

  test('hostile text: is treated as words', async () => {
    const { db, text, find } = await open()
    const hostile = [
      `a" OR marks:"-`,
      `') or 1=1 --`,
      'NEAR(x y)',
      'title : x',
      '* ^ + - ! & | ( ) < > : \\ \' "',
      'a\0b',
      '\ud800x\udfff',
      `'a':* & !'b'`,
      'body <-> x',
      '%_%',
      '-',
      '--',
      '"',
      '"""',
      '\u202exyz',
      'x'.repeat(1_000_000),
      'y '.repeat(500_000),
      'é'.repeat(200),
      '\u0301'.repeat(1_000),
      '😀'.repeat(500),
      '東'.repeat(50_000),
      '🇩🇪🇩',
      'ﷺ',
      '㍿',
      'İstanbul',
    ]
    await write(
      db,
      text,
      hostile.map((body, place) => ({ id: place + 1, fields: { body } })),
    )
    for (const [place, each] of hostile.entries()) {
      const query = parseTextQuery(each, { lastIsPrefix: place % 2 === 0 })
      await find(query)
      for (const kind of ['words', 'prefix'] as const) {
        const ids = await find({ kind, text: each.slice(0, 200) })
        if (/[\p{L}\p{N}]/u.test(each)) assert.ok(ids.includes(place + 1), `${kind} ${each.slice(0, 30)}`)
        else assert.deepEqual(ids, /\p{Extended_Pictographic}|\p{RI}/u.test(each) ? [place + 1] : [])
      }
      const [value = ''] = [each.slice(0, 300)]
      assert.deepEqual(await find({ kind: 'tag', tag: 'topic', value }), [])
    }
  })

  test('a query beyond the limits: is rejected with a reason', async () => {
    const { text } = await open()
    let deep: TextQuery = { kind: 'words', text: 'x' }
    for (let depth = 0; depth < 5_000; depth++) deep = { kind: 'not', of: { kind: 'any', of: [deep] } }
    const wide: TextQuery = {
      kind: 'any',
      of: Array.from({ length: 20_000 }, () => ({ kind: 'words', text: 'x' })),
    }
    const queries: TextQuery[] = [
      deep,
      wide,
      { kind: 'words', text: 'x', fields: ['marks'] },
      { kind: 'words', text: 'x', fields: [] },
      { kind: 'tag', tag: 'body', value: 'x' },
      { kind: 'near', text: 'x y', within: 1_000 },
    ]
    for (const query of queries) assert.throws(() => text.matches('note.id', query), TextQueryError)
  })

  test('a query at the limits of width and depth: succeeds', async () => {
    const { db, text, find } = await open()
    await write(db, text, [{ id: 1, fields: { body: 'w2999 x' } }])
    const wide = Array.from(
      { length: 3_000 },
      (_, place): TextQuery => ({ kind: 'words', text: `w${place}` }),
    )
    assert.deepEqual(await find({ kind: 'any', of: wide }), [1])
    assert.deepEqual(await find({ kind: 'all', of: wide }), [])
    let deep: TextQuery = { kind: 'words', text: 'x' }
    for (let depth = 0; depth < 60; depth++)
      deep = { kind: depth % 2 ? 'any' : 'all', of: [deep, { kind: 'words', text: depth % 2 ? 'no' : 'x' }] }
    assert.deepEqual(await find(deep), [1])
  })

  test('scripts: words are found in every spelling', async () => {
    const { db, text, find } = await open()
    const texts = {
      1: 'Café Müller, Straße in Łódź',
      2: '東京都庁の展望室でデータサイエンス',
      3: 'שָׁלוֹם עולם',
      4: 'السَّلامُ عَلَيكُم ١٢٣',
      5: 'สวัสดีชาวโลก',
      6: '서울에서 만나요',
      7: 'Release party 🎉👩‍💻',
      8: 'Ёлка и ОДОС ὀδός',
      9: 'ﾃﾞｰﾀ ＡＢＣ',
      10: 'हिन्दी भाषा',
    }
    await write(
      db,
      text,
      Object.entries(texts).map(([id, body]) => ({ id: Number(id), fields: { body } })),
    )
    const cases: [string, number[]][] = [
      ['cafe muller strasse lodz', [1]],
      ['CAFE\u0301', [1]],
      ['京都庁', [2]],
      ['都', [2]],
      ['データ', [2, 9]],
      ['サイエンス', [2]],
      ['京展', []],
      ['שלום', [3]],
      ['السلام 123', [4]],
      ['ชาวโลก', [5]],
      ['서울', [6]],
      ['🎉', [7]],
      ['💻', [7]],
      ['елка', [8]],
      ['οδοσ', [8]],
      ['abc', [9]],
      ['हिन्दी', [10]],
      ['हन्द', []],
      ['"muller strasse"', [1]],
      ['"strasse muller"', []],
    ]
    for (const [typed, ids] of cases) assert.deepEqual(await find(parseTextQuery(typed)), ids, typed)
  })

  test('near words: are limited by the words between them, in one field and either order', async () => {
    const { db, text, find } = await open()
    await write(db, text, [
      { id: 1, fields: { title: 'a b' } },
      { id: 2, fields: { title: 'b x a' } },
      { id: 3, fields: { body: 'a x x b' } },
      { id: 4, fields: { title: 'a', body: 'b' } },
      { id: 5, fields: { body: 'a b x c' } },
    ])
    const near = (words: string, within: number, more = {}) =>
      find({ kind: 'near', text: words, within, ...more })
    assert.deepEqual(await near('a b', 0), [1, 5])
    assert.deepEqual(await near('a b', 1), [1, 2, 5])
    assert.deepEqual(await near('b a', 2), [1, 2, 3, 5])
    assert.deepEqual(await near('a b', 2, { fields: ['body'] }), [3, 5])
    assert.deepEqual(await near('a c b', 1), [])
    assert.deepEqual(await near('a c b', 2), [5])
    assert.deepEqual(await near('b b', 0), [1, 2, 3, 4, 5])
    await write(db, text, [
      { id: 6, fields: { title: 'd e', body: 'd f e' } },
      { id: 7, fields: { title: 'e f d' } },
    ])
    assert.deepEqual(await near('d e f', 0), [])
    assert.deepEqual(await near('d e f', 1), [6, 7])
    await write(db, text, [{ id: 8, fields: { title: 'g h', body: 'h i x g i' } }])
    assert.deepEqual(await near('g h i', 1), [])
  })

  test('the beginning of a tag: finds all values with it, of any length', async () => {
    const { db, text, find } = await open(paths)
    const long = `https://example.org/${'a'.repeat(300)}`
    const values = [
      '',
      'https://example.org/a',
      'https://example.com',
      'HTTPS://example.org',
      long,
      `${long}b`,
      '東京都',
    ]
    await write(
      db,
      text,
      values.map((value, place) => ({
        id: place + 1,
        fields: {},
        tags: { topic_path: [value], topic: ['https'] },
      })),
    )
    const under = (value: string) => find({ kind: 'tag', tag: 'topic_path', value, isPrefix: true })
    assert.deepEqual(await under(''), [1, 2, 3, 4, 5, 6, 7])
    assert.deepEqual(await under('https://example.'), [2, 3, 5, 6])
    assert.deepEqual(await under('https://example.org/aa'), [5, 6])
    assert.deepEqual(await under(long), [5, 6])
    assert.deepEqual(await under('東京'), [7])
    assert.deepEqual(await under('path'), [])
    assert.deepEqual(await find({ kind: 'tag', tag: 'topic_path', value: long }), [5])
    assert.deepEqual(await find({ kind: 'tag', tag: 'topic', value: 'path', isPrefix: true }), [])
  })

  test('languages: inflected forms match, exact words match only themselves', async () => {
    const { db, text, find } = await open(stems)
    await write(db, text, [
      { id: 1, language: 'en', fields: { title: 'Running with friends', body: 'The cities were crowded' } },
      { id: 2, language: 'de', fields: { title: 'Kleine Häuser' } },
      { id: 3, fields: { title: 'Run' } },
    ])
    assert.deepEqual(await find({ kind: 'words', text: 'run' }), [1, 3])
    assert.deepEqual(await find({ kind: 'words', text: 'run', exact: true }), [3])
    assert.deepEqual(await find({ kind: 'words', text: 'city crowds' }), [])
    assert.deepEqual(await find(parseTextQuery('city crowds')), [1])
    assert.deepEqual(await find({ kind: 'words', text: 'kleines haus' }), [2])
    assert.deepEqual(await find({ kind: 'words', text: 'hauser', language: 'de' }), [2])
    assert.deepEqual(await find({ kind: 'words', text: 'hausern', language: 'en' }), [])
    assert.deepEqual(await find({ kind: 'prefix', text: 'runn' }), [1])
  })

  test('a long document: is found by its first 16,000 words, and in phrases by 255 positions of each', async () => {
    const { db, text, find } = await open()
    const body = `${'again and '.repeat(7_000)} again end ${Array.from({ length: 4_000 }, (_, n) => `n${n}`).join(' ')}`
    const pairs = Array.from({ length: 400 }, (_, n) => `often k${n}`).join(' ')
    const longWords = Array.from({ length: 16_000 }, (_, n) => `${n}${'я'.repeat(90)}`).join(' ')
    const documents = [
      { id: 1, fields: { title: pairs, body } },
      { id: 2, fields: { title: longWords, body: 'last' } },
    ]
    await write(db, text, documents)
    for (const typed of [
      'n1997',
      'n1998',
      'n3999',
      '"again and"',
      '"again end"',
      '"and end"',
      '"often k254"',
      '"often k255"',
      '"often k256"',
      '"often k290"',
      '"n10 n11"',
      '0яя',
      '15999яя',
      'last',
    ]) {
      const query = parseTextQuery(typed, { lastIsPrefix: true }) ?? { kind: 'everything' }
      assert.deepEqual(await find(query), findByReading(notes, documents, query), typed)
    }
    assert.deepEqual(await find(parseTextQuery('n1997')), [1])
    assert.deepEqual(await find(parseTextQuery('n3999')), [])
  })

  test('a write: is searchable when it commits, and leaves nothing when it does not', async () => {
    const { db, text, find } = await open()
    await write(db, text, [{ id: 1, fields: { title: 'old words' }, tags: { topic: ['A.b', 'c'] } }])
    const failing = db.write(async (tx) => {
      await text.put(tx, [{ id: 1, fields: { title: 'new words' } }])
      const rows = await tx
        .selectFrom('note')
        .select('id')
        .where(text.matches('note.id', { kind: 'words', text: 'new' }))
        .execute()
      assert.equal(rows.length, 1, 'in its own transaction')
      throw new Error('on purpose')
    })
    await assert.rejects(failing, /on purpose/)
    assert.deepEqual(await find(parseTextQuery('old')), [1])
    assert.deepEqual(await find({ kind: 'tag', tag: 'topic', value: 'A.b' }), [1])
    assert.deepEqual(await find({ kind: 'tag', tag: 'topic', value: 'a.b' }), [])
    await db.write((tx) =>
      text.put(tx, [
        { id: 1, fields: { title: 'newer' } },
        { id: 1, fields: { title: 'newest' } },
      ]),
    )
    assert.deepEqual(await find(parseTextQuery('old')), [])
    assert.deepEqual(await find(parseTextQuery('newer')), [])
    assert.deepEqual(await find(parseTextQuery('newest')), [1])
    assert.deepEqual(await find({ kind: 'tag', tag: 'topic', value: 'c' }), [])
    await db.write((tx) => text.remove(tx, [1, 2]))
    assert.deepEqual(await find({ kind: 'everything' }), [])
  })

  test('concurrent writes: all are found, and readers see only complete ones', async () => {
    const { db, text } = await open()
    const batches = Array.from({ length: 20 }, (_, batch) =>
      Array.from({ length: 5 }, (_, place) => ({
        id: batch * 5 + place + 1,
        fields: { body: `same batch${batch}` },
      })),
    )
    const findOnce = (word: string) =>
      db.read
        .selectFrom('note')
        .select('id')
        .where(text.matches('note.id', { kind: 'words', text: word }))
        .execute()
    const reading = async () => {
      for (let turn = 0; turn < 20; turn++) assert.equal((await findOnce(`batch${turn}`)).length % 5, 0)
    }
    await Promise.all([...batches.map((batch) => write(db, text, batch)), reading()])
    assert.equal((await findOnce('same')).length, 100)
  })

  test('relevance: a heavier field and more occurrences rank higher, combined with a column of the service', async () => {
    const { db, text } = await open()
    const filler = 'one two three four five six seven'
    await write(db, text, [
      { id: 1, fields: { title: filler, body: `${filler} harbour` } },
      { id: 2, fields: { title: 'harbour', body: filler } },
      { id: 3, fields: { title: filler, body: 'harbour harbour harbour harbour seven' } },
      { id: 4, fields: { title: filler, body: filler } },
    ])
    const query: TextQuery = { kind: 'words', text: 'harbour' }
    const best = await db.read
      .selectFrom(text.ranked(query).as('found'))
      .innerJoin('note', 'note.id', 'found.id')
      .select(['note.id', 'rating'])
      .orderBy('score', 'desc')
      .execute()
    assert.deepEqual(
      best,
      [2, 3, 1].map((id) => ({ id, rating: id })),
    )
    const latest = await db.read
      .selectFrom(text.ranked(query, 2).as('found'))
      .select('id')
      .orderBy('id')
      .execute()
    assert.deepEqual(latest, [{ id: 2 }, { id: 3 }])
    assert.deepEqual(
      await db.read
        .selectFrom(text.ranked({ kind: 'words', text: '&' }).as('found'))
        .select('id')
        .execute(),
      [],
    )
  })

  test('newest matches: are returned in descending order for any share of matching documents', async () => {
    const { db, text } = await open()
    assert.deepEqual(await text.listNewest({ kind: 'everything' }, { limit: 5, ranked: 5 }), [])
    const words: Record<string, (id: number) => boolean> = {
      common: () => true,
      twelfth: (id) => id % 12 === 0,
      old: (id) => id <= 50,
      oldest: (id) => id <= 3,
      missing: () => false,
    }
    const ids = Array.from({ length: 600 }, (_, place) => place + 1)
    await write(
      db,
      text,
      ids.map((id) => {
        const title = Object.keys(words).filter((word) => words[word]?.(id))
        return { id, fields: { title: title.join(' '), body: 'common '.repeat(id % 4) } }
      }),
    )
    // Its statistics decide how PostgreSQL reads.
    if (databases.dialect === 'postgres') await db.write(async (tx) => void (await sql`analyze`.execute(tx)))
    for (const [word, isIn] of Object.entries(words)) {
      const query: TextQuery = { kind: 'words', text: word }
      const scored = await db.read.selectFrom(text.ranked(query).as('found')).selectAll().execute()
      const scores = new Map(scored.map(({ id, score }) => [id, score]))
      const expected = ids.filter(isIn).reverse()
      for (const [limit, ranked] of [
        [3, 3],
        [5, 2],
        [20, 0],
        [40, 1_000],
        [1_000, 10],
      ] as const)
        assert.deepEqual(
          await text.listNewest(query, { limit, ranked }),
          expected
            .slice(0, limit)
            .map((id, place) => ({ id, score: place < ranked ? scores.get(id) : null })),
          `${word}: ${limit}, ${ranked}`,
        )
    }
    assert.deepEqual(await text.listNewest({ kind: 'words', text: '&' }, { limit: 5, ranked: 5 }), [])
  })

  test('estimate: is exact below its limit and near beyond it', async () => {
    const { db, text } = await open()
    assert.deepEqual(await text.estimate({ kind: 'everything' }), { matches: 0, isExact: true, documents: 0 })
    await write(
      db,
      text,
      Array.from({ length: 1_200 }, (_, place) => ({ id: 2 * place + 1, fields: { body: `n${place % 3}` } })),
    )
    assert.deepEqual(await text.estimate({ kind: 'words', text: 'n1' }), {
      matches: 400,
      isExact: true,
      documents: 1_200,
    })
    const { matches, isExact } = await text.estimate({ kind: 'words', text: 'n1' }, 50)
    assert.equal(isExact, false)
    assert.ok(matches >= 390 && matches <= 410, `${matches}`)
  })

  test('reindex: repairs the index, and check reports the damage', async () => {
    const { db, text, find } = await open()
    const documents = Array.from({ length: 25 }, (_, place) => ({
      id: 3 * place + 1,
      fields: { body: `n${place}` },
    }))
    await write(db, text, documents)
    const expected = sql<{ id: number }>`select id from note`
    await db.write(async (tx) => {
      await text.remove(tx, [1, 4])
      await text.put(tx, [
        { id: 2, fields: { body: 'n1' } },
        { id: 999, fields: { body: 'n1' } },
        { id: 7, fields: { body: 'wrong' } },
      ])
    })
    assert.deepEqual(await text.check(expected), { missing: 2, stray: 2, damage: [] })
    await text.reindex(async (_, after) => documents.filter(({ id }) => id > after).slice(0, 10))
    assert.deepEqual(await text.check(expected), { missing: 0, stray: 0, damage: [] })
    for (const [place, { id }] of documents.entries())
      assert.deepEqual(await find(parseTextQuery(`n${place}`)), [id])
    assert.deepEqual(await find(parseTextQuery('wrong')), [])
    await assert.rejects(
      text.reindex(async () => documents.slice(0, 5)),
      /in the order/,
    )
    if (db.dialect === 'sqlite') await db.run({ compile: () => sql<never>`vacuum`.compile(db.read) })
    assert.deepEqual(await find(parseTextQuery('n3')), [10])
  })

  const onlyFiles = { skip: databases.dialect === 'postgres' }
  test('a copy of the database: includes its index', onlyFiles, async () => {
    const { db, text, find } = await open()
    await write(db, text, [{ id: 1, fields: { title: 'first' } }])
    const folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
    await db.copyTo(join(folder, 'copy.db'))
    await write(db, text, [{ id: 2, fields: { title: 'second' } }])
    assert.deepEqual(await find(parseTextQuery('second')), [2])
    await db.restoreFrom(join(folder, 'copy.db'))
    assert.deepEqual([await find(parseTextQuery('first')), await find(parseTextQuery('second'))], [[1], []])
    await write(db, text, [{ id: 3, fields: { title: 'third' } }])
    assert.deepEqual(await find({ kind: 'everything' }), [1, 3])
    await rm(folder, { recursive: true })
  })
})

/** Every match must also have one of the terms that the query requires. */
function matchInMemory(
  index: TextIndexDefinition,
  documents: readonly TextDocument[],
  query: TextQuery,
): number[] {
  const { matches, requiredTerms } = createTextMatcher(index, query)
  return documents.flatMap((document) => {
    const text = prepareText(index, document)
    if (!matches(text)) return []
    const terms = listTerms(index, text)
    assert.ok(requiredTerms?.some((term) => terms.has(term)) ?? true, JSON.stringify(query))
    return [document.id]
  })
}

const anyWord = fc.constantFrom(
  'a',
  'ab',
  'abc',
  'b',
  'runs',
  'running',
  'run',
  'Äpfel',
  'Apfel',
  '東',
  '京',
  '東京',
  '京都',
  'x-y',
  '&',
  '🎉',
  '7',
)
const anyText = fc
  .array(fc.oneof(anyWord, anyWord, anyWord, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 8 })
  .chain((words) => fc.constantFrom(' ', ' ', '').map((gap) => words.join(gap)))
const anyTopic = fc.constantFrom('a', 'A', '-', 'a b', '')
const anyDocument = fc.record({
  fields: fc.record({ title: anyText, body: fc.option(anyText) }, { requiredKeys: [] }),
  tags: fc.record({ topic: fc.array(anyTopic, { maxLength: 2 }) }),
  language: fc.constantFrom('en', 'de', 'xx'),
})
const few = fc.oneof(
  anyWord,
  fc.array(anyWord, { minLength: 2, maxLength: 3 }).map((words) => words.join(' ')),
)
const fields = fc.constantFrom<{ fields?: string[] }>(
  {},
  {},
  { fields: ['title'] },
  { fields: ['body'] },
  { fields: ['body', 'title'] },
)
const anyLeaf: fc.Arbitrary<TextQuery> = fc.oneof(
  fc
    .tuple(few, fields, fc.boolean())
    .map(([text, where, exact]): TextQuery => ({ kind: 'words', text, exact, ...where })),
  fc.tuple(few, fields).map(([text, where]): TextQuery => ({ kind: 'prefix', text, ...where })),
  fc
    .tuple(few, fields, fc.nat(3))
    .map(([text, where, within]): TextQuery => ({ kind: 'near', text, within, ...where })),
  fc
    .tuple(anyTopic, fc.boolean())
    .map(([value, isPrefix]): TextQuery => ({ kind: 'tag', tag: 'topic', value, isPrefix })),
)
/** Queries with at least one word. Others are ignored in a list, unlike in set algebra. */
const anyValidQuery = anyLeaf.filter((query) => compileQuery(notes, query) !== undefined)
const anyQuery: fc.Arbitrary<TextQuery> = fc.letrec<{ query: TextQuery }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyLeaf,
    fc.constant<TextQuery>({ kind: 'everything' }),
    fc.array(tie('query'), { maxLength: 3 }).map((of): TextQuery => ({ kind: 'all', of })),
    fc.array(tie('query'), { maxLength: 3 }).map((of): TextQuery => ({ kind: 'any', of })),
    tie('query').map((of): TextQuery => ({ kind: 'not', of })),
  ),
})).query
