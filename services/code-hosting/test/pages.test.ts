import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startForReaders } from './reader.ts'
import { makeRepository } from './repository-content.ts'

const { hosting, ana, read, readWhole, makeFile } = await startForReaders()

test('a renamed repository redirects, and its clone URL leads to the page', async () => {
  await makeRepository(ana, 'before')
  await ana('PATCH', '/repos/ana/before', { name: 'afterwards' })
  const redirect = await read('/ana/before/issues?state=all')
  assert.equal(redirect.status, 301)
  assert.equal(redirect.headers.get('location'), `${hosting.url}/ana/afterwards/issues?state=all`)
  const clone = await read('/ana/afterwards.git')
  assert.equal(clone.headers.get('location'), `${hosting.url}/ana/afterwards`)
})

test('unknown API URLs are API errors, whatever the Accept header', async () => {
  for (const path of [
    '/api/v3/ana/slashes',
    '/api/v3/nothing',
    '/repos/ana',
    '/settings/tokens',
    '/orgs/ana/x',
  ]) {
    const { status, json } = await read(path)
    assert.equal(status, 404, path)
    assert.equal(json.message, 'Not Found')
  }
})

test('pages of a repository have link previews', async () => {
  const { at } = await makeRepository(ana, 'shared', { description: 'Compares "clocks".' })
  await ana('POST', `${at}/issues`, { title: 'Slow', body: `**Five** minutes\n\n${'a day '.repeat(50)}` })
  const descriptionOf = (page: string) => /<meta property="og:description" content="([^"]*)">/.exec(page)?.[1]
  const front = await readWhole('/ana/shared')
  assert.equal(descriptionOf(front), 'Compares &quot;clocks&quot;.')
  assert.ok(front.includes(`<meta property="og:url" content="${hosting.url}/ana/shared">`))
  assert.match(descriptionOf(await readWhole('/ana/shared/issues/1')) ?? '', /^Five minutes a day .{180}…$/)
  assert.equal(descriptionOf(await readWhole('/ana/shared/issues')), 'Compares &quot;clocks&quot;.')
})

test('pages show the name of the service', async () => {
  const text = await readWhole('/')
  assert.match(text, /<title>[^<]* · Code hosting<\/title>/)
})

test('API clients get JSON errors for missing pages', async () => {
  const notFound = await read('/nobody/nothing', { accept: 'application/vnd.github+json' })
  assert.equal(notFound.status, 404)
  assert.equal(notFound.json.message, 'Not Found')
  assert.equal((await read('/nobody/nothing', { accept: '*/*' })).h1.length, 1)
})

test('user content is text in every page, never markup', async () => {
  const evil = `<img src=x onerror=alert(1)>"'><script>alert(1)</script>`
  const { at, commit, fullName } = await makeRepository(ana, 'evil', { description: evil })
  const sha = await commit(`${evil}\n\n${evil}`, [
    { path: 'README.md', content: `# ${evil}\n\n[x](javascript:alert(1))` },
    { path: '<u>.js', content: `${evil}\n/* ${evil}\n*/` },
  ])
  await commit('x', [{ path: 'c.txt', content: evil }], { branch: 'x"><script>y' })
  await ana('POST', `${at}/labels`, {
    name: evil.slice(0, 50),
    color: 'ff0000',
    description: evil.slice(0, 100),
  })
  await ana('POST', `${at}/milestones`, { title: evil, description: evil })
  const issue = { title: evil, body: evil, labels: [evil.slice(0, 50)], milestone: 1, assignees: ['ana'] }
  assert.equal((await ana('POST', `${at}/issues`, issue)).status, 201)
  await ana('POST', `${at}/issues/1/comments`, { body: evil })
  await ana('PATCH', `${at}/issues/1`, { title: `${evil}2` })
  await ana('POST', `${at}/commits/${sha}/comments`, { body: evil, path: evil })
  await ana('PATCH', '/user', { name: evil, bio: evil, blog: `javascript:alert(1)//${evil}` })
  const pages = [
    '',
    '/tree/main',
    '/blob/main/README.md',
    '/blob/main/%3Cu%3E.js',
    '/commits',
    `/commit/${sha}`,
    '/branches',
    '/issues',
    '/issues/1',
    '/labels',
    '/milestones',
    '/milestone/1',
    '/graphs/contributors',
    '/compare/main...x%22%3E%3Cscript%3Ey',
    '/tree/x%22%3E%3Cscript%3Ey',
  ].map((end) => `/${fullName}${end}`)
  for (const path of ['/', '/ana', ...pages]) {
    const text = await readWhole(path)
    assert.doesNotMatch(text, /<script|href="javascript:/i, path)
    // Attribute values are only text.
    assert.doesNotMatch(text.replace(/="[^"]*"/g, ''), /<[^>]*\s(?:onerror|style)|<u>/i, path)
  }
  await ana('PATCH', '/user', { name: null, bio: null, blog: null })
})

test('pages run no scripts and have a content security policy', async () => {
  await makeRepository(ana, 'quiet')
  const { headers } = await read('/ana/quiet')
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
})

test('an unchanged page returns 304', async () => {
  await makeRepository(ana, 'steady')
  const { headers } = await read('/ana/steady')
  const revalidation = await read('/ana/steady', { 'if-none-match': headers.get('etag') ?? '' })
  assert.equal(revalidation.status, 304)
})

test('unimplemented features have a page that explains it', async () => {
  await makeRepository(ana, 'later')
  for (const end of ['wiki/Home', 'actions', 'settings']) {
    const { status, headers, h1 } = await read(`/ana/later/${end}`)
    assert.equal(status, 501)
    assert.equal(headers.get('octavo-unimplemented'), 'true')
    assert.equal(h1.length, 1)
  }
})

test('the root is a page for browsers and JSON for API clients', async () => {
  assert.match(await readWhole('/'), /<h1>Repositories/)
  const { json } = await hosting.anonymous('GET', '/')
  assert.equal(json.current_user_url, `${hosting.url}/api/v3/user`)
})

test('hostile and malformed URLs are refused without errors', async () => {
  await makeFile('target', 'a.txt', 'a')
  const words = [
    '-x',
    '--help',
    '..',
    '../..',
    '..%2F..%2Fetc',
    '@{1}',
    'HEAD',
    'HEAD~1',
    ':/x',
    'main:a.txt',
    'refs/heads/main',
    '%FF',
    '%zz',
    'a'.repeat(300),
    '%F0%9F%98%80',
    '...',
    'a...b',
    'main...',
    'a...b...c',
    'x:y:z:w...main',
    '*',
    '%20',
    '0',
    'main/',
    'main//a.txt',
    'main/a.txt/b',
    '1e9',
    '99999999999999999999',
    '0x10',
    '-1',
    'main.diff',
    '.patch',
    `${'a/'.repeat(60)}b`,
  ]
  const prefixes = [
    '',
    'tree/',
    'blob/',
    'commits/',
    'commit/',
    'compare/',
    'issues/',
    'labels/',
    'milestone/',
    'releases/',
  ]
  for (const prefix of prefixes)
    for (const word of words) {
      const { status } = await read(`/ana/target/${prefix}${word}`)
      assert.ok(status < 500 || status === 501, `${status} ${prefix}${word}`)
    }
  const queries = [
    'page=0',
    'page=99999',
    'page=x',
    'per_page=-1',
    'page=1&page=2',
    'state=x',
    'labels=,,',
    'milestone=9999999999',
    'sort=x',
    'after=x',
    'tab=x',
  ]
  for (const path of [
    '/',
    '/ana',
    '/ana/target',
    '/ana/target/issues',
    '/ana/target/commits',
    '/ana/target/branches',
  ])
    for (const query of queries) {
      const { status } = await read(`${path}?${query}`)
      assert.ok(status < 500, `${status} ${path}?${query}`)
    }
})
