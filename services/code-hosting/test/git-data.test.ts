import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { messageOf } from '../src/code/commits/present/git-data.ts'
import { base64, makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

const { as, anonymous, url } = await startCodeHosting({ limits: 'off' })
const ana = await as('ana')
const nowhere = '0123456789'.repeat(4)

test("a blob created from text or Base64 has git's id", async () => {
  const { at } = await makeRepository(ana, 'blobs')
  const blob = await ana('POST', `${at}/git/blobs`, { content: 'hello\n' })
  assert.equal(blob.status, 201)
  assert.equal(blob.json.sha, 'ce013625030ba8dba906f756967f9e9ca394464a')
  assert.equal(blob.headers.get('location'), blob.json.url)
  const same = await ana('POST', `${at}/git/blobs`, { content: base64('hello\n'), encoding: 'base64' })
  assert.equal(same.json.sha, blob.json.sha)
  const { json, headers } = await ana('GET', `${at}/git/blobs/${blob.json.sha}`)
  assert.deepEqual([json.size, json.encoding, json.content], [6, 'base64', 'aGVsbG8K\n'])
  const etag = headers.get('etag') ?? ''
  const notModified = await ana('GET', `${at}/git/blobs/${blob.json.sha}`, undefined, {
    'if-none-match': etag,
  })
  assert.equal(notModified.status, 304)
  const accept = 'application/vnd.github.raw+json'
  assert.equal((await ana('GET', `${at}/git/blobs/${blob.json.sha}`, undefined, { accept })).text, 'hello\n')
  assert.equal((await ana('GET', `${at}/git/blobs/${nowhere}`)).status, 404)
  assert.equal((await ana('GET', `${at}/git/blobs/main`)).status, 404)
  assert.equal((await ana('POST', `${at}/git/blobs`, { content: 'x', encoding: 'rot13' })).status, 422)
  assert.equal((await ana('POST', `${at}/git/blobs`, { content: '!', encoding: 'base64' })).status, 422)
})

test('binary blobs are returned unchanged', async () => {
  const { at } = await makeRepository(ana, 'bytes')
  const bytes = Buffer.from([0, 255, 10, 13, 128, 0])
  const body = { content: bytes.toString('base64'), encoding: 'base64' }
  const { sha } = (await ana('POST', `${at}/git/blobs`, body)).json
  const accept = 'application/vnd.github.raw'
  const raw = await ana('GET', `${at}/git/blobs/${sha}`, undefined, { accept })
  assert.ok(raw.bytes.equals(bytes))
  assert.equal(raw.headers.get('content-type'), 'application/vnd.github.raw')
})

test('a new tree inherits from its base, replaces named entries and removes null ones', async () => {
  const { at } = await makeRepository(ana, 'trees')
  const make = async (tree: object[], base_tree?: string) => {
    const response = await ana('POST', `${at}/git/trees`, { tree, ...(base_tree ? { base_tree } : {}) })
    assert.equal(response.status, 201, response.text)
    return response.json
  }
  const file = (path: string, content: string) => ({ path, mode: '100644', type: 'blob', content })
  const one = await make([file('a/b/c.txt', 'c'), file('a/d.txt', 'd'), file('e.txt', 'e')])
  assert.deepEqual(
    one.tree.map(({ path, type }: Record<string, string>) => `${type} ${path}`),
    ['tree a', 'blob e.txt'],
  )
  const two = await make([file('a/b/new.txt', 'n'), { path: 'e.txt', mode: '100644', sha: null }], one.sha)
  const { json } = await ana('GET', `${at}/git/trees/${two.sha}?recursive=1`)
  assert.deepEqual(
    json.tree.map(({ path, size }: { path: string; size?: number }) => [path, size]),
    [
      ['a', undefined],
      ['a/b', undefined],
      ['a/b/c.txt', 1],
      ['a/b/new.txt', 1],
      ['a/d.txt', 1],
    ],
  )
  assert.equal(json.truncated, false)
  const removal = await make([{ path: 'a/b', mode: '040000', sha: null }], two.sha)
  assert.deepEqual(
    (await ana('GET', `${at}/git/trees/${removal.sha}?recursive=true`)).json.tree.map(
      ({ path }: { path: string }) => path,
    ),
    ['a', 'a/d.txt'],
  )
  const grafted = await make([{ path: 'copy', mode: '040000', sha: one.tree[0].sha }])
  assert.equal(grafted.tree[0].sha, one.tree[0].sha)
})

test('folders without an id are made of the files below them', async () => {
  const { at } = await makeRepository(ana, 'moved-files')
  const write = (tree: object[]) => ana('POST', `${at}/git/trees`, { tree })
  const { json: first } = await write([{ path: 'a/b.txt', mode: '100644', content: 'b' }])
  const { json: listing } = await ana('GET', `${at}/git/trees/${first.sha}?recursive=1`)
  const [, file] = listing.tree
  const movedTree = await write([
    { path: 'a', mode: '040000', type: 'tree' },
    { ...file, path: 'a/c.txt' },
  ])
  assert.equal(movedTree.status, 201)
  const { json } = await ana('GET', `${at}/git/trees/${movedTree.json.sha}?recursive=1`)
  assert.deepEqual(
    json.tree.map(({ path }: { path: string }) => path),
    ['a', 'a/c.txt'],
  )
})

test('invalid trees are refused', async () => {
  const { at } = await makeRepository(ana, 'no-trees')
  const blob = (await ana('POST', `${at}/git/blobs`, { content: 'x' })).json.sha
  const assertRejected = async (entry: object, words: RegExp) => {
    const { status, json } = await ana('POST', `${at}/git/trees`, { tree: [entry] })
    assert.equal(status, 422, JSON.stringify(entry))
    assert.match(json.message, words)
  }
  await assertRejected({ path: 'x', mode: '100644', sha: nowhere }, /tree\.sha/)
  await assertRejected({ path: 'x', mode: '040000', sha: blob }, /tree\.sha/)
  await assertRejected({ path: 'x', mode: '100600', sha: blob }, /tree\.mode/)
  await assertRejected({ path: 'x', mode: '100644' }, /tree\.sha or tree\.content/)
  await assertRejected({ mode: '100644', sha: blob }, /path is missing/)
  for (const path of ['.git/config', 'a/../b', '/a', 'a//b', '.', 'x/.GIT/y'])
    await assertRejected({ path, mode: '100644', sha: blob }, /malformed path/)
  const missing = await ana('POST', `${at}/git/trees`, { base_tree: nowhere, tree: [] })
  assert.equal(missing.status, 404)
})

test('a tree has a maximum depth and a maximum of new objects', async () => {
  const { at } = await makeRepository(ana, 'deep-trees')
  const write = (tree: object[]) => ana('POST', `${at}/git/trees`, { tree })
  const file = (path: string, content = 'x') => ({ path, mode: '100644', content })
  for (const levels of [100, 2000]) {
    const rejection = await write([file(`${'a/'.repeat(levels)}b`)])
    assert.deepEqual(
      [rejection.status, rejection.json.message],
      [422, 'tree.path contains a malformed path component'],
    )
  }
  assert.equal((await write([file(`${'a/'.repeat(99)}b`)])).status, 201)
  const createdFile = await ana('PUT', `${at}/contents/${'a/'.repeat(1900)}b`, {
    message: 'm',
    content: base64('x'),
  })
  assert.equal(createdFile.status, 422)
  const folders = Array.from({ length: 250 }, (_, index) => file(`d${index}/${'a/'.repeat(90)}b`, `${index}`))
  const many = await write(folders)
  assert.deepEqual([many.status, many.json.message], [422, 'tree has too many changes: create several trees'])
  const fewer = await write(folders.slice(0, 5))
  assert.equal(fewer.status, 201, fewer.text)
  const deepest = await ana('GET', `${at}/contents/d4/${'a/'.repeat(90)}b`)
  assert.equal(deepest.status, 404)
  const listing = await ana('GET', `${at}/git/trees/${fewer.json.sha}?recursive=1`)
  assert.equal(listing.json.tree.length, 5 * 92)
})

test('names and messages of commits have a maximum length', async () => {
  const { at, headOf } = await makeRepository(ana, 'long-texts')
  const head = (await headOf('main')) ?? ''
  const tree = (await ana('GET', `${at}/git/commits/${head}`)).json.tree.sha
  const write = async (body: object) =>
    (await ana('POST', `${at}/git/commits`, { message: 'm', tree, ...body })).status
  const author = (name: string, email = 'a@example.org') => ({ author: { name, email } })
  assert.equal(await write(author('n'.repeat(1024))), 201)
  assert.equal(await write(author('n'.repeat(1025))), 422)
  assert.equal(await write(author('n', 'e'.repeat(1025))), 422)
  assert.equal(await write({ message: 'm'.repeat(1024 * 1024 + 1) }), 422)
  const file = { message: 'm'.repeat(1024 * 1024 + 1), content: base64('x') }
  assert.equal((await ana('PUT', `${at}/contents/file`, file)).status, 422)
  const tag = { tag: 'v1', message: file.message, object: head, type: 'commit' }
  assert.equal((await ana('POST', `${at}/git/tags`, tag)).status, 422)
})

test('bytes that are written with the API count towards the quota of the repository', async () => {
  const settings = { flags: { 'code-hosting.repositoryQuotaMegabytes': 12 } }
  const { as } = await startCodeHosting({ limits: 'off', settings })
  const bea = await as('ana')
  const { at, commit, headOf } = await makeRepository(bea, 'full')
  const write = () =>
    bea('POST', `${at}/git/blobs`, {
      content: randomBytes(5 * 1024 * 1024).toString('base64'),
      encoding: 'base64',
    })
  assert.deepEqual([(await write()).status, (await write()).status], [201, 201])
  const third = await write()
  assert.deepEqual(
    [third.status, third.json.message],
    [422, 'The repository exceeds the maximum size of 12 MB.'],
  )
  const file = { message: 'm', content: randomBytes(3 * 1024 * 1024).toString('base64') }
  assert.equal((await bea('PUT', `${at}/contents/large`, file)).status, 422)
  await commit('a small file', [{ path: 'small', content: 'x' }])
  assert.ok(await headOf('main'))
  for (;;) if ((await bea('GET', at)).json.size >= 10 * 1024) break
})

test('a commit needs an existing tree and parents, and keeps its message', async () => {
  const { at, headOf } = await makeRepository(ana, 'commits')
  const head = await headOf('main')
  const tree = (await ana('GET', `${at}/git/commits/${head}`)).json.tree.sha
  const author = { name: 'Monalisa', email: 'mona@example.org', date: '2014-11-07T22:01:45Z' }
  const commit = await ana('POST', `${at}/git/commits`, {
    message: 'Title\n\nBody',
    tree,
    parents: [head],
    author,
  })
  assert.equal(commit.status, 201, commit.text)
  assert.deepEqual([commit.json.author, commit.json.committer], [author, author])
  assert.equal(commit.json.message, 'Title\n\nBody')
  assert.deepEqual(commit.json.verification, {
    verified: false,
    reason: 'unsigned',
    signature: null,
    payload: null,
    verified_at: null,
  })
  assert.equal((await ana('GET', commit.json.url.slice(url.length))).json.sha, commit.json.sha)
  const repeatedCommit = await ana('POST', `${at}/git/commits`, {
    message: 'Title\n\nBody',
    tree,
    parents: [head],
    author,
  })
  assert.equal(repeatedCommit.json.sha, commit.json.sha)
  const signature = '-----BEGIN PGP SIGNATURE-----\n\nabc\n-----END PGP SIGNATURE-----'
  const signed = (
    await ana('POST', `${at}/git/commits`, { message: 'm', tree, parents: [head], author, signature })
  ).json.verification
  assert.deepEqual([signed.verified, signed.reason, signed.signature], [false, 'unknown_key', signature])
  assert.match(signed.payload, /^tree [\s\S]*\nm$/)
  const assertRejected = async (body: object, words: string) => {
    const { status, json } = await ana('POST', `${at}/git/commits`, { message: 'm', tree, ...body })
    assert.deepEqual([status, json.message], [422, words])
  }
  await assertRejected({ tree: nowhere }, 'Tree SHA does not exist')
  await assertRejected({ tree: head }, 'Tree SHA does not exist')
  await assertRejected({ parents: [tree] }, 'Parent SHA does not exist or is not a commit object')
  assert.equal((await ana('GET', `${at}/git/commits/${tree}`)).status, 404)
})

test('an annotated tag is an object that a ref can point to', async () => {
  const { at, headOf } = await makeRepository(ana, 'tags')
  const object = await headOf('main')
  const body = { tag: 'v1.0', message: 'First', object, type: 'commit' }
  const createdTag = await ana('POST', `${at}/git/tags`, body)
  assert.equal(createdTag.status, 201, createdTag.text)
  assert.equal(createdTag.json.tagger.name, 'ana')
  const ref = await ana('POST', `${at}/git/refs`, { ref: 'refs/tags/v1.0', sha: createdTag.json.sha })
  assert.deepEqual([ref.status, ref.json.object.type], [201, 'tag'])
  const tag = await ana('GET', ref.json.object.url.slice(url.length))
  assert.deepEqual([tag.json.tag, tag.json.message, tag.json.object.sha], ['v1.0', 'First', object])
  assert.equal((await ana('GET', `${at}/commits/v1.0`)).json.sha, object)
  const assertRejected = async (change: object) =>
    assert.equal((await ana('POST', `${at}/git/tags`, { ...body, ...change })).status, 422)
  await assertRejected({ tag: '-d' })
  await assertRejected({ tag: 'a..b' })
  await assertRejected({ object: nowhere })
  await assertRejected({ type: 'tree' })
  await assertRejected({ type: 'tag' })
})

test('an empty repository accepts files but no other git data', async () => {
  const { at } = await makeRepository(ana, 'empty', { auto_init: false })
  for (const [path, body] of [
    ['blobs', { content: 'x' }],
    ['trees', { tree: [] }],
    ['commits', { message: 'm', tree: nowhere }],
    ['tags', { tag: 't', message: 'm', object: nowhere, type: 'commit' }],
    ['refs', { ref: 'refs/heads/x', sha: nowhere }],
  ] as const) {
    const { status, json } = await ana('POST', `${at}/git/${path}`, body)
    assert.deepEqual([status, json.message], [409, 'Git Repository is empty.'], path)
  }
})

test('workflow files need the workflow scope', async () => {
  const { at } = await makeRepository(ana, 'workflows')
  const path = '.github/workflows/ci.yml'
  const file = { message: 'ci', content: base64('on: push') }
  const tree = { tree: [{ path, mode: '100644', content: 'on: push' }] }
  assert.equal((await ana('PUT', `${at}/contents/${path}`, file)).status, 403)
  assert.equal((await ana('POST', `${at}/git/trees`, tree)).status, 403)
  const workflowCaller = await as('ana', { scopes: ['repo', 'workflow'] })
  assert.equal((await workflowCaller('POST', `${at}/git/trees`, tree)).status, 201)
  assert.equal((await workflowCaller('PUT', `${at}/contents/${path}`, file)).status, 201)
})

test('a token without the workflow scope cannot move a ref to a commit with other workflows', async () => {
  const { at, headOf } = await makeRepository(ana, 'hidden-workflows')
  const workflowCaller = await as('ana', { scopes: ['repo', 'workflow'] })
  const main = await headOf('main')
  // The path of the workflow is in none of the requests.
  const file = { path: 'workflows/x.yml', mode: '100644', type: 'blob', content: 'on: push' }
  const inner = await ana('POST', `${at}/git/trees`, { tree: [file] })
  const folder = { path: '.github', mode: '040000', type: 'tree', sha: inner.json.sha }
  const outer = await ana('POST', `${at}/git/trees`, { base_tree: main, tree: [folder] })
  const commit = { message: 'w', tree: outer.json.sha, parents: [main] }
  const { sha } = (await ana('POST', `${at}/git/commits`, commit)).json
  const writes: [string, string, object][] = [
    ['PATCH', 'git/refs/heads/main', { sha }],
    ['POST', 'git/refs', { ref: 'refs/heads/topic', sha }],
    ['POST', 'git/refs', { ref: 'refs/tags/v1', sha }],
    ['POST', 'merges', { base: 'main', head: sha }],
    ['POST', 'releases', { tag_name: 'v2', target_commitish: sha }],
  ]
  for (const [method, path, body] of writes) {
    const { status, json } = await ana(method, `${at}/${path}`, body)
    assert.equal(status, 403, `${method} ${path}`)
    assert.match(json.message, /refusing to allow .* `\.github\/workflows\/x\.yml` without `workflow` scope/)
  }
  assert.equal(await headOf('main'), main)
  const topic = { ref: 'refs/heads/topic', sha }
  assert.equal((await workflowCaller('POST', `${at}/git/refs`, topic)).status, 201)
  // Somebody was allowed to add these workflows, and other changes are free.
  assert.equal((await ana('POST', `${at}/git/refs`, { ref: 'refs/heads/copy', sha })).status, 201)
  const fileInput = { message: 'm', content: base64('x'), branch: 'topic' }
  assert.equal((await ana('PUT', `${at}/contents/other.txt`, fileInput)).status, 201)
})

test('readers cannot write git data, and private data is not found', async () => {
  const { at, headOf } = await makeRepository(ana, 'rights')
  const { at: hiddenPath } = await makeRepository(ana, 'rights-hidden', { private: true })
  const sha = await headOf('main')
  const bo = await as('bo')
  const writes: [string, string, object][] = [
    ['PUT', 'contents/x', { message: 'm', content: 'eA==' }],
    ['DELETE', 'contents/README.md', { message: 'm', sha }],
    ['POST', 'git/blobs', { content: 'x' }],
    ['POST', 'git/trees', { tree: [] }],
    ['POST', 'git/commits', { message: 'm', tree: sha }],
    ['POST', 'git/tags', { tag: 't', message: 'm', object: sha, type: 'commit' }],
    ['POST', 'git/refs', { ref: 'refs/heads/x', sha }],
    ['PATCH', 'git/refs/heads/main', { sha }],
    ['DELETE', 'git/refs/heads/main', {}],
    ['POST', 'merges', { base: 'main', head: 'main' }],
    ['POST', `statuses/${sha}`, { state: 'success' }],
  ]
  for (const [method, path, body] of writes) {
    assert.equal((await bo(method, `${at}/${path}`, body)).status, 403, `${method} ${path}`)
    assert.equal((await anonymous(method, `${at}/${path}`, body)).status, 401, `${method} ${path}`)
    assert.equal((await bo(method, `${hiddenPath}/${path}`, body)).status, 404, `${method} ${path}`)
    assert.equal((await anonymous(method, `${hiddenPath}/${path}`, body)).status, 404, `${method} ${path}`)
  }
  const reads = [
    'contents',
    'contents/README.md',
    'readme',
    'commits',
    'commits/main',
    'compare/main...main',
    'git/trees/main',
    'git/ref/heads/main',
    'git/matching-refs/heads',
    'git/refs',
    'comments',
    'commits/main/status',
    'commits/main/statuses',
    'commits/main/comments',
    'commits/main/pulls',
  ]
  for (const path of reads) {
    assert.equal((await anonymous('GET', `${at}/${path}`)).status, 200, path)
    assert.equal((await bo('GET', `${hiddenPath}/${path}`)).status, 404, path)
    assert.equal((await anonymous('GET', `${hiddenPath}/${path}`)).status, 404, path)
  }
  assert.equal((await ana('PATCH', at, { archived: true })).status, 200)
  for (const [method, path, body] of writes) {
    const response = await ana(method, `${at}/${path}`, body)
    assert.deepEqual(
      [response.status, /archived/.test(response.json.message)],
      [403, true],
      `${method} ${path}`,
    )
  }
})

test('a message of very many line breaks is read in linear time', () => {
  const message = `${'\n'.repeat(1_000_000)}x`
  assert.equal(messageOf(`${message}\n\n`), message)
  assert.equal(messageOf('\n'), '')
})
