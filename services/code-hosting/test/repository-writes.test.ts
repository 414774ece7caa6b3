import assert from 'node:assert/strict'
import { test } from 'node:test'
import { incrementIssuesVersion } from '../src/issues/store/issues.ts'
import { writeTo } from '../src/repositories/repository-writes.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

describeOnBothDatabases('concurrent writes to one repository', ({ location }) => {
  test('each run once and never retry', async () => {
    const place = location()
    const { as, context } = await startCodeHosting('url' in place ? { databaseUrl: place.url } : {})
    const ada = await as('ada')
    const { id } = (await ada('POST', '/user/repos', { name: 'square' })).json
    const versionOf = () =>
      context.db.read
        .selectFrom('repository')
        .select('issues_version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const before = await versionOf()
    let begun = 0
    const write = () =>
      writeTo(context, id, (tx) => {
        begun++
        return incrementIssuesVersion(tx, id)
      })
    await Promise.all(Array.from({ length: 25 }, write))
    assert.equal((await versionOf()).issues_version - before.issues_version, 25)
    assert.equal(begun, 25)
  })
})
