import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { describeOnBothDatabases } from './databases.ts'
import { createGistWorld } from './gist-world.ts'
import { readOctokitSchemas } from './octokit-schemas.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const schemas = readOctokitSchemas('openapi-types')
const idsOf = (gists: Json[]) => gists.map(({ id }) => id)
const filesOf = ({ files }: Json) =>
  Object.fromEntries(Object.values<Json>(files).map((file) => [file.filename, file.content]))

describeOnBothDatabases('gists', (databases) => {
  const start = createGistWorld(databases)

  test('a new gist has the published shape, and its raw files can be read', async () => {
    const { ada, anonymous, url } = await start('shape')
    const files = { 'hello.rb': { content: 'puts "Hällo"\n' }, 'notes.md': { content: '# Notes' } }
    const createdGist = await ada('POST', '/gists', { description: 'Example', files, public: true })
    assert.equal(createdGist.status, 201)
    assert.equal(createdGist.headers.get('location'), createdGist.json.url)
    assert.deepEqual(schemas.findErrors('gist-simple', createdGist.json), [])
    assert.match(createdGist.json.id, /^[0-9a-f]{32}$/)
    assert.deepEqual(
      [createdGist.json.public, createdGist.json.description, createdGist.json.truncated],
      [true, 'Example', false],
    )
    const file = createdGist.json.files['hello.rb']
    assert.deepEqual(
      [file.language, file.type, file.size, file.truncated],
      ['Ruby', 'application/x-ruby', 14, false],
    )
    assert.equal(createdGist.json.history.length, 1)
    assert.deepEqual(createdGist.json.history[0].change_status, { total: 2, additions: 2, deletions: 0 })
    assert.equal(createdGist.json.history[0].user.login, 'shape-ada')
    const gist = await anonymous('GET', `/gists/${createdGist.json.id}`)
    assert.deepEqual(gist.json, createdGist.json)
    const raw = await fetch(file.raw_url.replace(/^https?:\/\/[^/]+/, url))
    assert.deepEqual(
      [await raw.text(), raw.headers.get('content-type')],
      ['puts "Hällo"\n', 'text/plain; charset=utf-8'],
    )
    const html = new URL(createdGist.json.html_url).pathname
    assert.equal((await fetch(`${url}${html}/raw/notes.md`)).status, 200)
    assert.equal((await fetch(`${url}${html}/raw`)).status, 200)
    assert.equal((await fetch(`${url}${html}/raw/absent.md`)).status, 404)
    const user = (await ada('GET', '/user')).json
    assert.equal(user.public_gists, 1)
  })

  test('files are changed, renamed, added and deleted, and the others stay', async () => {
    const { ada, gist } = await start('edits')
    const { id, history } = await gist({ 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' })
    const update = await ada('PATCH', `/gists/${id}`, {
      description: 'New',
      files: {
        'a.txt': { content: 'A' },
        'b.txt': { filename: 'z.txt' },
        'c.txt': null,
        'd.txt': { content: 'd' },
      },
    })
    assert.equal(update.status, 200)
    assert.deepEqual(filesOf(update.json), { 'a.txt': 'A', 'd.txt': 'd', 'z.txt': 'b' })
    assert.equal(update.json.description, 'New')
    assert.equal(update.json.history.length, 2)
    const before = await ada('GET', `/gists/${id}/${history[0].version}`)
    assert.deepEqual(filesOf(before.json), { 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c' })
    assert.equal(before.json.history.length, 1)
    const swap = await ada('PATCH', `/gists/${id}`, {
      files: { 'a.txt': { filename: 'd.txt' }, 'd.txt': { filename: 'a.txt' } },
    })
    assert.deepEqual(filesOf(swap.json), { 'a.txt': 'd', 'd.txt': 'A', 'z.txt': 'b' })
    const descriptionUpdate = await ada('PATCH', `/gists/${id}`, { description: null })
    assert.deepEqual([descriptionUpdate.json.description, descriptionUpdate.json.history.length], [null, 3])
    const commits = await ada('GET', `/gists/${id}/commits?per_page=2`)
    assert.deepEqual(schemas.findErrors('gist-commit', commits.json[0]), [])
    assert.deepEqual(
      commits.json.map(({ version }: Json) => version),
      swap.json.history.slice(0, 2).map(({ version }: Json) => version),
    )
    assert.match(commits.headers.get('link') ?? '', /page=2>; rel="last"/)
    assert.equal((await ada('GET', `/gists/${id}/commits?per_page=2&page=2`)).json.length, 1)
    assert.equal((await ada('DELETE', `/gists/${id}`)).status, 204)
    assert.equal((await ada('GET', `/gists/${id}`)).status, 404)
    assert.equal((await ada('DELETE', `/gists/${id}`)).status, 404)
  })

  test("invalid files are refused with GitHub's error, and nothing changes", async () => {
    const { ada, gist } = await start('errors')
    const { id } = await gist({ 'a.txt': 'a', 'b.txt': 'b' })
    const errorOf = async (method: string, path: string, body: object) => {
      const { status, json } = await ada(method, path, body)
      return [status, json.errors?.[0]?.code]
    }
    for (const [files, code] of [
      [{}, 'missing_field'],
      [{ 'a.txt': { content: '' } }, 'missing_field'],
      [{ 'x/a.txt': { content: 'a' } }, 'custom'],
      [{ '..': { content: 'a' } }, 'invalid'],
      [{ '.git': { content: 'a' } }, 'invalid'],
      [{ [`${'n'.repeat(300)}`]: { content: 'a' } }, 'invalid'],
      [Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`${at}.txt`, { content: 'a' }])), 'custom'],
      [{ 'a.txt': { content: 'x'.repeat(10 * 1024 * 1024 + 1) } }, 'custom'],
    ] as const)
      assert.deepEqual(await errorOf('POST', '/gists', { files }), [422, code])
    assert.equal((await ada('POST', '/gists', {})).status, 422)
    assert.equal((await ada('POST', '/gists', { files: 'a.txt' })).status, 422)
    assert.deepEqual(
      await errorOf('POST', '/gists', { files: { a: { content: 'a' } }, description: 'x'.repeat(257) }),
      [422, 'custom'],
    )
    for (const [files, code] of [
      [{ 'absent.txt': null }, 'invalid'],
      [{ 'a.txt': null, 'b.txt': null }, 'missing_field'],
      [{ 'a.txt': { filename: 'b.txt' } }, 'already_exists'],
      [{ 'absent.txt': { filename: 'c.txt' } }, 'missing_field'],
    ] as const)
      assert.deepEqual(await errorOf('PATCH', `/gists/${id}`, { files }), [422, code])
    assert.equal((await ada('GET', `/gists/${id}`)).json.history.length, 1)
    const { json } = await ada('POST', '/gists', {
      files: { '': { content: 'a' }, __proto__x: { content: 'b' } },
    })
    assert.deepEqual(Object.keys(json.files).sort(), ['__proto__x', 'gistfile1.txt'])
  })

  test('content beyond 1 MB is truncated, and base64 can be requested', async () => {
    const { ada, gist, url } = await start('large')
    const large = 'ä'.repeat(600_000)
    const { id, files } = await gist({ 'large.txt': `x${large}`, 'small.txt': 'small' })
    const file = files['large.txt']
    assert.deepEqual([file.truncated, file.size, file.content.length], [true, 1_200_001, 524_288])
    assert.doesNotMatch(file.content, /\ufffd/)
    const raw = await fetch(file.raw_url.replace(/^https?:\/\/[^/]+/, url))
    assert.equal(await raw.text(), `x${large}`)
    const encodedGist = await ada('GET', `/gists/${id}`, undefined, {
      accept: 'application/vnd.github.base64+json',
    })
    const { content, encoding } = encodedGist.json.files['small.txt']
    assert.deepEqual([encoding, Buffer.from(content, 'base64').toString()], ['base64', 'small'])
  })

  test('lists show public gists to all, and secret ones only to their owner with the scope', async () => {
    const { ada, anonymous, as, clock, gist } = await start('lists')
    const secret = await gist()
    clock.advance(1000)
    const publicGist = await gist(undefined, { public: true })
    clock.advance(1000)
    const since = new Date(clock.now()).toISOString()
    const newest = await gist(undefined, { public: 'true' })
    const withoutScope = await as('ada', ['repo'])
    const grace = await as('grace')
    const ids = async (call: typeof anonymous, path: string) =>
      idsOf((await call('GET', path)).json.filter(isOfTest))
    // The tests share a database.
    const isOfTest = ({ owner }: Json) => owner.login.startsWith('lists-')
    assert.deepEqual(await ids(ada, '/gists'), [newest.id, publicGist.id, secret.id])
    assert.deepEqual(await ids(ada, '/users/lists-ada/gists'), [newest.id, publicGist.id, secret.id])
    for (const [call, path] of [
      [withoutScope, '/gists'],
      [grace, '/users/lists-ada/gists'],
      [anonymous, '/users/lists-ada/gists'],
      [anonymous, '/gists/public'],
      [anonymous, '/gists'],
      [grace, '/gists/public'],
    ] as const)
      assert.deepEqual(await ids(call, path), [newest.id, publicGist.id])
    assert.deepEqual(await ids(grace, '/gists'), [])
    assert.deepEqual(await ids(anonymous, `/gists/public?since=${since}`), [newest.id])
    const page = await anonymous('GET', '/gists/public?per_page=1&page=2')
    assert.match(page.headers.get('link') ?? '', /rel="prev".*rel="first"/)
    assert.deepEqual(schemas.findErrors('base-gist', page.json[0]), [])
    assert.equal(page.json[0].files['hello.rb'].content, undefined)
    assert.equal((await anonymous('GET', '/gists/public?per_page=100&page=31')).status, 422)
    assert.equal((await anonymous('GET', `/gists/${secret.id}`)).status, 200)
    assert.equal((await anonymous('GET', '/users/nobody/gists')).status, 404)
    assert.equal((await anonymous('GET', '/gists/public?since=soon')).status, 422)
  })

  test('only the owner with the scope or permission writes', async () => {
    const { ada, anonymous, as, context, gist } = await start('rights')
    const { id } = await gist()
    const grace = await as('grace')
    const without = await as('ada', ['repo'])
    const change = { files: { 'hello.rb': { content: 'puts 2' } } }
    assert.equal((await anonymous('PATCH', `/gists/${id}`, change)).status, 401)
    for (const call of [grace, without]) {
      assert.equal((await call('PATCH', `/gists/${id}`, change)).status, 404)
      assert.equal((await call('DELETE', `/gists/${id}`)).status, 404)
    }
    assert.equal((await without('POST', '/gists', { files: { a: { content: 'a' } } })).status, 404)
    const { user } = ada
    const fineGrained = async (scopes: string[]) => {
      const { secret } = await context.auth.issueToken({
        userId: user.id,
        kind: 'fine-grained',
        plan: 'user',
        scopes,
      })
      return (await anonymous('PATCH', `/gists/${id}`, change, { authorization: `Bearer ${secret}` })).status
    }
    assert.equal(await fineGrained([`owner:${user.id}`, 'contents=write']), 403)
    assert.equal(await fineGrained(['owner:999', 'gists=write']), 403)
    assert.equal(await fineGrained([`owner:${user.id}`, 'gists=write']), 200)
  })

  test('forks copy the files once for each account, and name their parent', async () => {
    const { ada, as, gist } = await start('forks')
    const { id } = await gist(undefined, { description: 'Example' })
    const grace = await as('grace')
    assert.equal((await ada('POST', `/gists/${id}/forks`)).status, 422)
    const forks = await Promise.all([1, 2, 3].map(() => grace('POST', `/gists/${id}/forks`)))
    assert.deepEqual([...new Set(forks.map(({ status }) => status))], [201])
    assert.equal(new Set(forks.map(({ json }) => json.id)).size, 1)
    const forkId = forks[0]?.json.id
    const fork = (await grace('GET', `/gists/${forkId}`)).json
    assert.deepEqual([fork.fork_of.id, fork.description, fork.public], [id, 'Example', false])
    assert.deepEqual(filesOf(fork), { 'hello.rb': 'puts 1\n' })
    assert.deepEqual(idsOf((await ada('GET', `/gists/${id}/forks`)).json), [forkId])
    assert.equal((await ada('GET', `/gists/${id}`)).json.forks[0].user.login, 'forks-grace')
    await grace('PATCH', `/gists/${forkId}`, { files: { 'hello.rb': { content: 'puts 2' } } })
    assert.deepEqual(filesOf((await ada('GET', `/gists/${id}`)).json), { 'hello.rb': 'puts 1\n' })
    assert.equal((await ada('DELETE', `/gists/${id}`)).status, 204)
    const orphan = (await grace('GET', `/gists/${forkId}`)).json
    assert.deepEqual([orphan.fork_of, filesOf(orphan)], [undefined, { 'hello.rb': 'puts 2' }])
  })

  test('a fork is missing if its parent is deleted while another request creates the same fork', async () => {
    const { ada, as, context, gist } = await start('late-forks')
    const { id } = await gist()
    const grace = await as('grace')
    const { db } = context
    const { writeInOrder } = db
    await commitFirst(context, async () => {
      assert.equal((await grace('POST', `/gists/${id}/forks`)).status, 201)
      db.writeInOrder = async (key, work) => {
        Object.assign(db, { writeInOrder })
        try {
          return await writeInOrder(key, work)
        } catch (error) {
          assert.equal((await ada('DELETE', `/gists/${id}`)).status, 204)
          throw error
        }
      }
    })
    assert.equal((await grace('POST', `/gists/${id}/forks`)).status, 404)
    assert.equal((await grace('GET', '/gists')).json.length, 1)
  })

  test('gists are starred, listed as starred and unstarred', async () => {
    const { as, gist } = await start('stars')
    const { id } = await gist()
    const grace = await as('grace')
    const star = `/gists/${id}/star`
    assert.equal((await grace('GET', star)).status, 404)
    assert.equal((await grace('PUT', star)).status, 204)
    assert.equal((await grace('PUT', star)).status, 204)
    assert.equal((await grace('GET', star)).status, 204)
    assert.deepEqual(idsOf((await grace('GET', '/gists/starred')).json), [id])
    assert.equal((await grace('DELETE', star)).status, 204)
    assert.deepEqual((await grace('GET', '/gists/starred')).json, [])
    assert.equal((await grace('PUT', '/gists/absent/star')).status, 404)
  })

  test('comments are created, listed, edited by their author and deleted by author and owner', async () => {
    const { ada, as, context, gist } = await start('comments')
    const { id } = await gist()
    const grace = await as('grace')
    const at = `/gists/${id}/comments`
    const first = await grace('POST', at, { body: 'Hello *you*' })
    assert.equal(first.status, 201)
    assert.deepEqual(schemas.findErrors('gist-comment', first.json), [])
    const second = await ada('POST', at, { body: 'Thanks' })
    assert.equal(second.json.author_association, 'OWNER')
    const page = await ada('GET', `${at}?per_page=1`)
    assert.deepEqual([page.json.length, page.json[0].id], [1, first.json.id])
    assert.match(page.headers.get('link') ?? '', /rel="next"/)
    const ownComment = `${at}/${first.json.id}`
    const html = await grace('GET', ownComment, undefined, { accept: 'application/vnd.github.html+json' })
    assert.match(html.json.body_html, /<em>you<\/em>/)
    assert.equal((await ada('PATCH', ownComment, { body: 'Changed' })).status, 404)
    assert.equal((await grace('PATCH', ownComment, { body: 'Changed' })).json.body, 'Changed')
    assert.equal((await grace('PATCH', ownComment, { body: ' ' })).status, 422)
    assert.equal((await grace('DELETE', `${at}/${second.json.id}`)).status, 404)
    assert.equal((await ada('DELETE', ownComment)).status, 204)
    assert.equal((await ada('GET', ownComment)).status, 404)
    assert.equal((await ada('GET', `/gists/${id}`)).json.comments, 1)
    await context.db.write((tx) =>
      tx
        .insertInto('user_block')
        .values({ owner_id: ada.user.id, user_id: grace.user.id, created_at_ms: 0 })
        .execute(),
    )
    assert.equal((await grace('POST', at, { body: 'Again' })).status, 403)
    assert.equal((await grace('POST', `/gists/${id}/forks`)).status, 403)
    assert.equal((await grace('PUT', `/gists/${id}/star`)).status, 403)
  })

  test('of concurrent changes all are stored, and a deletion ends them', async () => {
    const { ada, gist } = await start('race')
    const { id } = await gist()
    const names = Array.from({ length: 8 }, (_, at) => `${at}.txt`)
    const results = await Promise.all(
      names.map((name) => ada('PATCH', `/gists/${id}`, { files: { [name]: { content: name } } })),
    )
    assert.deepEqual([...new Set(results.map(({ status }) => status))], [200])
    const after = (await ada('GET', `/gists/${id}`)).json
    assert.deepEqual(Object.keys(after.files).sort(), [...names, 'hello.rb'].sort())
    assert.equal(after.history.length, 9)
    const [deletion, update] = await Promise.all([
      ada('DELETE', `/gists/${id}`),
      ada('PATCH', `/gists/${id}`, { files: { 'x.txt': { content: 'x' } } }),
    ])
    assert.equal(deletion.status, 204)
    assert.ok([200, 404].includes(update.status))
    assert.equal((await ada('GET', `/gists/${id}`)).status, 404)
  })

  test('the quota of an account holds for concurrent requests', async () => {
    const { ada, context, gist } = await start('quota')
    const { id } = await gist()
    const full = 1024 * 1024 * 1024 - 50
    await context.db.write((tx) =>
      tx.updateTable('gist').set({ stored_bytes: full }).where('name', '=', id).execute(),
    )
    const content = 'x'.repeat(40)
    const results = await Promise.all([
      ada('POST', '/gists', { files: { a: { content } } }),
      ada('PATCH', `/gists/${id}`, { files: { b: { content } } }),
      ada('POST', '/gists', { files: { c: { content } } }),
    ])
    assert.equal(results.filter(({ status }) => status === 422).length, 2)
    const free = await ada('PATCH', `/gists/${id}`, { description: 'Only text' })
    assert.equal(free.status, 200)
  })
})
