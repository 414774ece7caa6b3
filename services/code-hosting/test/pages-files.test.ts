import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startForReaders } from './reader.ts'
import { makeRepository } from './repository-content.ts'

const { ana, read, readWhole, makeFile } = await startForReaders()

test('a ref with slashes before a path with slashes is found', async () => {
  const { commit } = await makeRepository(ana, 'slashes')
  await commit('Deep', [{ path: 'src/deep/a.js', content: 'const deep = 1\n' }], { branch: 'feat/x' })
  assert.match(await readWhole('/ana/slashes/tree/feat/x'), /src\//)
  assert.match(await readWhole('/ana/slashes/tree/feat/x/src'), /deep\//)
  assert.match(await readWhole('/ana/slashes/blob/feat/x/src/deep/a.js'), /id="L1"/)
  assert.match(await readWhole('/ana/slashes/commits/feat/x/src'), /Deep/)
  assert.match(await readWhole('/ana/slashes/compare/main...feat/x'), /1 commit that main lacks/)
  assert.match(await readWhole('/ana/slashes/compare/feat/x'), /1 commit that main lacks/)
  assert.equal((await read('/ana/slashes/tree/feat/y')).status, 404)
})

test('wrong tree and blob URLs redirect to the right kind', async () => {
  await makeFile('kinds', 'docs/a.txt', 'a')
  const folder = await read('/ana/kinds/blob/main/docs')
  assert.equal(folder.headers.get('location'), '/ana/kinds/tree/main/docs')
  const file = await read('/ana/kinds/tree/main/docs/a.txt')
  assert.equal(file.headers.get('location'), '/ana/kinds/blob/main/docs/a.txt')
  const raw = await read('/ana/kinds/blob/main/docs/a.txt?raw=true')
  assert.deepEqual([raw.status, raw.headers.get('location')], [302, '/ana/kinds/raw/main/docs/a.txt'])
})

test('a file is shown as lines, image, Markdown or download link', async () => {
  const { commit } = await makeRepository(ana, 'files')
  const sha = await commit('All kinds', [
    { path: 'a.md', content: '## Part\n\ntext' },
    { path: 'empty.txt', content: '' },
    { path: 'link', mode: '120000', content: '../elsewhere' },
    { path: 'large.txt', content: 'line\n'.repeat(220_000) },
    { path: 'long.txt', content: 'x\n'.repeat(12_000) },
  ])
  await ana('PUT', '/repos/ana/files/contents/data.bin', {
    message: 'Bytes',
    content: Buffer.from([1, 0, 2]).toString('base64'),
  })
  const show = (path: string) => readWhole(`/ana/files/blob/main/${path}`)
  assert.match(await show('a.md'), /<h2 id="user-content-part">/)
  assert.match(await show('a.md?plain=1'), /id="L1"/)
  assert.match(await show('empty.txt'), /This file is empty/)
  assert.match(
    await readWhole(`/ana/files/commit/${sha}`),
    /<h3>empty\.txt<\/h3>[\s\S]*?<p>This file is empty\./,
  )
  assert.match(await show('link'), /A link to <code>\.\.\/elsewhere/)
  assert.match(await show('data.bin'), /not text.*\/raw\/main\/data\.bin/)
  assert.match(await show('large.txt'), /too large/)
  const long = await show('long.txt')
  assert.match(long, /first 10000 lines/)
  assert.ok(long.includes('id="L10000"') && !long.includes('id="L10001"'))
})

test('a commit and a comparison are shown as pages and as plain text', async () => {
  const { at, commit } = await makeRepository(ana, 'changes')
  await commit('One', [{ path: 'a.txt', content: 'one\ntwo\n' }])
  const sha = await commit('Two\n\nFor #1.', [{ path: 'a.txt', content: 'one\nthree\n' }])
  const text = await readWhole(`/ana/changes/commit/${sha}`)
  assert.match(text, /1 file changed: 1 line added, 1 line removed/)
  assert.match(text, /<td class="n">2<\/td><td class="n"><\/td><td><code>− two/)
  assert.match(text, /href="[^"]*\/ana\/changes\/issues\/1">#1/)
  const fromApi = await ana('GET', `${at}/commits/${sha}`, undefined, {
    accept: 'application/vnd.github.diff',
  })
  const diff = await read(`/ana/changes/commit/${sha}.diff`)
  assert.equal(diff.text, fromApi.text)
  assert.equal(diff.headers.get('content-type'), 'text/plain; charset=utf-8')
  assert.match(
    (await read(`/ana/changes/commit/${sha.slice(0, 8)}.patch`)).text,
    /^From [\da-f]{40}[\s\S]*Subject: \[PATCH\] Two/,
  )
  assert.match(await readWhole(`/ana/changes/compare/${sha}...main`), /are the same/)
  assert.equal((await read('/ana/changes/commit/0123456')).status, 404)
})

test('an empty repository shows instructions on every page', async () => {
  await ana('POST', '/user/repos', { name: 'blank' })
  assert.match(await readWhole('/ana/blank'), /git push -u origin main/)
  for (const end of ['/commits', '/branches', '/tags', '/issues', '/graphs/contributors'])
    await readWhole(`/ana/blank${end}`)
})

test('releases, tags and commits have Atom feeds, which pages link to', async () => {
  const { at, commit } = await makeRepository(ana, 'news')
  const sha = await commit('Fish & <chips>\u0007\n\nDetails', [{ path: 'docs/a.txt', content: 'a' }])
  await ana('POST', `${at}/releases`, { tag_name: 'v1.0', name: 'One', body: 'With *stars*' })
  await ana('POST', `${at}/releases`, { tag_name: 'v2.0', draft: true })
  const feed = async (path: string) => {
    const response = await read(path)
    assert.equal(response.headers.get('content-type'), 'application/atom+xml; charset=utf-8')
    return response.text
  }

  const releases = await feed('/ana/news/releases.atom')
  assert.match(
    releases,
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
  )
  assert.match(releases, /<id>tag:github\.com,2008:Repository\/\d+\/v1\.0<\/id>/)
  assert.match(releases, /<title>One<\/title>\n<content type="html">&lt;p.*&lt;em&gt;stars&lt;\/em&gt;/)
  assert.doesNotMatch(releases, /v2\.0/)
  assert.match(await feed('/ana/news/tags.atom'), /href="[^"]*\/ana\/news\/releases\/tag\/v1\.0"/)
  for (const path of ['commits.atom', 'commits/main.atom', 'commits/main/docs.atom', `commits/${sha}.atom`])
    assert.match(
      await feed(`/ana/news/${path}`),
      /<title>Fish &amp; &lt;chips&gt;<\/title>\n<content type="html">&lt;pre&gt;Fish &amp;amp; &amp;lt;chips&amp;gt;\n\nDetails/,
    )
  assert.equal((await read('/ana/news/commits/none.atom')).status, 404)

  for (const page of ['releases', 'tags', 'commits/main'])
    assert.ok((await readWhole(`/ana/news/${page}`)).includes(`href="/ana/news/${page}.atom"`), page)
  await ana('POST', `${at}/git/refs`, { ref: 'refs/heads/odd.atom', sha })
  assert.match(await readWhole('/ana/news/commits/odd.atom'), /Commits to odd\.atom/)
  assert.match(await feed('/ana/news/commits/odd.atom.atom'), /Recent Commits to news:odd\.atom/)
  await ana('POST', `${at}/git/refs`, { ref: 'refs/heads/odd', sha })
  assert.match(await feed('/ana/news/commits/odd.atom'), /Recent Commits to news:odd</)
  await ana('PATCH', at, { private: true })
  assert.equal((await read('/ana/news/releases.atom')).status, 404)
})
