import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { storageOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { indexedSearch } from './indexed-search.ts'
import { recordedRequests } from './recorded-requests.ts'
import { startCatalogue } from './service.ts'

const requests = recordedRequests(500)
/** Response bodies of one database, which the other database must repeat. */
const recorded = new Map<string, string>()

describeOnBothDatabases('the same 500 requests', ({ location }) => {
  test('responses are byte-identical', async () => {
    const database = location()
    const catalogue = await startCatalogue({
      ...storageOptions(database),
      sampleData: true,
      publicUrl: 'https://catalogue.example.org',
      clock: createManualClock(Date.UTC(2026, 10, 21, 12)),
    })
    await write(catalogue)
    await indexedSearch(catalogue.get, '/anime?filter[text]=cowboy')
    const bodies = new Map<string, string>()
    for (const path of requests) {
      const { status, text } = await catalogue.get(path)
      assert.ok(status < 500, path)
      bodies.set(path, `${status} ${text}`)
    }
    const statuses = [...bodies.values()].map((response) => response.slice(0, 3))
    assert.ok(statuses.filter((status) => status === '200').length > 400, 'most ask for what there is')
    for (const [path, response] of bodies) assert.equal(response, recorded.get(path) ?? response, path)
    for (const [path, response] of bodies) recorded.set(path, response)
  })
})

type Catalogue = Awaited<ReturnType<typeof startCatalogue>>

/** One write of each kind that users make. */
async function write({ as }: Catalogue): Promise<void> {
  for (const [login, rating] of [
    ['ada', 18],
    ['bob', 7],
    ['Ünal', 20],
  ] as const) {
    const caller = await as(login)
    const media = { data: { type: 'anime', id: '1' } }
    const content = `It *stays* with ${login}.`
    const review = await caller('POST', '/reviews', {
      data: { type: 'reviews', attributes: { content, rating }, relationships: { media } },
    })
    assert.equal(review.status, 201)
    const reaction = await caller('POST', '/media-reactions', {
      data: {
        type: 'mediaReactions',
        attributes: { reaction: `Says ${login}` },
        relationships: { anime: media },
      },
    })
    assert.equal(reaction.status, 201)
  }
}
