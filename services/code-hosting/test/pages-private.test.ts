import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startForReaders } from './reader.ts'
import { base64, makeRepository } from './repository-content.ts'

const { hosting, ana, asAna, asBen, read, readWhole, makeFile } = await startForReaders()

test('a private repository shows the same page as a missing one to strangers', async () => {
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
    const [hiddenPage, absentPage] = [await read(`/ana/hidden${end}`), await read(`/ana/absent${end}`)]
    assert.equal(hiddenPage.status, 404)
    assert.equal(hiddenPage.text, absentPage.text)
    assert.equal((await read(`/ana/hidden${end}`, asBen)).status, 404)
  }
  const page = await read('/ana/hidden/blob/main/a.txt', asAna)
  assert.match(page.text, /secret words/)
  assert.equal(page.headers.get('cache-control'), 'private, no-cache')
  const basic = { authorization: `Basic ${base64(`x:${ana.token}`)}` }
  assert.equal((await read('/ana/hidden', basic)).status, 200)
  const lists = [await read('/ana'), await read('/')]
  for (const { text } of lists) assert.doesNotMatch(text, /hidden<\/a>/)
})

test('a token for issues alone opens issue pages and no files', async () => {
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

test("images of a private repository load without the reader's token", async () => {
  await makeFile('gallery', 'one.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', { private: true })
  const text = await readWhole('/ana/gallery/blob/main/one.svg', asAna)
  const source = /<img src="(\/ana\/gallery\/raw[^"]+)"/.exec(text)?.[1] ?? assert.fail(text)
  const picture = await read(source)
  assert.equal(picture.status, 200)
  assert.equal(picture.headers.get('content-type'), 'image/svg+xml')
})

test('a team page is visible to members of its organization only', async () => {
  const root = await hosting.as('root', { scopes: ['site_admin'] })
  await hosting.context.auth.changeUser(root.user.id, { role: 'site_admin' })
  assert.equal((await root('POST', '/admin/organizations', { login: 'tide', admin: 'ana' })).status, 201)
  assert.equal((await ana('POST', '/orgs/tide/teams', { name: 'Keepers', privacy: 'closed' })).status, 201)
  assert.match(await readWhole('/orgs/tide/teams/keepers', asAna), /1 member/)
  assert.equal((await ana('GET', '/orgs/tide/teams/keepers')).json.slug, 'keepers')
  for (const headers of [{}, asBen]) {
    const { status, h1, text } = await read('/orgs/tide/teams/keepers', headers)
    assert.equal(status, 404)
    assert.equal(h1.length, 1)
    assert.equal(text, (await read('/orgs/tide/teams/no-such', headers)).text)
  }
  assert.match(await readWhole('/tide?tab=people'), /No public members/)
  assert.match(await readWhole('/tide?tab=people', asAna), /href="\/ana"/)
})

test('an invitation page is visible to its invitee', async () => {
  await makeRepository(ana, 'guarded', { private: true })
  await ana('PUT', '/repos/ana/guarded/collaborators/ben', { permission: 'push' })
  assert.match(await readWhole('/ana/guarded/invitations', asBen), /invited to ana\/guarded/)
  assert.equal((await read('/ana/guarded/invitations')).status, 404)
  assert.equal((await read('/ana/guarded/invitations', asAna)).status, 404)
})
