import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { startCodeHosting } from './service.ts'

const sshKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl'
const rule = { name: 'r', target: 'branch', enforcement: 'active', rules: [{ type: 'deletion' }] }
const autolink = { key_prefix: 'SEA-', url_template: 'https://example.org/<num>' }
/** Each is refused by an archived repository. */
const archivedWrites: [method: string, path: string, body?: object][] = [
  ['POST', '/issues', { title: 'x' }],
  ['PUT', '/topics', { names: ['waves'] }],
  ['PUT', '/collaborators/ben', {}],
  ['POST', '/keys', { title: 'other', key: sshKey }],
  ['POST', '/autolinks', autolink],
  ['POST', '/rulesets', rule],
  ['PUT', '/environments/production', {}],
  ['PUT', '/interaction-limits', { limit: 'existing_users' }],
  ['POST', '/labels', { name: 'x' }],
  ['POST', '/hooks', { config: { url: 'https://example.org' } }],
]

const names = (list: { full_name: string }[]) => list.map(({ full_name }) => full_name)

describe('a new repository', () => {
  test('has README, .gitignore and license in a real commit', async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    const body = {
      name: 'sea',
      description: 'All of it',
      auto_init: true,
      gitignore_template: 'Node',
      license_template: 'mit',
    }
    const repository = await ana('POST', '/user/repos', body)
    assert.equal(repository.status, 201, repository.text)
    assert.equal(repository.headers.get('location'), repository.json.url)
    const { json } = await ana('GET', '/repos/Ana/SEA/contents/')
    assert.deepEqual(
      json.map(({ path }: { path: string }) => path),
      ['.gitignore', 'LICENSE', 'README.md'],
    )
    const { json: license } = await ana('GET', '/repos/ana/sea/license')
    assert.equal(license.license.spdx_id, 'MIT')
    assert.match(Buffer.from(license.content, 'base64').toString(), /ana/)
    const { json: labels } = await ana('GET', '/repos/ana/sea/labels')
    assert.equal(labels.length, 9)
  })

  test("is refused with GitHub's error if its name is taken in any case", async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    await ana('POST', '/user/repos', { name: 'Sea' })
    const { status, json } = await ana('POST', '/user/repos', { name: 'sEA' })
    assert.equal(status, 422)
    assert.equal(json.message, 'Repository creation failed.')
    assert.equal(json.errors[0].message, 'name already exists on this account')
  })

  test('is created once by concurrent requests with one name', async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    const all = await Promise.all(
      Array.from({ length: 6 }, () => ana('POST', '/user/repos', { name: 'sea' })),
    )
    assert.deepEqual(all.map(({ status }) => status).sort(), [201, 422, 422, 422, 422, 422])
  })

  test('replaces special characters in its name by hyphens', async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    const make = async (name: string) => (await ana('POST', '/user/repos', { name })).json
    assert.equal((await make('My sea! (blue)')).name, 'My-sea-blue-')
    assert.equal((await make('lake.git')).name, 'lake')
    for (const name of ['', '.', '..', '.git', 'a.wiki', 'x'.repeat(101)])
      assert.equal((await make(name)).message, 'Repository creation failed.', name)
    assert.equal((await ana('POST', '/user/repos', {})).status, 422)
    assert.equal((await ana('POST', '/user/repos', { name: 3 })).status, 422)
  })

  test('in an organization needs a member with the right to create it', async () => {
    const { as, context } = await startCodeHosting()
    const ana = await as('ana')
    const ben = await as('ben')
    const org = await context.auth.createUser({ login: 'works', role: 'organization' })
    await context.db.write((tx) =>
      tx
        .insertInto('membership')
        .values({
          organization_id: org.id,
          user_id: ana.user.id,
          role: 'admin',
          state: 'active',
          is_public: 0,
          created_at_ms: 1,
        })
        .execute(),
    )
    const repository = await ana('POST', '/orgs/works/repos', { name: 'sea', private: true })
    assert.equal(repository.status, 201, repository.text)
    assert.equal(repository.json.organization.login, 'works')
    const rejection = await ben('POST', '/orgs/works/repos', { name: 'lake' })
    assert.equal(rejection.status, 403)
    assert.match(rejection.json.message, /organization/)
    assert.equal((await ben('GET', '/repos/works/sea')).status, 404)
  })
})

describe('a repository update', () => {
  test('of the name redirects from the old one until it is taken', async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    const { json: repository } = await ana('POST', '/user/repos', { name: 'sea' })
    await ana('PATCH', '/repos/ana/sea', { name: 'ocean', description: 'Larger' })
    const redirect = await ana('GET', '/repos/ana/sea?x=1')
    assert.equal(redirect.status, 301)
    assert.match(
      redirect.headers.get('location') ?? '',
      new RegExp(`/api/v3/repositories/${repository.id}\\?x=1$`),
    )
    assert.equal((await ana('PATCH', '/repos/ana/sea', { homepage: 'x' })).status, 307)
    assert.equal((await ana('GET', `/repositories/${repository.id}`)).json.full_name, 'ana/ocean')
    const { json: second } = await ana('POST', '/user/repos', { name: 'sea' })
    assert.equal((await ana('GET', '/repos/ana/sea')).json.id, second.id)
    const renameBack = await ana('PATCH', '/repos/ana/ocean', { name: 'SEA' })
    assert.equal(renameBack.status, 422)
  })

  test('of visibility, settings and topics is shown', async () => {
    const { as, anonymous } = await startCodeHosting()
    const ana = await as('ana')
    await ana('POST', '/user/repos', { name: 'sea' })
    const update = await ana('PATCH', '/repos/ana/sea', {
      private: true,
      has_wiki: false,
      allow_squash_merge: false,
      homepage: 'https://example.org',
    })
    assert.deepEqual(
      [update.json.private, update.json.has_wiki, update.json.allow_squash_merge, update.json.homepage],
      [true, false, false, 'https://example.org'],
    )
    assert.equal((await anonymous('GET', '/repos/ana/sea')).status, 404)
    const { json } = await ana('PUT', '/repos/ana/sea/topics', { names: ['Waves', 'salt-water', 'waves'] })
    assert.deepEqual(json, { names: ['waves', 'salt-water'] })
    assert.equal((await ana('PUT', '/repos/ana/sea/topics', { names: ['no spaces'] })).status, 422)
    assert.deepEqual((await ana('GET', '/repos/ana/sea/topics')).json, json)
  })

  test('of archived makes it read-only until it is unarchived', async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    await as('ben')
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const { json: deployKey } = await ana('POST', '/repos/ana/sea/keys', { title: 'ci', key: sshKey })
    assert.equal((await ana('PATCH', '/repos/ana/sea', { archived: true })).json.archived, true)
    assert.equal((await ana('PATCH', '/repos/ana/sea', { description: 'x' })).status, 403)
    for (const [method, path, body] of archivedWrites)
      assert.equal((await ana(method, `/repos/ana/sea${path}`, body)).status, 403, `${method} ${path}`)
    // Access can still be revoked.
    assert.equal((await ana('DELETE', '/repos/ana/sea/collaborators/ben')).status, 204)
    assert.equal((await ana('DELETE', `/repos/ana/sea/keys/${deployKey.id}`)).status, 204)
    assert.equal((await ana('PATCH', '/repos/ana/sea', { archived: false })).json.archived, false)
  })

  test('of the default branch needs an existing branch', async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    const rejection = await ana('PATCH', '/repos/ana/sea', { default_branch: 'none' })
    assert.equal(rejection.status, 422)
    const { json: head } = await ana('GET', '/repos/ana/sea/git/ref/heads/main')
    await ana('POST', '/repos/ana/sea/git/refs', { ref: 'refs/heads/other', sha: head.object.sha })
    const { json } = await ana('PATCH', '/repos/ana/sea', { default_branch: 'other' })
    assert.equal(json.default_branch, 'other')
    const rename = await ana('POST', '/repos/ana/sea/branches/other/rename', { new_name: 'feat/new' })
    assert.equal(rename.status, 201, rename.text)
    assert.equal((await ana('GET', '/repos/ana/sea')).json.default_branch, 'feat/new')
    assert.equal((await ana('GET', '/repos/ana/sea/branches/feat/new')).json.name, 'feat/new')
  })

  test('of the owner needs an existing account', async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    await ana('POST', '/user/repos', { name: 'sea' })
    assert.equal((await ana('POST', '/repos/ana/sea/transfer', { new_owner: 'nobody' })).status, 422)
    assert.equal((await ana('POST', '/repos/ana/sea/transfer', { new_owner: 'ana' })).status, 422)
  })

  test('by deletion removes everything and needs an admin', async () => {
    const { as } = await startCodeHosting()
    const ana = await as('ana')
    const ben = await as('ben')
    await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
    await ana('PATCH', '/repos/ana/sea', { name: 'ocean' })
    assert.equal((await ben('DELETE', '/repos/ana/ocean')).status, 403)
    const weak = await as('ana', { scopes: ['repo'] })
    assert.equal((await weak('DELETE', '/repos/ana/ocean')).status, 404)
    assert.equal((await ana('DELETE', '/repos/ana/ocean')).status, 204)
    for (const name of ['sea', 'ocean']) assert.equal((await ana('GET', `/repos/ana/${name}`)).status, 404)
  })
})

describe('repository lists', () => {
  test('contain what the viewer can see, sorted and paginated', async () => {
    const { as, anonymous } = await startCodeHosting()
    const ana = await as('ana')
    const ben = await as('ben')
    for (const name of ['c', 'a', 'b']) await ana('POST', '/user/repos', { name })
    await ana('POST', '/user/repos', { name: 'secret', private: true })
    await ben('POST', '/user/repos', { name: 'own' })
    assert.deepEqual(names((await anonymous('GET', '/users/ana/repos')).json), ['ana/a', 'ana/b', 'ana/c'])
    const second = await ana('GET', '/user/repos?per_page=2&page=2&sort=created&direction=asc')
    assert.deepEqual(names(second.json), ['ana/b', 'ana/secret'])
    assert.match(second.headers.get('link') ?? '', /page=1>; rel="prev"/)
    assert.deepEqual(names((await ana('GET', '/user/repos?visibility=private')).json), ['ana/secret'])
    assert.equal((await ana('GET', '/user/repos?type=owner&visibility=all')).status, 422)
    assert.equal((await anonymous('GET', '/user/repos')).status, 401)
    const all = await anonymous('GET', '/repositories?per_page=3')
    assert.deepEqual(names(all.json), ['ana/c', 'ana/a', 'ana/b'])
    assert.match(all.headers.get('link') ?? '', /since=\d+/)
    await ana('PUT', '/repos/ana/secret/collaborators/ben', { permission: 'pull' })
    const { json: invitations } = await ben('GET', '/user/repository_invitations')
    await ben('PATCH', `/user/repository_invitations/${invitations[0].id}`)
    assert.deepEqual(names((await ben('GET', '/user/repos')).json), ['ana/secret', 'ben/own'])
    assert.deepEqual(names((await ben('GET', '/user/repos?affiliation=collaborator')).json), ['ana/secret'])
    const open = await as('ben', { scopes: ['public_repo'] })
    assert.deepEqual(names((await open('GET', '/user/repos')).json), ['ben/own'])
  })
})
