import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

describeOnBothDatabases('a renamed branch', ({ location }) => {
  test('redirects API and page requests from its old names until another branch takes one of them', async () => {
    const { as, call, url } = await startCodeHosting(databaseOptions(location()))
    const ana = await as('ana')
    const { json: repository } = await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const at = '/repos/ana/sea'
    const rename = (from: string, to: string) =>
      ana('POST', `${at}/branches/${from}/rename`, { new_name: to })
    const page = async (path: string) => {
      const headers = { accept: 'text/html', 'user-agent': 'test' }
      const { status, headers: input } = await call(path, { headers, redirect: 'manual' })
      return [status, input.get('location')]
    }
    assert.equal((await rename('main', 'x'.repeat(251))).status, 422)
    assert.equal((await rename('main', 'old/main')).status, 201)
    assert.equal((await rename('old/main', 'trunk')).status, 201)
    for (const old of ['main', 'old/main']) {
      const { status, json, headers } = await ana('GET', `${at}/branches/${old}`)
      assert.equal(status, 301)
      assert.equal(json.message, 'Moved Permanently')
      assert.equal(headers.get('location'), `${url}/api/v3/repositories/${repository.id}/branches/trunk`)
      const redirected = await fetch(`${url}/api/v3${at}/branches/${old}`, {
        headers: { 'user-agent': 'test' },
      })
      assert.equal((await redirected.json()).name, 'trunk')
      assert.deepEqual(await page(`/ana/sea/blob/${old}/README.md`), [302, '/ana/sea/blob/trunk/README.md'])
      assert.deepEqual(await page(`/ana/sea/tree/${old}`), [302, '/ana/sea/tree/trunk'])
      assert.deepEqual(await page(`/ana/sea/commits/${old}`), [302, '/ana/sea/commits/trunk'])
    }
    assert.equal((await ana('GET', `${at}/branches/mai`)).status, 404)
    assert.equal((await page('/ana/sea/tree/mainly'))[0], 404)
    assert.equal((await page('/ana/sea/blob/main/nothing'))[0], 302)
    assert.equal((await page('/ana/sea/blob/trunk/nothing'))[0], 404)

    const { json: trunk } = await ana('GET', `${at}/branches/trunk`)
    await ana('POST', `${at}/git/refs`, { ref: 'refs/heads/main', sha: trunk.commit.sha })
    assert.equal((await ana('GET', `${at}/branches/main`)).json.name, 'main')
    assert.equal((await rename('trunk', 'old/main')).status, 201)
    assert.equal((await ana('GET', `${at}/branches/old/main`)).json.name, 'old/main')
    assert.match(
      (await ana('GET', `${at}/branches/trunk`)).headers.get('location') ?? '',
      /branches\/old\/main$/,
    )
    assert.equal((await rename('main', 'side')).status, 201)
    assert.equal((await ana('GET', `${at}/branches/main`)).status, 301)
    assert.equal((await ana('DELETE', `${at}/git/refs/heads/side`)).status, 204)
    assert.equal((await ana('GET', `${at}/branches/main`)).status, 404)
  })
})

test('a tree is found by a revision and a path', async () => {
  const { as, url } = await startCodeHosting()
  const ana = await as('ana')
  const at = '/repos/ana/deep'
  await ana('POST', '/user/repos', { name: 'deep', auto_init: true })
  const content = Buffer.from('x').toString('base64')
  await ana('PUT', `${at}/contents/docs/a/b.md`, { message: 'm', content })
  const { json: root } = await ana('GET', `${at}/git/trees/main`)
  const docs = root.tree.find(({ path }: { path: string }) => path === 'docs')
  const paths = (json: { tree: { path: string }[] }) => json.tree.map(({ path }) => path)
  const matches = await ana('GET', `${at}/git/trees/main:docs`)
  assert.deepEqual([matches.json.sha, paths(matches.json)], [docs.sha, ['a']])
  assert.equal(matches.json.url, `${url}/api/v3${at}/git/trees/${docs.sha}`)
  assert.deepEqual(paths((await ana('GET', `${at}/git/trees/main:docs/a`)).json), ['b.md'])
  assert.deepEqual(paths((await ana('GET', `${at}/git/trees/heads/main%3Adocs?recursive=1`)).json), [
    'a',
    'a/b.md',
  ])
  assert.deepEqual(paths((await ana('GET', `${at}/git/trees/main:`)).json), ['README.md', 'docs'])
  for (const wrong of [
    'main:nothing',
    'main:README.md',
    'nothing:docs',
    ':docs',
    'main:../docs',
    'main:docs:a',
  ])
    assert.equal((await ana('GET', `${at}/git/trees/${wrong}`)).status, 404, wrong)
})
