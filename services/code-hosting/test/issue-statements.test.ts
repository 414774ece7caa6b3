import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startIssueWorld } from './issue-world.ts'

describeOnBothDatabases('the statements of a page of issues after a write', ({ location }) => {
  test('are as many for 30 issues with all details as for one', async () => {
    const { ada, as, context, open, path } = await startIssueWorld(databaseOptions(location()), 'pages')
    await ada('POST', `${path}/labels`, { name: 'loud', color: 'ff0000' })
    await ada('POST', `${path}/milestones`, { title: 'Noon' })
    for (let index = 0; index < 30; index++)
      await open(`Issue ${index}`, { labels: ['loud'], assignees: ['ada'], milestone: 1 })
    await context.jobs.idle()
    // The association of an author who is not the owner has to be read.
    const reader = await as('reader')
    await reader('POST', `${path}/issues`, { title: 'By a reader' })
    const countOf = async (perPage: number) => {
      await open('One more', { labels: ['loud'], assignees: ['ada'], milestone: 1 })
      await context.jobs.idle()
      const statements = await statementsOf(context.db, async () => {
        const { json } = await ada('GET', `${path}/issues?per_page=${perPage}`)
        assert.equal(json.length, perPage)
        assert.equal(json[0].labels[0].name, 'loud')
        assert.equal(json[0].assignees[0].login, 'ada')
        assert.equal(json[0].milestone.title, 'Noon')
      })
      return statements.length
    }
    const one = await countOf(1)
    assert.equal(await countOf(30), one)
    assert.ok(one <= 6, `${one} statements`)
  })
})
