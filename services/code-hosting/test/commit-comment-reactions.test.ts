import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { Octokit } from '@octokit/rest'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

describeOnBothDatabases('reactions to a commit comment', ({ location }) => {
  test('are created once, counted, listed and deleted, with permission', async () => {
    const { as, anonymous, url } = await startCodeHosting(databaseOptions(location()))
    const [ana, ben] = [await as('ana'), await as('ben')]
    const client = (auth: string) => new Octokit({ baseUrl: `${url}/api/v3`, auth, log: silent }).rest
    const [byAna, byBen] = [client(ana.token), client(ben.token)]
    const at = { owner: 'ana', repo: 'sea' }
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const { data: comment } = await byAna.repos.createCommitComment({
      ...at,
      commit_sha: 'main',
      body: 'Waves',
    })
    const on = { ...at, comment_id: comment.id }
    assert.equal(comment.reactions?.total_count, 0)

    const read = () => ana('GET', `/repos/ana/sea/comments/${comment.id}`)
    const before = (await read()).headers.get('etag')
    const first = await byBen.reactions.createForCommitComment({ ...on, content: 'heart' })
    const repeats = await Promise.all(
      Array.from({ length: 5 }, () => byBen.reactions.createForCommitComment({ ...on, content: 'heart' })),
    )
    assert.equal(first.status, 201)
    assert.deepEqual(
      new Set(repeats.map(({ status, data }) => `${status} ${data.id}`)),
      new Set([`200 ${first.data.id}`]),
    )
    const reaction = await byAna.reactions.createForCommitComment({ ...on, content: '+1' })
    const after = await read()
    assert.notEqual(after.headers.get('etag'), before)
    assert.deepEqual([after.json.reactions.total_count, after.json.reactions.heart], [2, 1])
    assert.equal((await anonymous('GET', after.json.reactions.url.slice(url.length))).json.length, 2)
    const { data: hearts } = await byAna.reactions.listForCommitComment({ ...on, content: 'heart' })
    assert.deepEqual(
      hearts.map(({ user }) => user?.login),
      ['ben'],
    )

    const path = `/repos/ana/sea/comments/${comment.id}/reactions`
    assert.equal((await ana('POST', path, { content: 'wow' })).status, 422)
    assert.equal((await anonymous('POST', path, { content: 'heart' })).status, 401)
    assert.equal((await ben('DELETE', `${path}/${reaction.data.id}`)).status, 403)
    assert.equal(
      (await ana('DELETE', `/repos/ana/sea/comments/999/reactions/${reaction.data.id}`)).status,
      404,
    )
    const removal = await byAna.reactions.deleteForCommitComment({ ...on, reaction_id: first.data.id })
    assert.equal(removal.status, 204)
    assert.equal((await read()).json.reactions.heart, 0)

    await byAna.repos.deleteCommitComment(on)
    assert.equal((await ana('GET', path)).status, 404)
    assert.equal((await ana('POST', path, { content: 'eyes' })).status, 404)
  })
})

const silent = { debug() {}, info() {}, warn() {}, error() {} }
