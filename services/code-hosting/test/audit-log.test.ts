import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import type { JobRun } from '@octavo/platform/jobs/jobs.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { CompiledQuery } from 'kysely'
import { parseAuditQuery } from '../src/audit/audit-query.ts'
import { createAuditRetention } from '../src/audit/audit-retention.ts'
import { type AuditList, insertEntries, selectEntries } from '../src/audit/store/audit-entries.ts'
import { createPersonalTokens } from '../src/tokens/tokens.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

const dayMs = 24 * 60 * 60 * 1000
const run = promisify(execFile)
const actionsOf = (entries: Json[]) => entries.map(({ action }) => action)

describeOnBothDatabases('audit log', (databases) => {
  let app: Awaited<ReturnType<typeof startCodeHosting>>
  let root: Awaited<ReturnType<typeof app.as>>
  let count = 0

  async function start() {
    const location = databases.location()
    app = await startCodeHosting(databaseOptions(location))
    const { user } = await app.as('root')
    await app.context.auth.changeUser(user.id, { role: 'site_admin' })
    root = await app.as('root', { scopes: ['site_admin', 'read:audit_log'] })
  }

  async function createOrganization() {
    await start()
    const login = `audited-${++count}`
    const owner = await app.as(`owner-${count}`)
    const organization = await root('POST', '/admin/organizations', { login, admin: `owner-${count}` })
    assert.equal(organization.status, 201, organization.text)
    const read = async (search: Record<string, string> = {}) => {
      const { status, json, text } = await owner(
        'GET',
        `/orgs/${login}/audit-log?${new URLSearchParams(search)}`,
      )
      assert.equal(status, 200, text)
      return json as Json[]
    }
    return { login, owner, read, id: organization.json.id as number }
  }

  /** Adds entries directly, one per second from the given time. */
  async function addEntries(organizationId: number, actions: readonly string[], fromMs: number) {
    await app.context.db.write((tx) =>
      insertEntries(
        tx,
        actions.map((action, index) => ({
          action,
          operation: 'modify',
          is_git: action.startsWith('git.') ? 1 : 0,
          organization_id: organizationId,
          created_at_ms: fromMs + index * 1000,
          data: '{}',
        })),
      ),
    )
  }

  test('an organization logs changes of repositories, teams, members, webhooks and settings', async () => {
    const { login, owner, read } = await createOrganization()
    const member = await app.as(`member-of-${login}`)
    const name = member.user.login
    const repository = await owner('POST', `/orgs/${login}/repos`, { name: 'logged', private: true })
    assert.equal(repository.status, 201, repository.text)
    await owner('PATCH', `/repos/${login}/logged`, { archived: true })
    await owner('PATCH', `/repos/${login}/logged`, { archived: false })
    await owner('PUT', `/orgs/${login}/memberships/${name}`, { role: 'member' })
    await member('PATCH', `/user/memberships/orgs/${login}`, { state: 'active' })
    await owner('PUT', `/orgs/${login}/memberships/${name}`, { role: 'admin' })
    await owner('POST', `/orgs/${login}/teams`, { name: 'Crew' })
    await owner('PUT', `/orgs/${login}/teams/crew/repos/${login}/logged`, { permission: 'push' })
    await owner('PUT', `/orgs/${login}/teams/crew/memberships/${name}`)
    await owner('PATCH', `/orgs/${login}/teams/crew`, { name: 'Crew two' })
    await owner('PATCH', `/orgs/${login}`, { default_repository_permission: 'none' })
    const hook = await owner('POST', `/orgs/${login}/hooks`, {
      name: 'web',
      config: { url: 'http://127.0.0.1:9/?token=secret' },
    })
    assert.equal(hook.status, 201, hook.text)
    await owner('DELETE', `/orgs/${login}/hooks/${hook.json.id}`)
    await owner('DELETE', `/repos/${login}/logged`)
    const entries = await read({ order: 'asc', per_page: '100' })
    assert.deepEqual(actionsOf(entries), [
      'org.create',
      'repo.create',
      'repo.archived',
      'repo.unarchived',
      'org.invite_member',
      'org.add_member',
      'org.update_member',
      'team.create',
      'team.add_repository',
      'team.add_member',
      'team.rename',
      'org.update_default_repository_permission',
      'hook.create',
      'hook.destroy',
      'repo.destroy',
    ])
    const destroyed = entries.at(-1)
    assert.equal(destroyed.repo, `${login}/logged`)
    assert.equal(destroyed.repo_id, repository.json.id)
    assert.deepEqual([destroyed.actor, destroyed.actor_id], [owner.user.login, owner.user.id])
    assert.equal(destroyed.org, login)
    assert.equal(destroyed.operation_type, 'remove')
    assert.equal(destroyed.created_at, destroyed['@timestamp'])
    const addition = entries.find(({ action }) => action === 'org.add_member')
    assert.deepEqual([addition?.user, addition?.user_id], [name, member.user.id])
    assert.ok(!JSON.stringify(entries).includes('token=secret'))
    assert.equal(new Set(entries.map(({ _document_id }) => _document_id)).size, entries.length)
  })

  test('ordinary issue activity is not logged, and deleted issues are', async () => {
    const { login, owner, read } = await createOrganization()
    await owner('POST', `/orgs/${login}/repos`, { name: 'quiet' })
    const issue = await owner('POST', `/repos/${login}/quiet/issues`, { title: 'A question' })
    assert.equal(issue.status, 201)
    await owner('POST', `/repos/${login}/quiet/issues/1/comments`, { body: 'An answer' })
    assert.deepEqual(actionsOf(await read()), ['repo.create', 'org.create'])
  })

  test('cancelled invitations and removed outside collaborators are logged', async () => {
    const { login, owner, read } = await createOrganization()
    const guest = await app.as(`guest-of-${login}`)
    await owner('POST', `/orgs/${login}/repos`, { name: 'shared' })
    const invitation = await owner('POST', `/orgs/${login}/invitations`, { invitee_id: guest.user.id })
    assert.equal(invitation.status, 201, invitation.text)
    const path = `/orgs/${login}/invitations/${invitation.json.id}`
    assert.equal((await owner('DELETE', path)).status, 204)
    const removal = await owner('DELETE', `/orgs/${login}/outside_collaborators/${guest.user.login}`)
    assert.equal(removal.status, 204)
    const entries = await read({ phrase: `user:${guest.user.login}`, order: 'asc' })
    assert.deepEqual(actionsOf(entries), [
      'org.invite_member',
      'org.cancel_invitation',
      'org.remove_outside_collaborator',
    ])
  })

  test('git pushes, clones and fetches are logged as git events', async (t) => {
    const { login, owner, read } = await createOrganization()
    await owner('POST', `/orgs/${login}/repos`, { name: 'cloned', private: true, auto_init: true })
    const folder = await mkdtemp(join(tmpdir(), 'octavo-audit-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    const { host } = new URL(app.url)
    const remote = `http://x:${owner.token}@${host}/${login}/cloned.git`
    const git = (...args: string[]) =>
      run('git', args, { cwd: folder, env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } })
    await git('clone', '-q', remote, 'copy')
    const file = await owner('PUT', `/repos/${login}/cloned/contents/a.txt`, {
      message: 'Add a file',
      content: 'YQ==',
    })
    assert.equal(file.status, 201, file.text)
    await git('-C', 'copy', 'fetch', '-q')
    await app.context.audit.flush()
    const entries = await read({ include: 'git', order: 'asc' })
    assert.deepEqual(actionsOf(entries).sort(), ['git.clone', 'git.fetch', 'git.push', 'git.push'])
    const clone = entries.find(({ action }) => action === 'git.clone')
    assert.deepEqual(
      [clone?.actor, clone?.repo, clone?.operation_type],
      [owner.user.login, `${login}/cloned`, 'access'],
    )
    assert.ok(
      entries.some(({ data }) => data.ref === 'refs/heads/main' && data.after === file.json.commit.sha),
    )
    assert.ok(!actionsOf(await read()).some((action) => action.startsWith('git.')))
    assert.equal((await read({ include: 'all' })).length, 6)
  })

  test('tokens and keys of users are in the log of the enterprise only', async () => {
    await start()
    const ada = await app.as(`ada-${++count}`, { scopes: ['admin:public_key'] })
    const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl'
    const sshKey = await ada('POST', '/user/keys', { title: 'Laptop', key })
    assert.equal(sshKey.status, 201, sshKey.text)
    await ada('DELETE', `/user/keys/${sshKey.json.id}`)
    const phrase = `actor:${ada.user.login}`
    const { json } = await root('GET', `/enterprises/octavo/audit-log?${new URLSearchParams({ phrase })}`)
    assert.deepEqual(actionsOf(json), ['public_key.delete', 'public_key.create'])
    assert.equal(json[0].org, undefined)
  })

  test('pages follow the cursors in the Link header forwards and backwards', async () => {
    const { login, owner, id } = await createOrganization()
    const names = Array.from({ length: 7 }, (_, index) => `pages.number_${index}`)
    await addEntries(id, names, app.context.clock.now() - dayMs)
    const linkOf = (headers: Headers, rel: string) =>
      new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('link') ?? '')?.[1]?.replace(/^.*\/api\/v3/, '')
    const first = await owner('GET', `/orgs/${login}/audit-log?per_page=3&phrase=action:pages&order=asc`)
    assert.deepEqual(actionsOf(first.json), names.slice(0, 3))
    assert.equal(linkOf(first.headers, 'prev'), undefined)
    const second = await owner('GET', linkOf(first.headers, 'next') ?? '')
    assert.deepEqual(actionsOf(second.json), names.slice(3, 6))
    const third = await owner('GET', linkOf(second.headers, 'next') ?? '')
    assert.deepEqual(actionsOf(third.json), names.slice(6))
    assert.equal(linkOf(third.headers, 'next'), undefined)
    const previousPage = await owner('GET', linkOf(third.headers, 'prev') ?? '')
    assert.deepEqual(actionsOf(previousPage.json), names.slice(3, 6))
    const start = await owner('GET', linkOf(previousPage.headers, 'prev') ?? '')
    assert.deepEqual(actionsOf(start.json), names.slice(0, 3))
    assert.equal(linkOf(start.headers, 'prev'), undefined)
  })

  test('a phrase selects by action, actor, repository, time and operation, also negated', async () => {
    const { login, owner, read, id } = await createOrganization()
    await owner('POST', `/orgs/${login}/repos`, { name: 'one' })
    await owner('POST', `/orgs/${login}/repos`, { name: 'two' })
    await owner('DELETE', `/repos/${login}/two`)
    const select = async (phrase: string) => actionsOf(await read({ phrase, order: 'asc' }))
    assert.deepEqual(await select('action:repo'), ['repo.create', 'repo.create', 'repo.destroy'])
    assert.deepEqual(await select('action:repo.*  -action:repo.create'), ['repo.destroy'])
    assert.deepEqual(await select('action:repo.destroy action:org.create'), ['org.create', 'repo.destroy'])
    assert.deepEqual(await select(`repo:${login.toUpperCase()}/TWO`), ['repo.create', 'repo.destroy'])
    assert.deepEqual(await select(`-repo:${login}/two`), ['org.create', 'repo.create'])
    assert.deepEqual(await select(`actor:"${owner.user.login}" operation:remove`), ['repo.destroy'])
    assert.deepEqual(await select(`-actor:${owner.user.login}`), ['org.create'])
    const nowMs = app.context.clock.now()
    await addEntries(id, ['old.entry'], nowMs - 120 * dayMs)
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
    assert.deepEqual(await select('action:old'), [])
    assert.deepEqual(await select(`action:old created:${day(nowMs - 120 * dayMs)}`), ['old.entry'])
    assert.deepEqual(await select(`action:old created:<${day(nowMs)}`), ['old.entry'])
    assert.deepEqual(await select(`action:old created:>${day(nowMs - 100 * dayMs)}`), [])
    assert.deepEqual(
      await select(`action:old created:${day(nowMs - 130 * dayMs)}..${day(nowMs - 110 * dayMs)}`),
      ['old.entry'],
    )
  })

  test('an invalid phrase or cursor is refused', async () => {
    const { login, owner } = await createOrganization()
    for (const search of [
      { phrase: 'text' },
      { phrase: 'country:NL' },
      { phrase: 'constructor:x' },
      { phrase: 'action:' },
      { phrase: 'operation:paint' },
      { phrase: 'created:yesterday' },
      { phrase: 'created:2026-99-99' },
      { phrase: 'x'.repeat(1001) },
      { phrase: 'actor:a '.repeat(31) },
      { after: 'nothing' },
      { before: '' },
      { include: 'everything' },
      { order: 'up' },
    ]) {
      const { status } = await owner(
        'GET',
        `/orgs/${login}/audit-log?${new URLSearchParams(Object.entries(search))}`,
      )
      assert.equal(status, 422, JSON.stringify(search))
    }
  })

  test('only owners with the scope read the log, and site administrators that of the enterprise', async () => {
    const { login, owner } = await createOrganization()
    const path = `/orgs/${login}/audit-log`
    const outsider = await app.as('outsider', { scopes: ['admin:org', 'read:audit_log'] })
    assert.equal((await outsider('GET', path)).status, 404)
    assert.equal((await app.anonymous('GET', path)).status, 401)
    const scoped = await app.as(owner.user.login, { scopes: ['read:audit_log'] })
    assert.equal((await scoped('GET', path)).status, 200)
    const unscoped = await app.as(owner.user.login, { scopes: ['repo', 'read:org'] })
    assert.equal((await unscoped('GET', path)).status, 404)
    assert.equal((await owner('GET', '/enterprises/octavo/audit-log')).status, 404)
    assert.equal((await root('GET', '/enterprises/octavo/audit-log')).status, 200)
  })

  test('the log has its own rate limit', async () => {
    const { login, owner } = await createOrganization()
    const { headers } = await owner('GET', `/orgs/${login}/audit-log`)
    assert.equal(headers.get('x-ratelimit-limit'), '1750')
    assert.equal(headers.get('x-ratelimit-resource'), 'audit_log')
    const { json } = await owner('GET', '/rate_limit')
    assert.equal(json.resources.audit_log.used, 1)
  })

  test('entries cannot be changed or deleted before retention', async () => {
    const { id } = await createOrganization()
    const { db, clock } = app.context
    await assert.rejects(
      db.write((tx) =>
        tx.updateTable('audit_entry').set({ action: 'x' }).where('organization_id', '=', id).execute(),
      ),
      /append-only/,
    )
    await assert.rejects(
      db.write((tx) => tx.deleteFrom('audit_entry').where('organization_id', '=', id).execute()),
      /append-only/,
    )
    const nowMs = clock.now()
    await addEntries(id, ['git.push', 'kept.entry'], nowMs - 8 * dayMs)
    await addEntries(id, ['expired.entry', 'git.fetch'], nowMs - 181 * dayMs)
    const { signal } = new AbortController()
    await createAuditRetention(app.context)['tidy-audit-log']?.run({}, { signal } as JobRun)
    const rows = await db.read
      .selectFrom('audit_entry')
      .select('action')
      .where('organization_id', '=', id)
      .orderBy('id')
      .execute()
    assert.deepEqual(actionsOf(rows), ['org.create', 'kept.entry'])
  })

  test('an entry is stored only if its transaction commits', async () => {
    const { id } = await createOrganization()
    const { db, audit } = app.context
    const actor = { id: 1, login: 'someone', role: 'user' }
    const failing = db.write(async (tx) => {
      const organization = { id, login: 'x', role: 'organization' }
      await audit.record(tx, { action: 'lost.entry', actor, organization })
      throw new Error('refused later')
    })
    await assert.rejects(failing, /refused later/)
    const orphans = await db.read
      .selectFrom('audit_entry')
      .selectAll()
      .where('action', '=', 'lost.entry')
      .execute()
    assert.deepEqual(orphans, [])
  })

  test('a change of tokens, users or impersonations fails if its entry cannot be written', async (t) => {
    await start()
    const login = `ada-${++count}`
    const ada = await app.as(login)
    const { auth } = app.context
    const personal = createPersonalTokens(app.context)
    const [ownToken] = await listTokens(auth, ada.user.id)
    assert.ok(ownToken)
    const impersonate = `/admin/users/${login}/authorizations`
    const impersonation = await root('POST', impersonate, { scopes: ['repo'] })
    assert.equal(impersonation.status, 201, impersonation.text)
    const failing = t.mock.method(app.context.audit, 'record', async () => {
      throw new Error('The log is full')
    })
    await assert.rejects(personal.revoke(ada.user, ownToken.id), /The log is full/)
    assert.equal((await root('PUT', `/users/${login}/suspended`)).status, 500)
    assert.equal((await root('PUT', `/users/${login}/site_admin`)).status, 500)
    assert.equal((await root('POST', impersonate, { scopes: ['gist'] })).status, 500)
    assert.equal((await root('DELETE', impersonate)).status, 500)
    assert.equal((await root('DELETE', `/admin/users/${login}`)).status, 500)
    assert.equal(failing.mock.callCount(), 6)
    failing.mock.restore()
    const user = await auth.findUser(login)
    assert.deepEqual([user?.role, user?.suspendedAtMs], ['user', null])
    const tokens = await listTokens(auth, ada.user.id)
    assert.equal(tokens.filter(({ kind }) => kind === 'impersonation').length, 1)
    assert.ok(tokens.every(({ revokedAtMs }) => revokedAtMs === null))
    await personal.revoke(ada.user, ownToken.id)
    await assert.rejects(personal.revoke(ada.user, ownToken.id), /Not Found/)
    assert.equal((await root('DELETE', `/admin/users/${login}`)).status, 204)
    const phrase = `user:${login}`
    const { json } = await root('GET', `/enterprises/octavo/audit-log?${new URLSearchParams({ phrase })}`)
    assert.deepEqual(actionsOf(json).slice(0, 2), ['user.delete', 'oauth_access.destroy'])
    assert.ok((await listTokens(auth, ada.user.id)).every(({ revokedAtMs }) => revokedAtMs !== null))
  })

  async function planOf(list: AuditList): Promise<string> {
    const { read } = app.context.db
    const compiled = selectEntries(read, list).compile()
    const { rows } = await read.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${compiled.sql}`, [...compiled.parameters]),
    )
    return rows.map(({ detail }) => detail).join('\n')
  }

  if (databases.dialect === 'sqlite')
    test('every page of the log is read from an index', async () => {
      await start()
      const page = { order: 'desc', limit: 31, after: { createdAtMs: 5, id: 5 } } as const
      const ranges: [{ isGit: 0 | undefined; organizationId: number | undefined }, string][] = [
        [{ isGit: 0, organizationId: 1 }, 'organization_kind'],
        [{ isGit: undefined, organizationId: 1 }, 'organization'],
        [{ isGit: 0, organizationId: undefined }, 'kind'],
        [{ isGit: undefined, organizationId: undefined }, 'time'],
      ]
      for (const [range, index] of ranges) {
        const plan = await planOf({ ...parseAuditQuery('created:>2026-01-01'), ...range, ...page })
        assert.match(plan, new RegExp(`INDEX audit_entry_${index} `))
        assert.doesNotMatch(plan, /TEMP B-TREE/)
      }
      for (const [phrase, index] of [
        ['actor:ada', 'actor'],
        ['repo:a/b operation:remove', 'repository'],
        ['user:ada', 'user'],
      ] as const) {
        const plan = await planOf({ ...parseAuditQuery(phrase), organizationId: 1, isGit: 0, ...page })
        assert.match(plan, new RegExp(`INDEX audit_entry_${index} `))
        assert.doesNotMatch(plan, /TEMP B-TREE/)
      }
      for (const phrase of ['action:repo.create', 'action:repo -actor:x']) {
        const plan = await planOf({ ...parseAuditQuery(phrase), organizationId: 1, isGit: 0, ...page })
        assert.match(plan, /^SEARCH audit_entry USING INDEX/)
      }
    })
})
