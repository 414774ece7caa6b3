import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTitleIndex } from '../src/title-search/title-index.ts'
import { measureRelevance, readJudgedQueries, readTitleEntries } from './title-search-catalogue.ts'

const entries = readTitleEntries()
const queries = readJudgedQueries()
const titles = new Map(entries.map(({ id, titles: [title] }) => [id, title?.text ?? '']))
const index = createTitleIndex(entries)

test('relevance: every judged query expects a work of the catalogue, without duplicates', () => {
  assert.ok(queries.length >= 200, `${queries.length} queries`)
  assert.deepEqual(
    queries.filter(({ expected }) => !titles.has(expected)),
    [],
  )
  assert.equal(new Set(queries.map(({ query }) => query)).size, queries.length)
})

test('relevance: the expected work is first for almost all judged queries', (context) => {
  const { meanReciprocalRank, recallAtFive, misses } = measureRelevance(
    queries,
    (query) => index.search(query),
    (id) => titles.get(id) ?? String(id),
  )
  for (const miss of misses) context.diagnostic(miss)
  context.diagnostic(`MRR ${meanReciprocalRank.toFixed(4)}, recall at five ${recallAtFive.toFixed(4)}`)
  assert.ok(meanReciprocalRank >= 0.97, `MRR ${meanReciprocalRank}`)
  assert.ok(recallAtFive >= 0.99, `recall at five ${recallAtFive}`)
})

test('relevance: every title of the catalogue finds its work first', () => {
  const folded = (text: string) => text.normalize('NFKC').toLowerCase()
  const owners = Map.groupBy(
    entries.flatMap(({ id, titles }) =>
      titles.filter(({ kind }) => kind !== 'synonym').map(({ text }) => ({ id, text: folded(text) })),
    ),
    ({ text }) => text,
  )
  for (const [text, having] of owners) {
    const [first] = index.search(text)
    assert.ok(
      having.some(({ id }) => id === first?.id),
      `"${text}" finds ${first && titles.get(first.id)}`,
    )
  }
})

test('relevance: popular works are among the first five after two or three letters', (context) => {
  const needed = entries
    .filter(({ weight }) => weight >= 0.9)
    .flatMap(({ id, titles }) =>
      titles
        .filter(({ kind, text }) => (kind === 'canonical' || kind === 'title') && /^[a-z]/i.test(text))
        .map(({ text }) => lettersNeeded(text.toLowerCase(), id)),
    )
  const mean = needed.reduce((sum, letters) => sum + letters, 0) / needed.length
  context.diagnostic(`${mean.toFixed(2)} letters for each of ${needed.length} titles`)
  assert.ok(needed.length > 100, `${needed.length} titles`)
  assert.ok(mean <= 3, `${mean} letters`)
})

/** The prefix length from which on the entry stays among the first five. */
function lettersNeeded(title: string, id: number): number {
  for (let letters = title.length; letters > 0; letters--) {
    const hits = index.search(title.slice(0, letters), { limit: 5 })
    if (!hits.some((hit) => hit.id === id)) return letters + 1
  }
  return 1
}
