import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { findSubmoduleUrl } from '../src/code/files/submodules.ts'
import type { GitRepository } from '../src/git/git.ts'
import { base64, makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

const { as, anonymous, url } = await startCodeHosting({ limits: 'off' })
const ana = await as('ana')

test('a created file can be read back, with valid ids and URLs', async () => {
  const { at } = await makeRepository(ana, 'put-file')
  const text = 'a line that is long enough to need a second line once it is written in Base64\n'
  const file = await ana('PUT', `${at}/contents/docs%2Fguide.md`, { message: 'Add', content: base64(text) })
  assert.equal(file.status, 201, file.text)
  assert.equal(file.json.commit.message, 'Add')
  assert.equal(file.json.commit.author.name, 'ana')
  assert.equal(file.json.content.path, 'docs/guide.md')
  const { status, json } = await ana('GET', `${at}/contents/docs%2Fguide.md`)
  assert.equal(status, 200)
  assert.equal(json.type, 'file')
  assert.equal(json.sha, file.json.content.sha)
  assert.equal(json.size, text.length)
  assert.equal(json.encoding, 'base64')
  assert.ok(json.content.split('\n').every((line: string) => line.length <= 60))
  assert.equal(Buffer.from(json.content, 'base64').toString(), text)
  for (const address of [json.url, json.git_url]) {
    assert.equal((await ana('GET', address.slice(url.length))).status, 200, address)
  }
  assert.equal((await anonymous('GET', json.download_url.slice(url.length))).text, text)
})

test('a path may contain raw or encoded slashes, also below a repository id', async () => {
  const { at, commit } = await makeRepository(ana, 'paths')
  await commit('deep', [{ path: 'a/b c/d#e?.txt', content: 'x' }])
  const id = (await ana('GET', at)).json.id
  for (const path of [
    `${at}/contents/a/b%20c/d%23e%3F.txt`,
    `/api/v3${at}/contents/a%2Fb%20c%2Fd%23e%3F.txt`,
    `/repositories/${id}/contents/a/b%20c/d%23e%3F.txt`,
    `${at}/contents/a/b%20c/d%23e%3F.txt/`,
  ]) {
    const { status, json } = await ana('GET', path)
    assert.equal(status, 200, path)
    assert.equal(json.name, 'd#e?.txt')
    assert.equal((await ana('GET', json.url.slice(url.length))).status, 200)
  }
})

test('a folder is a list, or an object with the object media type', async () => {
  const { at, commit } = await makeRepository(ana, 'folders')
  await commit('files', [
    { path: 'src/one.ts', content: '1' },
    { path: 'src/deep/two.ts', content: '22' },
  ])
  const list = (await ana('GET', `${at}/contents/src`)).json
  const visible = list.map(({ type, path, size }: Record<string, unknown>) => [type, path, size])
  assert.deepEqual(visible, [
    ['dir', 'src/deep', 0],
    ['file', 'src/one.ts', 1],
  ])
  const accept = 'application/vnd.github.object+json'
  const object = (await ana('GET', `${at}/contents/src`, undefined, { accept })).json
  assert.equal(object.type, 'dir')
  assert.deepEqual(object.entries, list)
  const root = (await ana('GET', `${at}/contents`)).json
  assert.deepEqual((await ana('GET', `${at}/contents/`)).json, root)
})

test('symlinks and submodules are reported as such', async () => {
  const { at, commit, headOf } = await makeRepository(ana, 'kinds')
  const elsewhere = (await headOf('main')) ?? ''
  await commit('kinds', [
    { path: 'real.txt', content: 'real' },
    { path: 'in/link', mode: '120000', content: '../real.txt' },
    { path: 'lost', mode: '120000', content: '/etc/passwd' },
    { path: 'vendor/lib', mode: '160000', sha: elsewhere },
    {
      path: '.gitmodules',
      content: '[submodule "lib"]\n\tpath = vendor/lib\n\turl = https://git.example.org/lib.git\n',
    },
  ])
  const target = (await ana('GET', `${at}/contents/in/link`)).json
  assert.equal(target.type, 'file')
  assert.equal(Buffer.from(target.content, 'base64').toString(), 'real')
  const danglingLink = (await ana('GET', `${at}/contents/lost`)).json
  assert.deepEqual([danglingLink.type, danglingLink.target], ['symlink', '/etc/passwd'])
  const module = (await ana('GET', `${at}/contents/vendor/lib`)).json
  assert.deepEqual(
    [module.type, module.sha, module.submodule_git_url],
    ['submodule', elsewhere, 'https://git.example.org/lib.git'],
  )
  const typesOf = async (version: string) =>
    (await ana('GET', `${at}/contents/vendor`, undefined, { 'x-github-api-version': version })).json.map(
      ({ type }: { type: string }) => type,
    )
  assert.deepEqual(await typesOf('2022-11-28'), ['file'])
  assert.deepEqual(await typesOf('2026-03-10'), ['submodule'])
})

test('raw and rendered files have the requested media type', async () => {
  const { at, commit } = await makeRepository(ana, 'media')
  await commit('media', [
    { path: 'page.md', content: '# Title\n\n[next](other.md) <script>alert(1)</script>' },
    { path: 'code.js', content: 'const a = "<b>"' },
  ])
  const raw = await ana('GET', `${at}/contents/page.md`, undefined, {
    accept: 'application/vnd.github.v3.raw',
  })
  assert.equal(raw.headers.get('content-type'), 'application/vnd.github.v3.raw; charset=utf-8')
  assert.match(raw.text, /^# Title/)
  const accept = 'application/vnd.github.html+json'
  const html = await ana('GET', `${at}/contents/page.md`, undefined, { accept })
  assert.equal(html.headers.get('content-type'), 'application/vnd.github.html; charset=utf-8')
  assert.match(html.text, /<h1[^>]*>.*Title<\/h1>/)
  assert.match(html.text, /href="[^"]*\/ana\/media\/blob\/main\/other\.md"/)
  assert.doesNotMatch(html.text, /script/)
  const code = await ana('GET', `${at}/contents/code.js`, undefined, { accept })
  assert.match(code.text, /hljs-keyword/)
  assert.doesNotMatch(code.text, /<b>/)
})

test('files above 1 MB are available raw and have no content in JSON', async () => {
  const { at } = await makeRepository(ana, 'large')
  const bytes = Buffer.alloc(1024 * 1024 + 1, 'x')
  const body = { message: 'large', content: bytes.toString('base64') }
  assert.equal((await ana('PUT', `${at}/contents/large.txt`, body)).status, 201)
  const { json } = await ana('GET', `${at}/contents/large.txt`)
  assert.deepEqual([json.size, json.content, json.encoding], [bytes.length, '', 'none'])
  const accept = 'application/vnd.github.raw+json'
  const raw = await ana('GET', `${at}/contents/large.txt`, undefined, { accept })
  assert.ok(raw.bytes.equals(bytes))
})

test('a file is overwritten only with the id of its current blob', async () => {
  const { at } = await makeRepository(ana, 'overwrite')
  const file = `${at}/contents/a.txt`
  const first = await ana('PUT', file, { message: 'one', content: base64('one') })
  const blind = await ana('PUT', file, { message: 'two', content: base64('two') })
  assert.equal(blind.status, 422)
  assert.match(blind.json.message, /"sha" wasn't supplied/)
  const { sha } = first.json.content
  const second = await ana('PUT', file, { message: 'two', content: base64('two'), sha })
  assert.equal(second.status, 200)
  const lateUpdate = await ana('PUT', file, { message: 'three', content: base64('three'), sha })
  assert.equal(lateUpdate.status, 409)
  assert.equal(lateUpdate.json.message, `a.txt does not match ${sha}`)
  const deletion = await ana('DELETE', file, { message: 'gone', sha: second.json.content.sha })
  assert.equal(deletion.status, 200)
  assert.equal(deletion.json.content, null)
  assert.equal((await ana('GET', file)).status, 404)
  assert.equal((await ana('DELETE', `${file}?message=x&sha=${sha}`)).status, 404)
})

test('invalid file changes are refused with an error message', async () => {
  const { at } = await makeRepository(ana, 'rejections')
  const content = base64('x')
  const assertRejected = async (path: string, body: object, status: number, words: RegExp) => {
    const response = await ana('PUT', `${at}/contents/${path}`, body)
    assert.equal(response.status, status, response.text)
    assert.match(response.json.message, words)
  }
  await assertRejected('a', { message: 'm', content: '***' }, 422, /not valid Base64/)
  await assertRejected('a', { content }, 422, /message/)
  await assertRejected('a', { message: 7, content }, 422, /message/)
  await assertRejected('a', { message: 'm', content, branch: 'nope' }, 404, /Branch nope not found/)
  await assertRejected('a', { message: 'm', content, branch: '--upload-pack=x' }, 404, /not found/)
  await assertRejected('.git%2Fconfig', { message: 'm', content }, 422, /malformed path/)
  await assertRejected('x%2F..%2Fy', { message: 'm', content }, 422, /malformed path/)
  await assertRejected('a', { message: 'm', content, author: { name: 'a', date: 'soon' } }, 422, /date/)
  await assertRejected('README.md%2Fx', { message: 'm', content, sha: '0'.repeat(40) }, 409, /does not match/)
})

test('the first file of an empty repository creates its first commit', async () => {
  const { at } = await makeRepository(ana, 'empty', { auto_init: false })
  const nothing = await ana('GET', `${at}/contents`)
  assert.deepEqual([nothing.status, nothing.json.message], [404, 'This repository is empty.'])
  const file = { message: 'first', content: base64('1') }
  const long = await ana('PUT', `${at}/contents/first.txt`, { ...file, branch: 'x'.repeat(251) })
  assert.equal(long.status, 404, long.text)
  const creation = await ana('PUT', `${at}/contents/first.txt`, file)
  assert.equal(creation.status, 201, creation.text)
  assert.deepEqual(creation.json.commit.parents, [])
  assert.equal((await ana('GET', `${at}/commits`)).json.length, 1)
})

test('concurrent changes of different files all succeed', async () => {
  const { at } = await makeRepository(ana, 'at-once')
  const puts = Array.from({ length: 8 }, (_, i) =>
    ana('PUT', `${at}/contents/f${i}.txt`, { message: `f${i}`, content: base64(`${i}`) }),
  )
  const responses = await Promise.all(puts)
  const createdCount = responses.filter(({ status }) => status === 201).length
  assert.ok(
    responses.every(({ status }) => status === 201 || status === 409),
    responses.map(({ text }) => text).join('\n'),
  )
  const commits = (await ana('GET', `${at}/commits`)).json
  assert.equal(commits.length, createdCount + 1)
  const files = (await ana('GET', `${at}/contents`)).json
  assert.equal(files.length, createdCount + 1)
})

test('of two concurrent changes of one file, one succeeds and one is a conflict', async () => {
  const { at } = await makeRepository(ana, 'same-blob')
  const { json } = await ana('GET', `${at}/contents/README.md`)
  const put = (text: string) =>
    ana('PUT', `${at}/contents/README.md`, { message: text, content: base64(text), sha: json.sha })
  const responses = await Promise.all([put('one'), put('two')])
  assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409])
})

test('author and committer come from the request, including their time zone', async () => {
  const { at } = await makeRepository(ana, 'people')
  const creation = await ana('PUT', `${at}/contents/a`, {
    message: 'm',
    content: base64('x'),
    author: { name: 'Noor', email: 'noor@example.org', date: '2020-02-03T04:05:06+02:00' },
    committer: { name: 'Bo', email: 'bo@example.org' },
  })
  const { author, committer } = creation.json.commit
  assert.deepEqual(author, { name: 'Noor', email: 'noor@example.org', date: '2020-02-03T02:05:06Z' })
  assert.equal(committer.name, 'Bo')
  const accept = 'application/vnd.github.patch'
  const patch = await ana('GET', `${at}/commits/${creation.json.commit.sha}`, undefined, { accept })
  assert.match(patch.text, /Date: Mon, 3 Feb 2020 04:05:06 \+0200/)
})

test('304 for unchanged content, invalidated by pushes for branches only', async () => {
  const { at, commit, headOf } = await makeRepository(ana, 'validators')
  const head = await headOf('main')
  const read = (path: string, etag: string) => ana('GET', path, undefined, { 'if-none-match': etag })
  const byBranch = `${at}/contents/README.md`
  const byCommit = `${at}/contents/README.md?ref=${head}`
  const etags = await Promise.all(
    [byBranch, byCommit].map(async (path) => (await ana('GET', path)).headers.get('etag') ?? ''),
  )
  assert.equal((await read(byBranch, etags[0] ?? '')).status, 304)
  assert.equal((await read(byCommit, etags[1] ?? '')).status, 304)
  await commit('more', [{ path: 'more', content: 'x' }])
  assert.equal((await read(byBranch, etags[0] ?? '')).status, 200)
  assert.equal((await read(byCommit, etags[1] ?? '')).status, 304)
})

test('any path or ref gets a valid response', async () => {
  const { at } = await makeRepository(ana, 'fuzz')
  const word = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '..',
      '.git',
      '--output=/tmp/x',
      '-n',
      'HEAD^',
      'main~1',
      '@{-1}',
      ':(top)',
      ':/fix',
      'ext::sh',
      'a\nb',
      'a/../../b',
      'refs/octavo/x',
      'README.md\0',
      '\u202e',
    ),
  )
  const property = fc.asyncProperty(word, word, async (path, ref) => {
    const at1 = `${at}/contents/${encodeURIComponent(path)}?ref=${encodeURIComponent(ref)}`
    for (const address of [
      at1,
      `${at}/git/trees/${encodeURIComponent(ref)}`,
      `${at}/commits/${encodeURIComponent(ref)}`,
    ]) {
      const { status, text } = await ana('GET', address)
      assert.ok([200, 304, 400, 404, 409, 422].includes(status), `${address} ${status} ${text}`)
    }
  })
  await fc.assert(property, { numRuns: 60 })
})

test('any path is either written or refused', async () => {
  const { at } = await makeRepository(ana, 'law')
  const part = fc.oneof(
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
    fc.constantFrom('.git', '.GIT', 'git~1', '..', '.', '-rf', 'a:b', 'COM1', ' '),
  )
  const paths = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
  const property = fc.asyncProperty(paths, async (path) => {
    const address = `${at}/contents/${encodeURIComponent(path)}`
    const creation = await ana('PUT', address, { message: 'law', content: base64(path) })
    if (creation.status !== 201)
      return assert.ok([400, 404, 409, 422].includes(creation.status), creation.text)
    const { status, json } = await ana('GET', address)
    assert.equal(status, 200, creation.text)
    assert.equal(Buffer.from(json.content, 'base64').toString(), Buffer.from(path).toString())
  })
  await fc.assert(property, { numRuns: 40 })
})

test('the address of a submodule is found in linear time', async () => {
  const bytes = Buffer.from(
    `[submodule "a"]\n\tpath = a\n\turl = https://a.example\n${'\n'.repeat(250_000)}x\n  [submodule "b"]  \r\n\tpath = b\n\turl = "https://b.example"\n`,
  )
  // Nothing else of it is used.
  const git = {
    entryAt: async () => ({ type: 'blob', oid: '' }),
    findBlob: async () => ({ bytes }),
  } as unknown as GitRepository
  assert.equal(await findSubmoduleUrl(git, '', 'a'), 'https://a.example')
  assert.equal(await findSubmoduleUrl(git, '', 'b'), 'https://b.example')
  assert.equal(await findSubmoduleUrl(git, '', 'c'), undefined)
})
