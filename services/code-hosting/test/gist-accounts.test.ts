import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementsOf } from '@octavo/testing/statements.ts'
import { createAccountGists } from '../src/gists/account-gists.ts'
import { folderIdOf } from '../src/gists/gist-folder-ids.ts'
import { findGist } from '../src/gists/store/gists.ts'
import { describeOnBothDatabases } from './databases.ts'
import { createGistWorld } from './gist-world.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any
type Caller = (method: string, path: string, body?: unknown) => Promise<{ status: number; json: Json }>

async function read(caller: Caller, query: string, variables: object = {}): Promise<Json> {
  const { status, json } = await caller('POST', '/graphql', { query, variables })
  assert.equal(status, 200)
  assert.deepEqual(json.errors ?? [], [])
  return json.data
}

const listGists = `query($login: String!, $first: Int, $after: String, $privacy: GistPrivacy, $orderBy: GistOrder) {
  user(login: $login) {
    gists(first: $first, after: $after, privacy: $privacy, orderBy: $orderBy) {
      totalCount
      nodes {
        id name description isPublic isFork stargazerCount url createdAt owner { login } comments { totalCount }
        files(limit: 5) { name extension size isTruncated isImage language { name } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`
const namesOf = ({ user }: Json) => user.gists.nodes.map(({ name }: Json) => name)

describeOnBothDatabases('gists of accounts', (databases) => {
  const start = createGistWorld(databases)

  test('GraphQL lists gists by privacy and order, in pages', async () => {
    const { ada, as, clock, gist } = await start('graphql')
    const secret = await gist()
    clock.advance(1000)
    const publicGist = await gist({ 'a.md': '# A', 'b.png': 'x' }, { public: true, description: 'Shown' })
    clock.advance(1000)
    await ada('PATCH', `/gists/${secret.id}`, { description: 'Changed' })
    const grace = await as('grace')
    await grace('PUT', `/gists/${publicGist.id}/star`)
    const login = 'graphql-ada'
    const list = async (caller: Caller, more: object = {}) =>
      namesOf(await read(caller, listGists, { login, first: 10, ...more }))
    assert.deepEqual(await list(ada), [publicGist.id])
    assert.deepEqual(await list(ada, { privacy: 'ALL' }), [secret.id, publicGist.id])
    assert.deepEqual(await list(ada, { privacy: 'SECRET' }), [secret.id])
    const newest = { field: 'CREATED_AT', direction: 'DESC' }
    assert.deepEqual(await list(ada, { privacy: 'ALL', orderBy: newest }), [publicGist.id, secret.id])
    const latest = { field: 'UPDATED_AT', direction: 'DESC' }
    assert.deepEqual(await list(ada, { privacy: 'ALL', orderBy: latest }), [secret.id, publicGist.id])
    for (const caller of [grace, await as('ada', ['repo'])]) {
      assert.deepEqual(await list(caller, { privacy: 'ALL' }), [publicGist.id])
      assert.deepEqual(await list(caller, { privacy: 'SECRET' }), [])
    }
    const { user } = await read(grace, listGists, { login, first: 1 })
    assert.deepEqual(user.gists.nodes[0], {
      id: publicGist.node_id,
      name: publicGist.id,
      description: 'Shown',
      isPublic: true,
      isFork: false,
      stargazerCount: 1,
      url: publicGist.html_url,
      createdAt: publicGist.created_at,
      owner: { login },
      comments: { totalCount: 0 },
      files: [
        {
          name: 'a.md',
          extension: '.md',
          size: 3,
          isTruncated: false,
          isImage: false,
          language: { name: 'Markdown' },
        },
        { name: 'b.png', extension: '.png', size: 1, isTruncated: false, isImage: true, language: null },
      ],
    })
    const first = await read(ada, listGists, { login, first: 1, privacy: 'ALL' })
    const after = first.user.gists.pageInfo.endCursor
    assert.deepEqual(await list(ada, { first: 1, privacy: 'ALL', after }), [publicGist.id])
    assert.equal(first.user.gists.totalCount, 2)
  })

  test('GraphQL finds one gist by name and by global id, with its text', async () => {
    const { ada, as, gist } = await start('node')
    const { id, node_id } = await gist({ 'a.txt': 'hello' })
    const grace = await as('grace')
    const query = `query($id: ID!, $name: String!) {
      node(id: $id) { ... on Gist { name files { text short: text(truncate: 2) } } }
      user(login: "node-ada") { gist(name: $name) { name } }
      viewer { gist(name: $name) { name } }
    }`
    const variables = { id: node_id, name: id }
    const gists = await read(grace, query, variables)
    assert.deepEqual(gists.node, { name: id, files: [{ text: 'hello', short: 'he' }] })
    assert.deepEqual([gists.user.gist, gists.viewer.gist], [{ name: id }, null])
    assert.deepEqual((await read(ada, query, variables)).viewer.gist, { name: id })
    const absent = Buffer.from(`Gist:${'0'.repeat(32)}`).toString('base64url')
    for (const missing of [absent, Buffer.from('Gist:1').toString('base64url')]) {
      const { json } = await grace('POST', '/graphql', { query: `{ node(id: "${missing}") { id } }` })
      assert.equal(json.errors[0].type, 'NOT_FOUND')
    }
  })

  test('the number of statements does not grow with the list', async () => {
    const { ada, context, gist } = await start('plans')
    for (let at = 0; at < 6; at++) await gist({ 'a.txt': String(at) }, { public: true })
    const count = async (first: number) =>
      (await statementsOf(context.db, () => read(ada, listGists, { login: 'plans-ada', first }))).length
    await count(1)
    // The order of the answers of PostgreSQL decides whether two levels share a batch. A statement per gist adds five.
    const growth = (await count(6)) - (await count(1))
    assert.ok(growth < 5, `${growth} statements more`)
  })

  test('the gists of a deleted account go with it', async () => {
    const { ada, as, context, gist } = await start('gone')
    const { id } = await gist({ 'a.txt': 'a' }, { public: true })
    const grace = await as('grace')
    const other = (await grace('POST', '/gists', { files: { a: { content: 'a' } }, public: true })).json
    const fork = (await grace('POST', `/gists/${id}/forks`)).json
    await grace('POST', `/gists/${id}/comments`, { body: 'Gone' })
    await ada('POST', `/gists/${other.id}/comments`, { body: 'Stays' })
    await ada('PUT', `/gists/${other.id}/star`)
    await grace('PUT', `/gists/${id}/star`)
    const row = await findGist(context.db.read, id)
    assert.ok(row)
    const folder = context.git.repository(folderIdOf(row))
    assert.equal(await folder.exists(), true)
    const boss = await as('boss', ['site_admin'])
    await context.auth.changeUser(boss.user.id, { role: 'site_admin' })
    assert.equal((await boss('DELETE', `/admin/users/${ada.user.login}`)).status, 204)
    await context.jobs.idle()
    assert.equal(await folder.exists(), false)
    assert.equal((await grace('GET', `/gists/${id}`)).status, 404)
    assert.deepEqual((await grace('GET', '/gists/starred')).json, [])
    assert.equal((await grace('GET', `/gists/${fork.id}`)).json.fork_of, undefined)
    assert.equal((await grace('GET', `/gists/${other.id}/comments`)).json[0].body, 'Stays')
    const stars = await context.db.read
      .selectFrom('gist_star')
      .select('gist_id')
      .where('user_id', '=', ada.user.id)
      .execute()
    assert.deepEqual(stars, [])
    // After a crash the job runs again. It leaves gists that exist.
    const otherRow = await findGist(context.db.read, other.id)
    assert.ok(otherRow)
    const job = createAccountGists(context).jobs['remove-gist-folders']
    await job?.run(
      { ids: [row.id, otherRow.id] },
      { id: 1, attempt: 2, signal: new AbortController().signal },
    )
    assert.equal(await context.git.repository(folderIdOf(otherRow)).exists(), true)
  })

  test('a suspended owner cannot write, and the gist stays readable', async () => {
    const { ada, anonymous, context, gist } = await start('suspended')
    const { id } = await gist()
    await context.auth.changeUser(ada.user.id, { suspended: true })
    assert.ok((await ada('PATCH', `/gists/${id}`, { description: 'No' })).status >= 401)
    assert.equal((await anonymous('GET', `/gists/${id}`)).json.description, null)
  })
})
