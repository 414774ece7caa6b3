import assert from 'node:assert/strict'
import { test } from 'node:test'
import { base64, makeRepository } from './repository-content.ts'
import { startCodeHosting } from './service.ts'

const hosting = await startCodeHosting({ limits: 'off' })
const ana = await hosting.as('ana')
const ben = await hosting.as('ben')

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await hosting.call(path, {
    headers: { 'user-agent': 'reader', accept: 'text/html,*/*;q=0.8', ...headers },
  })
  return Object.assign(answer, { h1: answer.text.match(/<h1[\s>][\s\S]*?<\/h1>/g) ?? [] })
}

const asAna = { authorization: `Bearer ${ana.token}` }

async function readWhole(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, text, h1 } = await read(path, headers)
  assert.equal(status, 200, `${path}: ${text.slice(0, 300)}`)
  assert.equal(h1.length, 1, path)
  return text
}

async function makeFile(name: string, path: string, content: string, settings: object = {}) {
  const made = await makeRepository(ana, name, settings)
  const { status } = await ana('PUT', `${made.at}/contents/${path}`, {
    message: `Add ${path}`,
    content: base64(content),
  })
  assert.equal(status, 201)
  return made
}

test('a private repository, to whoever may not see it, is the same page as one that is not there', async () => {
  await makeFile('hidden', 'a.txt', 'secret words', { private: true })
  for (const end of [
    '',
    '/blob/main/a.txt',
    '/commits',
    '/issues',
    '/branches',
    '/compare/main...main.diff',
    '/releases',
  ]) {
    const [hidden, absent] = [await read(`/ana/hidden${end}`), await read(`/ana/absent${end}`)]
    assert.equal(hidden.status, 404)
    assert.equal(hidden.text, absent.text)
    assert.equal((await read(`/ana/hidden${end}`, { authorization: `Bearer ${ben.token}` })).status, 404)
  }
  const page = await read('/ana/hidden/blob/main/a.txt', asAna)
  assert.match(page.text, /secret words/)
  assert.equal(page.headers.get('cache-control'), 'private, no-cache')
  const basic = { authorization: `Basic ${base64(`x:${ana.token}`)}` }
  assert.equal((await read('/ana/hidden', basic)).status, 200)
  const lists = [await read('/ana'), await read('/')]
  for (const { text } of lists) assert.doesNotMatch(text, /hidden<\/a>/)
})

test('a private repository, to a token for its issues alone, shows these and no files', async () => {
  const { fullName } = await makeFile('parts', 'a.txt', 'secret words', { private: true })
  const issues = await hosting.as('ana', {
    kind: 'fine-grained',
    scopes: [`owner:${ana.user.id}`, 'issues=read'],
  })
  const headers = { authorization: `Bearer ${issues.token}` }
  assert.equal((await read(`/${fullName}/issues`, headers)).status, 200)
  for (const end of ['', '/blob/main/a.txt', '/commits', '/commit/main.diff'])
    assert.equal((await read(`/${fullName}${end}`, headers)).status, 404, end)
})

test('a picture in a private repository, shown on its page, is loaded without the token of the reader', async () => {
  await makeFile('gallery', 'one.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', { private: true })
  const text = await readWhole('/ana/gallery/blob/main/one.svg', asAna)
  const source = /<img src="(\/ana\/gallery\/raw[^"]+)"/.exec(text)?.[1] ?? assert.fail(text)
  const picture = await read(source)
  assert.equal(picture.status, 200)
  assert.equal(picture.headers.get('content-type'), 'image/svg+xml')
})

test('a ref of slashes, before a path of slashes, is found', async () => {
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

test('a folder that is called a file, and a file that is called a folder, are found as what they are', async () => {
  await makeFile('kinds', 'docs/a.txt', 'a')
  const folder = await read('/ana/kinds/blob/main/docs')
  assert.equal(folder.headers.get('location'), '/ana/kinds/tree/main/docs')
  const file = await read('/ana/kinds/tree/main/docs/a.txt')
  assert.equal(file.headers.get('location'), '/ana/kinds/blob/main/docs/a.txt')
})

test('a renamed repository is found under its old name, and a clone address leads to the page', async () => {
  await makeRepository(ana, 'before')
  await ana('PATCH', '/repos/ana/before', { name: 'afterwards' })
  const moved = await read('/ana/before/issues?state=all')
  assert.equal(moved.status, 301)
  assert.equal(moved.headers.get('location'), `${hosting.url}/ana/afterwards/issues?state=all`)
  const clone = await read('/ana/afterwards.git')
  assert.equal(clone.headers.get('location'), `${hosting.url}/ana/afterwards`)
})

test('an unknown address of the API stays an error of the API, whatever its caller accepts', async () => {
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

test('a client of the API that asks for a page that is not there gets an error that it can read', async () => {
  const lost = await read('/nobody/nothing', { accept: 'application/vnd.github+json' })
  assert.equal(lost.status, 404)
  assert.equal(lost.json.message, 'Not Found')
  assert.equal((await read('/nobody/nothing', { accept: '*/*' })).h1.length, 1)
})

test('what people write is text in every page, and never markup', async () => {
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
    ...[
      '',
      '/tree/main',
      '/blob/main/README.md',
      '/blob/main/%3Cu%3E.js',
      '/commits',
      `/commit/${sha}`,
      '/branches',
    ],
    ...['/issues', '/issues/1', '/labels', '/milestones', '/milestone/1', '/graphs/contributors'],
    ...['/compare/main...x%22%3E%3Cscript%3Ey', '/tree/x%22%3E%3Cscript%3Ey'],
  ].map((end) => `/${fullName}${end}`)
  for (const path of ['/', '/ana', ...pages]) {
    const text = await readWhole(path)
    assert.doesNotMatch(text, /<script|href="javascript:/i, path)
    // Inside quotes it is only text.
    assert.doesNotMatch(text.replace(/="[^"]*"/g, ''), /<[^>]*\s(?:onerror|style)|<u>/i, path)
  }
  await ana('PATCH', '/user', { name: null, bio: null, blog: null })
})

test('a page runs no script and says so', async () => {
  await makeRepository(ana, 'quiet')
  const { headers } = await read('/ana/quiet')
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/)
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
})

test('an unchanged page, asked for again with its validator, is not sent again', async () => {
  await makeRepository(ana, 'steady')
  const { headers } = await read('/ana/steady')
  const again = await read('/ana/steady', { 'if-none-match': headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
})

test('a file, by what it is, is lines, a picture, formatted text, or a word about where to get it', async () => {
  const { commit } = await makeRepository(ana, 'files')
  await commit('All kinds', [
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
  assert.match(await show('link'), /A link to <code>\.\.\/elsewhere/)
  assert.match(await show('data.bin'), /not text.*\/raw\/main\/data\.bin/)
  assert.match(await show('large.txt'), /too large/)
  const long = await show('long.txt')
  assert.match(long, /first 10000 lines/)
  assert.ok(long.includes('id="L10000"') && !long.includes('id="L10001"'))
})

test('a commit and a comparison are shown in words, and as the text that git prints', async () => {
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

test('an issue has all that was said and done, each under the anchor that answers give', async () => {
  const { at } = await makeRepository(ana, 'talk')
  await ana('POST', `${at}/milestones`, { title: 'First' })
  await ana('POST', `${at}/issues`, { title: 'Other', body: 'x' })
  await ana('POST', `${at}/issues`, {
    title: 'Talk',
    body: '**Bold** #1',
    labels: ['bug'],
    milestone: 1,
    assignees: ['ana'],
  })
  const { json: comment } = await ana('POST', `${at}/issues/2/comments`, { body: '# Heard' })
  await ana('POST', `${at}/issues/comments/${comment.id}/reactions`, { content: 'heart' })
  await ana('PATCH', `${at}/issues/2`, { title: 'Talks', state: 'closed', state_reason: 'not_planned' })
  await ana('PUT', `${at}/issues/2/lock`, { lock_reason: 'resolved' })
  const { json: events } = await ana('GET', `${at}/issues/2/events`)
  const text = await readWhole('/ana/talk/issues/2')
  for (const { id, event } of events) assert.ok(text.includes(`id="event-${id}"`), event)
  assert.ok(text.includes(`id="${comment.html_url.split('#')[1]}"`))
  for (const words of [
    /<strong>Bold<\/strong>/,
    /closed this as not planned/,
    /took this on/,
    /planned this for <b>First/,
  ])
    assert.match(text, words)
  assert.match(text, /changed the title from <del>Talk<\/del>/)
  assert.match(text, /aria-label="heart"/)
  assert.match(text, />locked</)
  assert.match(await readWhole('/ana/talk/issues/1'), /named this in <a[^>]*>Talks/)
  assert.doesNotMatch(await readWhole('/ana/talk/issues'), />Talks</)
  assert.match(await readWhole('/ana/talk/issues?state=closed&labels=bug'), />Talks</)
  assert.equal((await read('/ana/talk/pull/2')).headers.get('location'), '/ana/talk/issues/2')
  assert.equal((await read('/ana/talk/labels/bug')).headers.get('location'), '/ana/talk/issues?labels=bug')
  assert.equal((await read('/ana/talk/issues/99')).status, 404)
  assert.equal((await read('/ana/talk/issues?creator=nobody-here')).status, 422)
})

test('a long list is read page by page, with everything on one of them', async () => {
  const { at } = await makeRepository(ana, 'long')
  for (let number = 1; number <= 5; number++) await ana('POST', `${at}/issues`, { title: `Issue ${number}` })
  const first = await readWhole('/ana/long/issues?per_page=2')
  assert.match(first, /Page 1 of 3/)
  const next = /rel="next" href="([^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? assert.fail()
  assert.match(await readWhole(next), /Issue 3/)
  assert.match(await readWhole('/ana/long/issues?per_page=2&page=3'), /Issue 1</)
})

test('a team, at the address that it has in the API as well, is a page for its organisation alone', async () => {
  const root = await hosting.as('root', { scopes: ['site_admin'] })
  await hosting.context.auth.changeUser(root.user.id, { role: 'site_admin' })
  assert.equal((await root('POST', '/admin/organizations', { login: 'tide', admin: 'ana' })).status, 201)
  assert.equal((await ana('POST', '/orgs/tide/teams', { name: 'Keepers', privacy: 'closed' })).status, 201)
  assert.match(await readWhole('/orgs/tide/teams/keepers', asAna), /1 member/)
  assert.equal((await ana('GET', '/orgs/tide/teams/keepers')).json.slug, 'keepers')
  for (const headers of [{}, { authorization: `Bearer ${ben.token}` }]) {
    const { status, h1, text } = await read('/orgs/tide/teams/keepers', headers)
    assert.equal(status, 404)
    assert.equal(h1.length, 1)
    assert.equal(text, (await read('/orgs/tide/teams/no-such', headers)).text)
  }
  assert.match(await readWhole('/tide?tab=people'), /Nobody shows/)
  assert.match(await readWhole('/tide?tab=people', asAna), /href="\/ana"/)
})

test('an invitation is a page for whoever is invited, before they may see the repository', async () => {
  await makeRepository(ana, 'guarded', { private: true })
  await ana('PUT', '/repos/ana/guarded/collaborators/ben', { permission: 'push' })
  assert.match(
    await readWhole('/ana/guarded/invitations', { authorization: `Bearer ${ben.token}` }),
    /invited to ana\/guarded/,
  )
  assert.equal((await read('/ana/guarded/invitations')).status, 404)
  assert.equal((await read('/ana/guarded/invitations', asAna)).status, 404)
})

test('an empty repository says how to begin, on every page', async () => {
  await ana('POST', '/user/repos', { name: 'blank' })
  assert.match(await readWhole('/ana/blank'), /git push -u origin main/)
  for (const end of ['/commits', '/branches', '/tags', '/issues', '/graphs/contributors'])
    await readWhole(`/ana/blank${end}`)
})

test('what is not there yet says that, and does not pass for something that is gone', async () => {
  await makeRepository(ana, 'later')
  for (const end of ['releases/tag/v1', 'pulls', 'settings']) {
    const { status, headers, h1 } = await read(`/ana/later/${end}`)
    assert.equal(status, 501)
    assert.equal(headers.get('octavo-unimplemented'), 'true')
    assert.equal(h1.length, 1)
  }
})

test('the root is a page for readers, and the list of addresses for clients', async () => {
  assert.match(await readWhole('/'), /<h1>Repositories/)
  const { json } = await hosting.anonymous('GET', '/')
  assert.equal(json.current_user_url, `${hosting.url}/api/v3/user`)
})
