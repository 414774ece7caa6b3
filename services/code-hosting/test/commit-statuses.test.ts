import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

describeOnBothDatabases('commit statuses', (databases) => {
  let services = 0
  /** On PostgreSQL the tests share a database, so names differ. */
  async function open(settings: object = {}) {
    const service = await startCodeHosting({
      limits: 'off',
      ...databaseOptions(databases.location()),
    })
    const ana = await service.as('ana')
    const repository = await makeRepository(ana, `statuses-${databases.dialect}-${++services}`, settings)
    const sha = (await repository.headOf('main')) ?? ''
    const setStatus = (body: object) => ana('POST', `${repository.at}/statuses/${sha}`, body)
    return { ...service, ana, ...repository, sha, say: setStatus }
  }

  test('the latest status of each context counts, and failures win', async () => {
    const { ana, at, say, sha } = await open()
    const combined = async () => (await ana('GET', `${at}/commits/main/status`)).json
    assert.deepEqual([(await combined()).state, (await combined()).total_count], ['pending', 0])
    const first = await say({ state: 'failure', context: 'ci/test', target_url: 'https://ci.example.org/1' })
    assert.equal(first.status, 201, first.text)
    assert.equal(first.json.creator.login, 'ana')
    await say({ state: 'success' })
    assert.equal((await combined()).state, 'failure')
    await say({ state: 'pending', context: 'ci/test' })
    assert.equal((await combined()).state, 'pending')
    await say({ state: 'success', context: 'ci/test', description: 'All well' })
    const { state, statuses, total_count, repository } = await combined()
    assert.deepEqual([state, total_count, repository.full_name], ['success', 2, at.slice('/repos/'.length)])
    assert.deepEqual(
      statuses.map(({ context }: { context: string }) => context),
      ['default', 'ci/test'],
    )
    for (const path of [`${at}/commits/main/statuses`, `${at}/statuses/${sha}`]) {
      const { json } = await ana('GET', path)
      assert.deepEqual(
        json.map(({ state }: { state: string }) => state),
        ['success', 'pending', 'success', 'failure'],
      )
    }
  })

  test('lists are paginated', async () => {
    const { ana, at, say } = await open()
    for (let i = 0; i < 3; i++) await say({ state: 'success', context: `c${i}` })
    const list = await ana('GET', `${at}/commits/main/statuses?per_page=2`)
    assert.equal(list.json.length, 2)
    assert.match(list.headers.get('link') ?? '', /page=2>; rel="next"/)
    const combined = await ana('GET', `${at}/commits/main/status?per_page=2&page=2`)
    assert.deepEqual([combined.json.statuses.length, combined.json.total_count], [1, 3])
  })

  test('a new status changes the ETag', async () => {
    const { ana, at, say } = await open()
    const before = await ana('GET', `${at}/commits/main/statuses`)
    const revalidate = () =>
      ana('GET', `${at}/commits/main/statuses`, undefined, {
        'if-none-match': before.headers.get('etag') ?? '',
      })
    assert.equal((await revalidate()).status, 304)
    await say({ state: 'success' })
    assert.equal((await revalidate()).status, 200)
  })

  test('invalid statuses are refused', async () => {
    const { ana, at, say } = await open()
    for (const body of [
      {},
      { state: 'fine' },
      { state: 'success', description: 'x'.repeat(141) },
      { state: 'success', target_url: 'javascript:alert(1)' },
      { state: 'success', context: '' },
    ]) {
      assert.equal((await say(body)).status, 422, JSON.stringify(body))
    }
    for (const sha of ['0'.repeat(40), 'main', 'nope']) {
      const { status, json } = await ana('POST', `${at}/statuses/${sha}`, { state: 'success' })
      assert.deepEqual([status, json.message], [422, `No commit found for SHA: ${sha}`])
    }
  })

  test('a context is limited to 1000 statuses per commit', async () => {
    const { say, at, sha, context, ana } = await open()
    assert.equal((await say({ state: 'success', context: 'busy' })).status, 201)
    await context.db.write(async (tx) => {
      const row = await tx
        .selectFrom('commit_status')
        .selectAll()
        .where('context', '=', 'busy')
        .where('oid', '=', sha)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const { id: _id, ...values } = row
      for (let i = 0; i < 9; i++) {
        const copies = Array.from({ length: 111 }, () => values)
        await tx.insertInto('commit_status').values(copies).execute()
      }
    })
    const { status, json } = await say({ state: 'success', context: 'busy' })
    assert.equal(status, 422)
    assert.match(json.errors[0].message, /maximum number of statuses/)
    assert.equal((await say({ state: 'success', context: 'idle' })).status, 201)
    assert.equal((await ana('GET', `${at}/commits/main/status`)).json.total_count, 2)
  })

  test('a commit is limited to 10,000 statuses', async () => {
    const { say, sha, context } = await open()
    assert.equal((await say({ state: 'success', context: 'first' })).status, 201)
    await context.db.write(async (tx) => {
      const row = await tx
        .selectFrom('commit_status')
        .selectAll()
        .where('oid', '=', sha)
        .where('context', '=', 'first')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const { id: _id, ...values } = row
      for (let part = 0; part < 20; part++) {
        const length = part < 19 ? 500 : 498
        const copies = Array.from({ length }, (_, at) => ({ ...values, context: `${part} ${at}` }))
        await tx.insertInto('commit_status').values(copies).execute()
      }
    })
    const both = await Promise.all(['a', 'b'].map((name) => say({ state: 'success', context: name })))
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 422])
    const { json } = await say({ state: 'success', context: 'c' })
    assert.equal(json.errors[0].message, 'This SHA has reached the maximum number of statuses.')
  })

  test('commit comments can be created, rendered, updated and deleted', async () => {
    const { ana, at, sha, as, anonymous } = await open()
    const bo = await as('bo')
    const comment = await bo('POST', `${at}/commits/${sha}/comments`, {
      body: 'See **this**, @ana',
      path: 'README.md',
      position: 1,
    })
    assert.equal(comment.status, 201, comment.text)
    const { id, user, path, position, commit_id, author_association } = comment.json
    assert.deepEqual(
      [user.login, path, position, commit_id, author_association],
      ['bo', 'README.md', 1, sha, 'NONE'],
    )
    const [event] = (await ana('GET', `${at}/events`)).json
    assert.deepEqual([event.type, event.payload.comment.id], ['CommitCommentEvent', id])
    const accept = 'application/vnd.github.full+json'
    const full = (await anonymous('GET', `${at}/comments/${id}`, undefined, { accept })).json
    assert.equal(full.body_text, 'See this, @ana')
    assert.match(full.body_html, /<strong>this<\/strong>, <a class="user-mention"/)
    const cy = await as('cy')
    assert.equal((await cy('PATCH', `${at}/comments/${id}`, { body: 'mine' })).status, 403)
    assert.equal((await cy('DELETE', `${at}/comments/${id}`)).status, 403)
    assert.equal((await bo('PATCH', `${at}/comments/${id}`, { body: '  ' })).status, 422)
    assert.equal((await bo('PATCH', `${at}/comments/${id}`, { body: 'Never mind' })).json.body, 'Never mind')
    assert.equal((await ana('GET', `${at}/commits/main`)).json.commit.comment_count, 1)
    for (const list of [`${at}/comments`, `${at}/commits/main/comments`])
      assert.deepEqual(
        (await ana('GET', list)).json.map((one: { id: number }) => one.id),
        [id],
      )
    assert.equal((await ana('DELETE', `${at}/comments/${id}`)).status, 204)
    assert.equal((await ana('GET', `${at}/comments/${id}`)).status, 404)
    assert.equal((await ana('GET', `${at}/commits/main`)).json.commit.comment_count, 0)
    assert.equal((await anonymous('POST', `${at}/commits/${sha}/comments`, { body: 'x' })).status, 401)
    assert.equal((await ana('GET', `${at}/comments/none`)).status, 404)
  })
})
