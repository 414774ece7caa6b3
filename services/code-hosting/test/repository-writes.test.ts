import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { incrementIssuesVersion } from '../src/issues/store/issues.ts'
import { writeTo } from '../src/repositories/repository-writes.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startIssueWorld } from './issue-world.ts'

const connections = 250

describeOnBothDatabases('concurrent writes to one repository', ({ location }) => {
  function start(name: string) {
    return startIssueWorld(databaseOptions(location()), name)
  }

  test('each run once and never retry', async () => {
    const { context, repositoryId: id } = await start('once')
    const versionOf = () =>
      context.db.read
        .selectFrom('repository')
        .select('issues_version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const before = await versionOf()
    let startCount = 0
    const write = () =>
      writeTo(context, id, (tx) => {
        startCount++
        return incrementIssuesVersion(tx, id)
      })
    await Promise.all(Array.from({ length: 25 }, write))
    assert.equal((await versionOf()).issues_version - before.issues_version, 25)
    assert.equal(startCount, 25)
  })

  test('number issues without gaps, although some fail after they take a number', async () => {
    const { ada, path } = await start('burst')
    const results: { number: number; title: string }[] = []
    const statuses: number[] = []
    let next = 0
    const visitor = async () => {
      while (next < 500) {
        const index = next++
        // The milestone does not exist, which is noticed in the transaction, after the insert.
        const invalid = index % 5 === 0 ? { milestone: 99 } : {}
        const { status, json } = await ada('POST', `${path}/issues`, { title: `Issue ${index}`, ...invalid })
        statuses[index] = status
        if (status === 201) results.push(json)
      }
    }
    await Promise.all(Array.from({ length: connections }, visitor))
    assert.deepEqual(
      statuses,
      Array.from({ length: 500 }, (_, index) => (index % 5 === 0 ? 422 : 201)),
    )
    assert.deepEqual(
      results.map(({ number }) => number).sort((a, b) => a - b),
      Array.from({ length: 400 }, (_, index) => index + 1),
    )
    const { json } = await ada('GET', path)
    assert.equal(json.open_issues_count, 400)
    for (const { number, title } of results.slice(0, 20))
      assert.equal((await ada('GET', `${path}/issues/${number}`)).json.title, title)
    const feed = await ada('GET', `${path}/events?per_page=100`)
    assert.equal(feed.json.length, 100)
  })
})
