import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startForReaders } from './reader.ts'

const { hosting, read, readWhole } = await startForReaders()
const ana = await hosting.as('ana', { scopes: ['gist'] })
const ben = await hosting.as('ben', { scopes: ['gist'] })
const asAna = { authorization: `Bearer ${ana.token}` }
const asBen = { authorization: `Bearer ${ben.token}` }

async function gist(files: Record<string, string>, more: object = {}) {
  const contents = Object.entries(files).map(([name, content]) => [name, { content }])
  const { json, status } = await ana('POST', '/gists', { files: Object.fromEntries(contents), ...more })
  assert.equal(status, 201)
  return { ...json, path: new URL(json.html_url).pathname }
}

test('the page of a gist shows its files, facts, comments and clone address', async () => {
  const files = {
    'a.js': 'const a = 1\nconst b = 2\n',
    'b.md': '# Part\n\ntext',
    'c.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'd.js': 'let d\n',
  }
  const { id, path } = await gist(files, { description: 'Small <b>things</b>', public: true })
  assert.equal(path, `/gist/${id}`)
  await ana('PATCH', `/gists/${id}`, { files: { 'd.js': { content: 'let e\n' } } })
  await ben('POST', `/gists/${id}/comments`, { body: 'Nice *work* <script>alert(1)</script>' })
  const fork = (await ben('POST', `/gists/${id}/forks`)).json
  await ben('PUT', `/gists/${id}/star`)
  const text = await readWhole(path)
  assert.match(text, /Small &lt;b&gt;things/)
  for (const fact of ['2 revisions', '1 fork', '1 star', '1 comment', '2 lines · 24 bytes · JavaScript'])
    assert.ok(text.includes(fact), fact)
  assert.match(text, /id="file-1-L2"/)
  assert.match(text, /<span class="hljs-keyword">const<\/span>/)
  assert.match(text, /<h3 id="user-content-part">/)
  assert.match(text, /<img src="[^"]+\/raw\/[0-9a-f]{40}\/c\.svg"/)
  assert.match(text, /git clone http:\/\/[^<]+\/gist\/[0-9a-f]{32}\.git/)
  assert.match(text, /<em>work<\/em>/)
  assert.doesNotMatch(text, /<script/)
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
  assert.equal(new Set(ids).size, ids.length, 'each id is unique')
  assert.match(await readWhole(`/gist/${fork.id}`), /Forked from <a href="\/gist\/[^"]+">ana \/ a\.js/)
  assert.match(await readWhole(`${path}/forks`), new RegExp(`href="/gist/${fork.id}">ben / a.js`))
  const revisions = await readWhole(`${path}/revisions`)
  const first = [...revisions.matchAll(/href="([^"]+\/[0-9a-f]{40})"/g)].at(-1)?.[1] ?? ''
  assert.match(await readWhole(first), /let<\/span> d/)
  assert.equal((await read(`${path}/${'0'.repeat(40)}`)).status, 404)
  assert.equal((await read(`${path}/nothing`)).status, 404)
})

test('a secret gist opens by its id, is not indexed, and is only in the lists of its owner', async () => {
  const { id, path, files } = await gist({ 'secret.txt': 'secret words' })
  const publicGist = await gist({ 'shown.txt': 'public words' }, { public: true })
  const page = await read(path)
  assert.equal(page.status, 200)
  assert.match(page.text, /<meta name="robots" content="noindex">/)
  assert.match(page.text, /<span class="tag">secret/)
  assert.equal(page.headers.get('cache-control'), 'private, no-cache')
  const raw = await read(new URL(files['secret.txt'].raw_url).pathname)
  assert.deepEqual(
    [raw.headers.get('x-robots-tag'), raw.headers.get('cache-control')],
    ['noindex', 'private, max-age=300'],
  )
  assert.doesNotMatch((await read(publicGist.path)).text, /noindex/)
  const lists = [
    await readWhole('/ana?tab=gists'),
    await readWhole('/ana?tab=gists', asBen),
    await readWhole('/'),
  ]
  for (const text of lists) assert.doesNotMatch(text, new RegExp(`${id}|secret`))
  assert.match(lists[0] ?? '', new RegExp(publicGist.path))
  assert.match(await readWhole('/ana?tab=gists', asAna), new RegExp(id))
  const { token } = await hosting.as('ana', { scopes: ['repo'] })
  assert.doesNotMatch(await readWhole('/ana?tab=gists', { authorization: `Bearer ${token}` }), new RegExp(id))
})

test('other forms of the URL redirect, also below an old login, and a deleted gist is not found', async () => {
  const { id, path } = await gist({ 'a.txt': 'a' })
  for (const other of [`/gist/ana/${id}`, `/gist/nobody/${id}`, `/gist/${id}.git`]) {
    const { status, headers } = await read(other)
    assert.deepEqual([status, headers.get('location')], [301, path])
  }
  assert.equal((await read('/gist/ana')).headers.get('location'), '/ana?tab=gists')
  assert.equal((await read(`/gist/ana/${id}/raw/a.txt`)).text, 'a')
  assert.equal((await read(`/gist/former/${id}/raw/a.txt`)).text, 'a')
  for (const absent of ['/gist/nobody', `/gist/${'0'.repeat(32)}`, `/gist/ana/${'0'.repeat(32)}`])
    assert.equal((await read(absent)).status, 404)
  assert.equal((await ana('DELETE', `/gists/${id}`)).status, 204)
  for (const end of ['', '/revisions', '/forks', '/raw'])
    assert.equal((await read(path + end)).status, 404, end)
})

test('files beyond the limits of a page are links', async () => {
  const lines = 'x\n'.repeat(6_000)
  const { path } = await gist({
    '1.txt': lines,
    '2.txt': lines,
    '3.txt': lines,
    '4.txt': 'y'.repeat(1_048_576),
  })
  const text = await readWhole(path)
  assert.match(text, /first 4000 lines/)
  assert.equal(text.match(/too large to be shown here/g)?.length, 2)
  assert.equal(text.match(/class="line"/g)?.length, 10_000)
})
