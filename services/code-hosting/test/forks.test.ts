import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { dropExposedHeads } from '../src/database/migrations/035-exposed-heads.ts'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

type Hosting = Awaited<ReturnType<typeof startCodeHosting>>

async function prepare(repository: object = {}) {
  const hosting = await startCodeHosting()
  const ana = await hosting.as('ana')
  const ben = await hosting.as('ben')
  await ana('POST', '/user/repos', { name: 'sea', auto_init: true, ...repository })
  const put = (person: typeof ana, fullName: string, path: string, text: string) =>
    person('PUT', `/repos/${fullName}/contents/${path}`, { message: `Add ${path}`, content: btoa(text) })
  return { hosting, ana, ben, put }
}

/** An organization that Ana owns. */
async function createOrganization({ as, context }: Hosting, login: string): Promise<void> {
  const root = await as('root', { scopes: ['site_admin'] })
  await context.auth.changeUser(root.user.id, { role: 'site_admin' })
  await root('POST', '/admin/organizations', { login, admin: 'ana' })
}

describe('forks', () => {
  test('a fork has the branches of its parent and refers to it', async () => {
    const { ana, ben } = await prepare()
    const createdFork = await ben('POST', '/repos/ana/sea/forks')
    assert.equal(createdFork.status, 202, createdFork.text)
    assert.deepEqual(
      [createdFork.json.full_name, createdFork.json.fork, createdFork.json.parent.full_name],
      ['ben/sea', true, 'ana/sea'],
    )
    assert.equal(createdFork.json.source.full_name, 'ana/sea')
    const [originalBranch, forkBranch] = await Promise.all(
      ['ana', 'ben'].map((owner) => ben('GET', `/repos/${owner}/sea/branches/main`)),
    )
    assert.equal(forkBranch?.json.commit.sha, originalBranch?.json.commit.sha)
    assert.equal((await ana('GET', '/repos/ana/sea')).json.forks_count, 1)
    const { json: forks } = await ana('GET', '/repos/ana/sea/forks')
    assert.deepEqual(
      forks.map((fork: { full_name: string }) => fork.full_name),
      ['ben/sea'],
    )
    assert.equal((await ben('POST', '/repos/ana/sea/forks')).json.id, createdFork.json.id)
    assert.equal((await ana('POST', '/repos/ana/sea/forks')).status, 422)
  })

  test('a fork of a private repository has reachable objects only', async () => {
    const { hosting, ana, ben } = await prepare({ private: true })
    await ana('PUT', '/repos/ana/sea/collaborators/ben', { permission: 'pull' })
    const { json: invitations } = await ben('GET', '/user/repository_invitations')
    await ben('PATCH', `/user/repository_invitations/${invitations[0].id}`)
    const client = await openGitClient()
    const address = `${hosting.url.replace('://', `://x:${ana.token}@`)}/ana/sea.git`
    await client.git('clone', '--quiet', address, '.')
    const hiddenCommit = await client.commit('secret.txt', 'do not tell')
    await client.git('push', '--quiet', 'origin', 'main:gone')
    await client.git('push', '--quiet', 'origin', '--delete', 'gone')
    const fork = await ben('POST', '/repos/ana/sea/forks')
    assert.equal(fork.status, 202, fork.text)
    assert.equal(fork.json.private, true)
    assert.equal((await ana('GET', `/repos/ana/sea/git/commits/${hiddenCommit}`)).status, 200)
    assert.equal((await ben('GET', `/repos/ben/sea/git/commits/${hiddenCommit}`)).status, 404)
  })

  test('merge-upstream reports none, fast-forward, merge or conflicts', async () => {
    const { ana, ben, put } = await prepare()
    await ben('POST', '/repos/ana/sea/forks')
    const sync = () => ben('POST', '/repos/ben/sea/merge-upstream', { branch: 'main' })
    assert.equal((await sync()).json.merge_type, 'none')
    await put(ana, 'ana/sea', 'a.txt', '1')
    assert.equal((await sync()).json.merge_type, 'fast-forward')
    await put(ana, 'ana/sea', 'b.txt', '1')
    await put(ben, 'ben/sea', 'c.txt', '1')
    const syncResponse = await sync()
    assert.deepEqual([syncResponse.json.merge_type, syncResponse.json.base_branch], ['merge', 'ana:main'])
    await put(ana, 'ana/sea', 'd.txt', 'hers')
    await put(ben, 'ben/sea', 'd.txt', 'his')
    assert.equal((await sync()).status, 409)
    const { json: head } = await ben('GET', '/repos/ben/sea/commits/main')
    const alone = { message: 'alone', tree: head.commit.tree.sha, parents: [] }
    const { json: root } = await ben('POST', '/repos/ben/sea/git/commits', alone)
    await ben('PATCH', '/repos/ben/sea/git/refs/heads/main', { sha: root.sha, force: true })
    assert.equal((await sync()).status, 409)
    assert.equal((await ana('POST', '/repos/ana/sea/merge-upstream', { branch: 'main' })).status, 422)
  })

  test('merge-upstream brings no commits of a parent that becomes private meanwhile', async () => {
    const { hosting, ana, ben, put } = await prepare()
    await ben('POST', '/repos/ana/sea/forks')
    await put(ana, 'ana/sea', 'a.txt', '1')
    await commitFirst(hosting.context, () => ana('PATCH', '/repos/ana/sea', { private: true }))
    const { status } = await ben('POST', '/repos/ben/sea/merge-upstream', { branch: 'main' })
    assert.equal(status, 422)
    assert.equal((await ben('GET', '/repos/ben/sea/contents/a.txt')).status, 404)
  })

  test('a private fork is deleted when its owner loses access to the parent', async () => {
    const { hosting, ana, ben } = await prepare({ private: true })
    const { jobs } = hosting.context
    const at = '/repos/ana/sea/collaborators/ben'
    const invite = async () => {
      const { json } = await ana('PUT', at, { permission: 'pull' })
      await ben('PATCH', `/user/repository_invitations/${json.id}`)
    }
    await invite()
    await ana('POST', '/user/repos', { name: 'lake', auto_init: true })
    await ben('POST', '/repos/ana/lake/forks')
    const { json: fork } = await ben('POST', '/repos/ana/sea/forks')
    await ben('POST', '/user/repos', { name: 'own', private: true })
    const names = async () => {
      await jobs.idle()
      const { json } = await ben('GET', '/user/repos?affiliation=owner&sort=full_name')
      return json.map(({ name }: { name: string }) => name)
    }
    await ana('DELETE', at)
    assert.deepEqual(await names(), ['lake', 'own'])
    assert.equal((await ben('GET', `/repositories/${fork.id}`)).status, 404)
    assert.equal(await hosting.context.git.repository(fork.id).exists(), false)
    assert.equal((await ana('GET', '/repos/ana/sea')).json.forks_count, 0)
    await invite()
    await ben('POST', '/repos/ana/sea/forks')
    assert.equal((await ben('DELETE', at)).status, 204)
    assert.deepEqual(await names(), ['lake', 'own'])
  })

  test('private forks are deleted with their private parent', async () => {
    const { hosting, ana, ben } = await prepare({ private: true })
    const cat = await hosting.as('cat')
    for (const [owner, login, person] of [
      [ana, 'ben', ben],
      [ana, 'cat', cat],
    ] as const) {
      const { json } = await owner('PUT', `/repos/ana/sea/collaborators/${login}`, { permission: 'pull' })
      await person('PATCH', `/user/repository_invitations/${json.id}`)
    }
    const { json: fork } = await ben('POST', '/repos/ana/sea/forks')
    const { json: invitation } = await ben('PUT', '/repos/ben/sea/collaborators/cat')
    await cat('PATCH', `/user/repository_invitations/${invitation.id}`)
    const { json: second } = await cat('POST', '/repos/ben/sea/forks')
    assert.equal(second.parent.full_name, 'ben/sea')
    await ana('POST', '/user/repos', { name: 'lake', auto_init: true })
    await ben('POST', '/repos/ana/lake/forks')
    assert.equal((await ana('DELETE', '/repos/ana/sea')).status, 204)
    assert.equal((await ana('DELETE', '/repos/ana/lake')).status, 204)
    await hosting.context.jobs.idle()
    for (const { id } of [fork, second]) {
      assert.equal((await ben('GET', `/repositories/${id}`)).status, 404)
      assert.equal(await hosting.context.git.repository(id).exists(), false)
    }
    assert.equal((await ben('GET', '/repos/ben/lake')).status, 200)
  })

  test('a private repository is not forked after forking was disabled during the copy', async () => {
    const { hosting, ana, ben } = await prepare()
    await createOrganization(hosting, 'depot')
    await ana('PATCH', '/orgs/depot', { members_can_fork_private_repositories: true })
    await ana('POST', '/orgs/depot/repos', { name: 'oar', private: true, auto_init: true })
    await ana('PUT', '/repos/depot/oar/collaborators/ben')
    const { json: invitations } = await ben('GET', '/user/repository_invitations')
    for (const { id } of invitations) await ben('PATCH', `/user/repository_invitations/${id}`)
    for (const [path, setting] of [
      ['/repos/depot/oar', 'allow_forking'],
      ['/orgs/depot', 'members_can_fork_private_repositories'],
    ] as const) {
      await commitFirst(hosting.context, () => ana('PATCH', path, { [setting]: false }))
      assert.equal((await ben('POST', '/repos/depot/oar/forks')).status, 403, setting)
      assert.equal((await ben('GET', '/repos/ben/oar')).status, 404, setting)
      await ana('PATCH', path, { [setting]: true })
    }
    assert.equal((await ben('POST', '/repos/depot/oar/forks')).status, 202)
  })

  test('a private fork is deleted when its owner leaves the organization or the team of the parent', async () => {
    const { hosting, ana, ben } = await prepare()
    const { jobs } = hosting.context
    await createOrganization(hosting, 'press')
    const settings = { default_repository_permission: 'none', members_can_fork_private_repositories: true }
    assert.equal((await ana('PATCH', '/orgs/press', settings)).status, 200)
    await ana('POST', '/orgs/press/repos', { name: 'ink', private: true, auto_init: true })
    await ana('POST', '/orgs/press/teams', { name: 'crew' })
    await ana('PUT', '/orgs/press/teams/crew/repos/press/ink', { permission: 'pull' })
    for (const membershipPath of ['/orgs/press/teams/crew/memberships/ben', '/orgs/press/members/ben']) {
      await ana('PUT', '/orgs/press/memberships/ben', { role: 'member' })
      await ben('PATCH', '/user/memberships/orgs/press', { state: 'active' })
      await ana('PUT', '/orgs/press/teams/crew/memberships/ben', { role: 'member' })
      assert.equal((await ben('POST', '/repos/press/ink/forks')).status, 202)
      assert.equal((await ana('DELETE', membershipPath)).status, 204)
      await jobs.idle()
      assert.equal((await ben('GET', '/repos/ben/ink')).status, 404, membershipPath)
    }
  })

  test('private forks are deleted when their owners lose access with a whole team or organization', async () => {
    const { hosting, ana, ben } = await prepare()
    const { jobs } = hosting.context
    await createOrganization(hosting, 'guild')
    await ana('PATCH', '/orgs/guild', { members_can_fork_private_repositories: true })
    await ana('POST', '/orgs/guild/repos', { name: 'oar', private: true, auto_init: true })
    await ana('PUT', '/orgs/guild/memberships/ben', { role: 'member' })
    await ben('PATCH', '/user/memberships/orgs/guild', { state: 'active' })
    const setBase = (permission: string) =>
      ana('PATCH', '/orgs/guild', { default_repository_permission: permission })
    const makeTeam = async (slug: string, input: object = {}) => {
      const { json } = await ana('POST', '/orgs/guild/teams', { name: slug, privacy: 'closed', ...input })
      return json.id
    }
    const parent = await makeTeam('crew')
    const addRepository = () => ana('PUT', '/orgs/guild/teams/crew/repos/guild/oar', { permission: 'pull' })
    const join = (team: string) => ana('PUT', `/orgs/guild/teams/${team}/memberships/ben`, { role: 'member' })
    const losses: [what: string, gain: () => Promise<unknown>, lose: () => Promise<{ status: number }>][] = [
      ['base permission', () => setBase('read'), () => setBase('none')],
      [
        'repository of a team',
        async () => [await addRepository(), await join('crew')],
        () => ana('DELETE', '/orgs/guild/teams/crew/repos/guild/oar'),
      ],
      [
        'parent of a team',
        async () => [
          await addRepository(),
          await ana('DELETE', '/orgs/guild/teams/crew/memberships/ben'),
          await makeTeam('rowers', { parent_team_id: parent }),
          await join('rowers'),
        ],
        () => ana('PATCH', '/orgs/guild/teams/rowers', { parent_team_id: null }),
      ],
      ['team', () => join('crew'), () => ana('DELETE', '/orgs/guild/teams/crew')],
      [
        'role in the organization',
        () => ana('PUT', '/orgs/guild/organization-roles/users/ben/8132'),
        () => ana('DELETE', '/orgs/guild/organization-roles/users/ben/8132'),
      ],
      [
        'transfer',
        () => setBase('read'),
        () => ana('POST', '/repos/guild/oar/transfer', { new_owner: 'ana', new_name: 'oar' }),
      ],
    ]
    for (const [what, gain, lose] of losses) {
      await gain()
      assert.equal((await ben('POST', '/repos/guild/oar/forks')).status, 202, what)
      const { status } = await lose()
      assert.ok(status < 300, `${what}: ${status}`)
      await jobs.idle()
      assert.equal((await ben('GET', '/repos/ben/oar')).status, 404, what)
    }
  })

  test('a fork is detached when its parent becomes private', async () => {
    const { ana, ben } = await prepare()
    const carl = ben
    await carl('POST', '/repos/ana/sea/forks')
    assert.equal((await ben('PATCH', '/repos/ben/sea', { private: true })).status, 422)
    await ana('PATCH', '/repos/ana/sea', { private: true })
    const { json } = await ben('GET', '/repos/ben/sea')
    assert.deepEqual([json.fork, json.parent], [false, undefined])
  })

  test('pull requests of forks end when the parent becomes private, so its commits reach no public fork', async () => {
    const { hosting, ana, ben, put } = await prepare()
    await ben('POST', '/repos/ana/sea/forks')
    await put(ben, 'ben/sea', 'a.txt', 'a')
    const opened = await ben('POST', '/repos/ana/sea/pulls', { title: 'A', head: 'ben:main', base: 'main' })
    assert.equal(opened.status, 201, opened.text)
    await put(ana, 'ana/sea', 'b.txt', 'b')
    const back = { title: 'B', head: 'ana:main', base: 'main' }
    assert.equal((await ben('POST', '/repos/ben/sea/pulls', back)).status, 201)
    await ana('PATCH', '/repos/ana/sea', { private: true })
    await put(ana, 'ana/sea', 'secret.txt', 'secret')
    assert.equal((await ana('PUT', '/repos/ana/sea/pulls/1/update-branch', {})).status, 422)
    await hosting.context.jobs.idle()
    for (const path of ['/repos/ana/sea/pulls/1', '/repos/ben/sea/pulls/1']) {
      const person = path.includes('ana') ? ana : ben
      const { json } = await person('GET', path)
      assert.deepEqual([json.state, json.head.repo], ['closed', null])
      assert.equal((await person('PATCH', path, { state: 'open' })).status, 422)
    }
    assert.equal((await ben('GET', '/repos/ben/sea/contents/secret.txt')).status, 404)
    const { json: files } = await ben('GET', '/repos/ben/sea/pulls/1/files')
    assert.deepEqual(
      files.map(({ filename }: { filename: string }) => filename),
      ['b.txt'],
    )
  })

  test('an update removes the forks from pull requests into repositories that became private before', async () => {
    const { hosting, ana, ben, put } = await prepare()
    await ben('POST', '/repos/ana/sea/forks')
    await put(ben, 'ben/sea', 'a.txt', 'a')
    await ben('POST', '/repos/ana/sea/pulls', { title: 'A', head: 'ben:main', base: 'main' })
    const headOf = async () => (await ana('GET', '/repos/ana/sea/pulls/1')).json.head.repo?.full_name
    const { db } = hosting.context
    await db.write((tx) => dropExposedHeads(tx, db.dialect))
    assert.equal(await headOf(), 'ben/sea')
    await db.write(async (tx) => {
      await tx
        .updateTable('repository')
        .set({ visibility: 'private' })
        .where('parent_id', 'is', null)
        .execute()
      await dropExposedHeads(tx, db.dialect)
    })
    assert.equal(await headOf(), undefined)
  })

  test('a pull request is not opened from a repository that becomes private meanwhile', async () => {
    const { hosting, ana, ben, put } = await prepare()
    await ben('POST', '/repos/ana/sea/forks')
    await put(ana, 'ana/sea', 'b.txt', 'b')
    await commitFirst(hosting.context, () => ana('PATCH', '/repos/ana/sea', { private: true }))
    const back = { title: 'B', head: 'ana:main', base: 'main' }
    assert.equal((await ben('POST', '/repos/ben/sea/pulls', back)).status, 422)
  })

  test('a pull request of a private fork ends when the parent becomes public, so later pushes stay private', async () => {
    const { hosting, ana, ben, put } = await prepare({ private: true })
    const { json: invitation } = await ana('PUT', '/repos/ana/sea/collaborators/ben', { permission: 'pull' })
    await ben('PATCH', `/user/repository_invitations/${invitation.id}`)
    await ben('POST', '/repos/ana/sea/forks')
    await put(ben, 'ben/sea', 'a.txt', 'a')
    await ben('POST', '/repos/ana/sea/pulls', { title: 'A', head: 'ben:main', base: 'main' })
    await ana('PATCH', '/repos/ana/sea', { private: false })
    await put(ben, 'ben/sea', 'secret.txt', 'secret')
    await hosting.context.jobs.idle()
    assert.equal((await ana('GET', '/repos/ana/sea/pulls/1')).json.state, 'closed')
    const { json: files } = await ana('GET', '/repos/ana/sea/pulls/1/files')
    assert.equal(files.length, 1)
  })

  test('a private fork stays a fork of an internal repository, and ends with the access when that becomes private', async () => {
    const { hosting, ana, ben } = await prepare()
    await createOrganization(hosting, 'mill')
    await ana('PATCH', '/orgs/mill', {
      members_can_fork_private_repositories: true,
      default_repository_permission: 'none',
    })
    const at = '/repos/mill/flour'
    await ana('POST', '/orgs/mill/repos', { name: 'flour', visibility: 'private', auto_init: true })
    await ana('PUT', '/orgs/mill/memberships/ben', { role: 'member' })
    await ben('PATCH', '/user/memberships/orgs/mill', { state: 'active' })
    await ana('PUT', `${at}/collaborators/ben`, { permission: 'pull' })
    await ben('POST', `${at}/forks`)
    assert.equal((await ana('PATCH', at, { visibility: 'internal' })).status, 200)
    await ana('DELETE', `${at}/collaborators/ben`)
    await hosting.context.jobs.idle()
    const { json } = await ben('GET', '/repos/ben/flour')
    assert.deepEqual([json.private, json.parent?.full_name], [true, 'mill/flour'])
    assert.equal((await ana('PATCH', at, { visibility: 'private' })).status, 200)
    await hosting.context.jobs.idle()
    assert.equal((await ben('GET', '/repos/ben/flour')).status, 404)
  })

  test('an existing fork is not shown to members of its organization who cannot see it', async () => {
    const { hosting, ana, ben } = await prepare({ private: true })
    await createOrganization(hosting, 'dock')
    const { json: invitation } = await ana('PUT', '/repos/ana/sea/collaborators/ben', { permission: 'pull' })
    await ben('PATCH', `/user/repository_invitations/${invitation.id}`)
    await ana('PATCH', '/orgs/dock', { default_repository_permission: 'none' })
    await ana('PUT', '/orgs/dock/memberships/ben', { role: 'member' })
    await ben('PATCH', '/user/memberships/orgs/dock', { state: 'active' })
    const { json: fork } = await ana('POST', '/repos/ana/sea/forks', { organization: 'dock' })
    await ana('PATCH', '/repos/dock/sea', { description: 'Not for Ben' })
    const { status, text } = await ben('POST', '/repos/ana/sea/forks', { organization: 'dock' })
    assert.equal(fork.full_name, 'dock/sea')
    assert.equal(status, 422)
    assert.doesNotMatch(text, /Not for Ben/)
  })

  test('an empty repository cannot be forked', async () => {
    const { ben } = await prepare({ auto_init: false })
    assert.equal((await ben('POST', '/repos/ana/sea/forks')).status, 403)
  })
})

test('a repository created from a template has its files in one commit', async () => {
  const { ana, ben, put } = await prepare({ is_template: true })
  await put(ana, 'ana/sea', 'a.txt', '1')
  const repository = await ben('POST', '/repos/ana/sea/generate', { name: 'mine' })
  assert.equal(repository.status, 201, repository.text)
  assert.equal(repository.json.template_repository.full_name, 'ana/sea')
  const { json: commits } = await ben('GET', '/repos/ben/mine/commits')
  assert.equal(commits.length, 1)
  const { json: files } = await ben('GET', '/repos/ben/mine/contents')
  assert.deepEqual(
    files.map(({ path }: { path: string }) => path),
    ['README.md', 'a.txt'],
  )
  await ana('PATCH', '/repos/ana/sea', { is_template: false })
  assert.equal((await ben('POST', '/repos/ana/sea/generate', { name: 'other' })).status, 404)
})
