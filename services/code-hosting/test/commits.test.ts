import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestResponse } from '@octavo/testing/service.ts'
import { makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

const { as, anonymous, url } = await startCodeHosting({ limits: 'off' })
const ana = await as('ana')

test('an empty repository returns 409 for its commits', async () => {
  const { at } = await makeRepository(ana, 'empty', { auto_init: false })
  for (const path of [`${at}/commits`, `${at}/git/refs`, `${at}/git/trees/main`, `${at}/commits/main`]) {
    const { status, json } = await ana('GET', path)
    assert.deepEqual([status, json.message], [409, 'Git Repository is empty.'], path)
  }
})

test('pagination visits every commit once, newest first', async () => {
  const { at, commit } = await makeRepository(ana, 'history')
  const createdShas: string[] = []
  for (let i = 0; i < 6; i++) createdShas.unshift(await commit(`c${i}`, [{ path: 'f', content: `${i}` }]))
  const visitedShas: string[] = []
  let next: string | undefined = `${at}/commits?per_page=3`
  let pages = 0
  while (next) {
    const response: TestResponse = await ana('GET', next)
    assert.equal(response.status, 200)
    visitedShas.push(...response.json.map(({ sha }: { sha: string }) => sha))
    const link: string = response.headers.get('link') ?? ''
    if (pages++ === 0) assert.match(link, /rel="next".*page=3>; rel="last"/)
    next = /<([^>]+)>; rel="next"/.exec(link)?.[1]?.slice(url.length)
  }
  assert.equal(pages, 3)
  assert.deepEqual(visitedShas.slice(0, 6), createdShas)
  assert.equal(visitedShas.length, 7)
})

test('commits can be filtered by path, author, committer and time', async () => {
  const { at, commit } = await makeRepository(ana, 'narrowed')
  const noor = { name: 'Noor', email: 'noor@example.org', date: '2020-01-01T00:00:00Z' }
  const bo = { name: 'Bo', email: 'bo@example.org', date: '2021-01-01T00:00:00Z' }
  await commit('by noor', [{ path: 'a/x', content: '1' }], { author: noor, committer: noor })
  await commit('by noor and bo', [{ path: 'a/y', content: '2' }], { author: noor, committer: bo })
  await commit('by ana', [{ path: 'b', content: '3' }])
  const list = async (query: string) => {
    const { status, json } = await ana('GET', `${at}/commits?${query}`)
    assert.equal(status, 200)
    return json.map(({ commit }: { commit: { message: string } }) => commit.message)
  }
  assert.deepEqual(await list('path=a'), ['by noor and bo', 'by noor'])
  assert.deepEqual(await list('path=a/x'), ['by noor'])
  const first = await ana('GET', `${at}/commits?path=a&per_page=1`)
  assert.match(first.headers.get('link') ?? '', /page=2>; rel="next"$/)
  const second = await ana('GET', `${at}/commits?path=a&per_page=1&page=2`)
  assert.match(second.headers.get('link') ?? '', /page=1>; rel="prev", <[^>]*page=1>; rel="first"$/)
  assert.deepEqual(await list('path=..'), [])
  assert.deepEqual(await list('author=noor@example.org'), ['by noor and bo', 'by noor'])
  assert.deepEqual(await list('committer=bo@example.org'), ['by noor and bo'])
  assert.deepEqual(await list('author=ana'), ['by ana', 'Initial commit'])
  assert.deepEqual(await list('author=nobody-at-all'), [])
  assert.deepEqual(await list('since=2020-06-01T00:00:00Z&until=2021-06-01T00:00:00Z'), ['by noor and bo'])
  assert.equal((await ana('GET', `${at}/commits?since=soon`)).status, 422)
  assert.equal((await ana('GET', `${at}/commits?sha=nope`)).status, 404)
})

test('a commit belongs to the account with its email address, from the moment it is added', async () => {
  const { at, commit } = await makeRepository(ana, 'people')
  const signer = { name: 'Someone', email: 'Some.One@example.org' }
  await commit('from outside', [{ path: 'x', content: '1' }], { author: signer })
  const read = async (etag = '') => ana('GET', `${at}/commits`, undefined, { 'if-none-match': etag })
  const before = await read()
  assert.equal(before.json[0].author, null)
  assert.equal(before.json[0].committer, null)
  assert.equal(before.json[1].author.login, 'ana')
  const some = await as('some-one')
  assert.ok((await some('POST', '/user/emails', { emails: ['some.one@example.org'] })).status < 300)
  const after = await read(before.headers.get('etag') ?? '')
  assert.equal(after.status, 200)
  assert.equal(after.json[0].author.login, 'some-one')
})

test('a commit lists its changed files', async () => {
  const { at, commit, headOf } = await makeRepository(ana, 'changes')
  const long = Array.from({ length: 20 }, (_, i) => `line ${i}`).join('\n')
  await commit('before', [
    { path: 'old-name', content: long },
    { path: 'gone', content: 'gone\n' },
    { path: 'edited', content: 'one\ntwo\n' },
  ])
  const before = await headOf('main')
  const sha = await commit('after', [
    { path: 'old-name', sha: null },
    { path: 'new-name', content: long },
    { path: 'gone', sha: null },
    { path: 'edited', content: 'one\nTWO\n' },
    { path: 'made', content: 'made\n' },
  ])
  const { status, json } = await ana('GET', `${at}/commits/main`)
  assert.equal(status, 200)
  assert.equal(json.sha, sha)
  assert.deepEqual(json.stats, { total: 4, additions: 2, deletions: 2 })
  const files = new Map(json.files.map((file: { filename: string }) => [file.filename, file]))
  const file = (name: string) => files.get(name) as Record<string, unknown>
  assert.equal(file('edited').patch, '@@ -1,2 +1,2 @@\n one\n-two\n+TWO')
  assert.deepEqual([file('new-name').status, file('new-name').previous_filename], ['renamed', 'old-name'])
  assert.equal(file('made').status, 'added')
  assert.equal(file('gone').status, 'removed')
  assert.match(String(file('gone').contents_url), new RegExp(`ref=${before}$`))
  for (const name of ['gone', 'made']) {
    const address = String(file(name).contents_url).slice(url.length)
    assert.equal((await ana('GET', address)).status, 200, address)
    assert.equal((await anonymous('GET', String(file(name).raw_url).slice(url.length))).text, `${name}\n`)
  }
})

test('the files of a commit are paginated', async () => {
  const { at, commit } = await makeRepository(ana, 'many-files')
  const entries = Array.from({ length: 7 }, (_, i) => ({ path: `f${i}`, content: `${i}` }))
  await commit('many', entries)
  const first = await ana('GET', `${at}/commits/main?per_page=5`)
  assert.equal(first.json.files.length, 5)
  assert.match(first.headers.get('link') ?? '', /page=2>; rel="next"/)
  const second = await ana('GET', `${at}/commits/main?per_page=5&page=2`)
  assert.equal(second.json.files.length, 2)
  assert.equal(second.json.stats.total, 7)
})

test('a commit can be requested as diff, patch or sha', async () => {
  const { at, commit } = await makeRepository(ana, 'texts')
  const sha = await commit('Say more', [{ path: 'f', content: 'more\n' }])
  const as1 = (kind: string) =>
    ana('GET', `${at}/commits/main`, undefined, { accept: `application/vnd.github.${kind}` })
  const diff = await as1('diff')
  assert.equal(diff.headers.get('content-type'), 'application/vnd.github.diff; charset=utf-8')
  assert.match(diff.text, /^diff --git a\/f b\/f\n/)
  assert.match(
    (await as1('v3.patch')).text,
    new RegExp(`^From ${sha} [\\s\\S]*Subject: \\[PATCH\\] Say more`),
  )
  assert.equal((await as1('sha')).text, sha)
})

test('a commit can be named by branch, tag, short id or ref, and unknown revisions are 422', async () => {
  const { at, commit } = await makeRepository(ana, 'names')
  const sha = await commit('x', [{ path: 'f', content: 'x' }], { branch: 'feature/one' })
  await ana('POST', `${at}/git/refs`, { ref: 'refs/tags/v1', sha })
  for (const name of [
    'feature/one',
    'feature%2Fone',
    'heads/feature/one',
    'v1',
    'tags/v1',
    sha,
    sha.slice(0, 8),
  ]) {
    const { json } = await ana('GET', `${at}/commits/${name}`)
    assert.equal(json.sha, sha, name)
  }
  const { status, json } = await ana('GET', `${at}/commits/nope`)
  assert.deepEqual([status, json.message], [422, 'No commit found for SHA: nope'])
})

test('a commit lists its branches, and no pull requests', async () => {
  const { at, commit, headOf } = await makeRepository(ana, 'heads')
  const sha = await commit('x', [{ path: 'f', content: 'x' }], { branch: 'next' })
  const { json } = await ana('GET', `${at}/commits/${sha}/branches-where-head`)
  assert.deepEqual(
    json.map(({ name }: { name: string }) => name),
    ['next'],
  )
  assert.deepEqual((await ana('GET', `${at}/commits/${await headOf('main')}/pulls`)).json, [])
})
