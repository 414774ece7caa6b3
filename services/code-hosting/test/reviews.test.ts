import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from './databases.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'
import { startReviewWorld } from './review-world.ts'

const published = readOctokitSchemas('openapi-types')

describeOnBothDatabases('reviews', ({ location }) => {
  async function start(name: string) {
    const place = location()
    return startReviewWorld('url' in place ? { databaseUrl: place.url } : {}, name)
  }

  test('a review is pending for its author alone, and visible when submitted', async () => {
    const { ada, as, ben, openPull } = await start('pending')
    const eve = await as('eve')
    const { at, head } = await openPull('draft')
    const pending = await eve('POST', `${at}/reviews`, {
      body: 'First look',
      comments: [{ path: 'poem.txt', line: 10, body: 'Why?' }],
    })
    assert.equal(pending.status, 200, pending.text)
    const { id, state, commit_id, submitted_at } = pending.json
    assert.deepEqual([state, commit_id, submitted_at], ['PENDING', head, undefined])
    for (const other of [ada, ben]) {
      assert.deepEqual((await other('GET', `${at}/reviews`)).json, [])
      assert.equal((await other('GET', `${at}/reviews/${id}`)).status, 404)
      assert.equal((await other('GET', `${at}/reviews/${id}/comments`)).status, 404)
      assert.deepEqual((await other('GET', `${at}/comments`)).json, [])
      assert.equal((await other('DELETE', `${at}/reviews/${id}`)).status, 404)
    }
    assert.equal((await eve('GET', `${at}/reviews`)).json.length, 1)
    const [comment] = (await eve('GET', `${at}/reviews/${id}/comments`)).json
    assert.equal(comment.body, 'Why?')
    assert.equal((await ada('GET', comment.url.replace(/.*\/api\/v3/, ''))).status, 404)

    const second = await eve('POST', `${at}/reviews`, { body: 'Again', event: 'COMMENT' })
    assert.deepEqual(
      [second.status, second.json.errors],
      [422, ['User can only have one pending review per pull request']],
    )
    const submitted = await eve('POST', `${at}/reviews/${id}/events`, { event: 'REQUEST_CHANGES' })
    assert.equal(submitted.status, 200, submitted.text)
    assert.deepEqual([submitted.json.state, submitted.json.body], ['CHANGES_REQUESTED', 'First look'])
    assert.deepEqual(published.findErrors('pull-request-review', submitted.json), [])
    assert.equal((await ada('GET', `${at}/reviews`)).json[0].id, id)
    assert.equal((await ada('GET', `${at}/comments`)).json[0].id, comment.id)
    const again = await eve('POST', `${at}/reviews/${id}/events`, { event: 'APPROVE' })
    assert.equal(again.status, 422)
  })
})
