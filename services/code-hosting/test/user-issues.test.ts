import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { linksOf, startIssueWorld } from './issue-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

describeOnBothDatabases('issues across repositories', ({ location }) => {
  test('involve the user, in all visible repositories', async () => {
    const world = await startIssueWorld(databaseOptions(location()))
    const { ada, as, member, context, open, path, repositoryId } = world
    const bob = await member('bob', 'write')
    await bob('POST', '/user/repos', { name: 'own' })
    await ada('POST', '/user/repos', { name: 'vault', private: true })
    await open('For Bob', { assignees: ['bob'], labels: ['bug'] })
    await open('About Bob', { body: 'Ask @bob' })
    await open('Nobody')
    await bob('POST', '/repos/bob/own/issues', { title: 'By Bob', assignees: ['bob'] })
    await ada('POST', '/repos/ada/vault/issues', { title: 'Secret', body: '@bob' })
    await bob('POST', `${path}/issues/3/comments`, { body: 'Me' })

    const titles = async (query: string, caller: typeof ada = bob) => {
      const { json, status, text } = await caller('GET', query)
      assert.equal(status, 200, text)
      return json.map(({ title }: Json) => title).sort()
    }
    assert.deepEqual(await titles('/issues'), ['By Bob', 'For Bob'])
    assert.deepEqual(await titles('/issues?labels=BUG'), ['For Bob'])
    assert.deepEqual(await titles('/issues?filter=created'), ['By Bob'])
    assert.deepEqual(await titles('/issues?filter=mentioned'), ['About Bob'])
    assert.deepEqual(await titles('/issues?filter=subscribed'), ['About Bob', 'By Bob', 'For Bob', 'Nobody'])
    assert.deepEqual(await titles('/issues?filter=repos'), ['By Bob'])
    assert.deepEqual(await titles('/issues?filter=all'), ['About Bob', 'By Bob', 'For Bob', 'Nobody'])
    assert.deepEqual(await titles('/issues?filter=all&state=closed'), [])
    assert.deepEqual(await titles('/user/issues?filter=all', await as('eve')), [])

    const first = await bob('GET', '/issues?filter=all&per_page=3&sort=created&direction=asc')
    assert.equal(first.json[0].repository.full_name, 'ada/engine')
    assert.match(linksOf(first.headers).last ?? '', /page=2$/)
    await context.db.write((tx) =>
      tx.deleteFrom('collaborator').where('repository_id', '=', repositoryId).execute(),
    )
    await ada('PATCH', path, { private: true })
    assert.deepEqual(await titles('/issues'), ['By Bob'], 'what was assigned is out of sight')
    assert.equal((await world.anonymous('GET', '/issues')).status, 401)
    assert.equal((await bob('GET', '/orgs/nothing/issues')).status, 404)
  })
})

test('the owner, writers and, per issue, commenters can be assigned', async () => {
  const { ada, as, member, open, path } = await startIssueWorld()
  await member('writer', 'write')
  await member('reader', 'read')
  const eve = await as('eve')
  const one = `${path}/issues/${await open('Whose?')}`
  const { json } = await ada('GET', `${path}/assignees`)
  assert.deepEqual(
    json.map(({ login }: Json) => login),
    ['ada', 'writer'],
  )
  const may = async (login: string, at = path) => (await ada('GET', `${at}/assignees/${login}`)).status
  assert.deepEqual([await may('WRITER'), await may('reader'), await may('eve')], [204, 404, 404])
  await eve('POST', `${one}/comments`, { body: 'Mine' })
  assert.deepEqual([await may('eve', one), await may('reader', one)], [204, 404])
  const addition = await ada('POST', `${one}/assignees`, { assignees: ['eve', 'reader', 'writer'] })
  assert.equal(addition.status, 201)
  assert.deepEqual(addition.json.assignees.map(({ login }: Json) => login).sort(), ['eve', 'writer'])
  const less = await ada('DELETE', `${one}/assignees`, { assignees: ['eve'] })
  assert.deepEqual(
    less.json.assignees.map(({ login }: Json) => login),
    ['writer'],
  )
  assert.equal((await eve('POST', `${one}/assignees`, { assignees: ['eve'] })).status, 403)
})
