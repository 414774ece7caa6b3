import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { allPermissions } from '../src/access/token-permissions.ts'
import { everyScope, furnish, secret } from './private-world.ts'
import { startCodeHosting } from './service.ts'

const clock = createManualClock()
const service = await startCodeHosting({ clock, limits: 'off' })
const { anonymous, context } = service
const { auth } = context
const { ada, sha, blob, commentId, pull } = await furnish(service)

/** Values for names in paths. All other parameters are ids, and the first of everything has the id 1. */
const names: Record<string, string> = {
  owner: 'ada',
  repo: 'vault',
  org: 'acme',
  organization: 'acme',
  team_slug: `inner-${secret.toLowerCase()}`,
  username: 'ada',
  target_user: 'eve',
  assignee: 'ada',
  path: 'notes.txt',
  file: 'main/notes.txt',
  rest: 'notes.txt',
  dir: '',
  ref: 'main',
  branch: 'main',
  basehead: 'main...main',
  name: secret,
  sha,
  file_sha: blob,
  license: 'mit',
  comment_id: commentId,
  pull_number: String(pull.number),
  environment_name: secret,
  tag: 'v1',
}

interface Operation {
  method: string
  path: string
  /** The path template. */
  template: string
}

/** All operations that the service has at the time of this test. */
const operations: Operation[] = Object.entries(asRecord(service.describe().paths)).flatMap(
  ([template, methods]) =>
    Object.keys(asRecord(methods)).flatMap((method) =>
      repositoriesOf(template).map((repository) => ({
        method: method.toUpperCase(),
        template,
        path: template
          .replace(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent({ ...names, ...repository }[name] ?? '1'),
          )
          .replace(/\/$/, ''),
      })),
    ),
)

/** Paths of repositories are tested with one of a user and one of an organization. */
function repositoriesOf(template: string): Record<string, string>[] {
  if (!template.includes('{repo}') || template.startsWith('/orgs/')) return [{}]
  return [{}, { owner: 'acme', repo: 'safe' }]
}

/** The operations of repositories, in a public one. Copies and notifications are of the caller's own account. */
const inPublic = operations
  .filter(
    ({ path }) => path.startsWith('/repos/ada/vault') && !/\/(?:forks|generate|notifications)$/.test(path),
  )
  .map((operation) => ({ ...operation, path: operation.path.replace('/ada/vault', '/ada/open') }))

const isWriting = ({ method }: Operation) => method !== 'GET'
const isOfRepository = ({ template }: Operation) => /\{repo\}/.test(template)
const isOfOrganization = ({ template }: Operation) => /^\/orgs\/\{org\}/.test(template)
/** Echoes its input, or requires its own credentials and ignores tokens. GraphQL checks each field, with its own tests. */
const isHarmless = ({ template }: Operation) =>
  template.startsWith('/markdown') || template.startsWith('/login/') || template === '/graphql'
/** Valid rejections of a request. */
const isRefusal = (status: number) => [401, 403, 404].includes(status)

interface Caller {
  token: string | undefined
  /** Whether a write must be refused, besides those of repositories and the organization. */
  mustRefuse(operation: Operation): boolean
  /** Bad credentials are refused everywhere. */
  isAnonymous?: boolean
}

async function issue(userId: number, kind: string, scopes: readonly string[], expiresAtMs?: number) {
  const expiry = expiresAtMs === undefined ? {} : { expiresAtMs }
  return auth.issueToken({ userId, kind, plan: 'user', scopes, ...expiry })
}

const all = () => true
const accountPermissions = ['email_addresses', 'followers', 'git_ssh_keys', 'profile', 'ssh_signing_keys']
const resourcePermissions = allPermissions.filter(
  (name) => ![...accountPermissions, 'starring', 'watching'].includes(name),
)
const input = (permissions: readonly string[]) => permissions.map((name) => `${name}=admin`)
const idOf = async (login: string) => (await auth.findUser(login))?.id ?? 0
const open = (await ada('GET', '/repos/ada/open')).json.id

const revoked = await issue(ada.user.id, 'classic', everyScope)
await auth.revokeToken(revoked.token.id)
const expired = await issue(ada.user.id, 'classic', everyScope, clock.now() + 1000)
clock.advance(2000)
const fineGrained = async (...scopes: string[]) => (await issue(ada.user.id, 'fine-grained', scopes)).secret

const times = () => ({ created_at_ms: clock.now(), updated_at_ms: clock.now() })

async function addApp(name: string, ownerId: number, permissions: object) {
  const bot = await auth.createUser({ login: `${name}[bot]`, role: 'bot', plan: 'installation' })
  const { app: client } = await auth.apps.create({ name, redirectUris: [] })
  const { id } = await context.db.write((tx) =>
    tx
      .insertInto('app')
      .values({
        slug: name,
        name,
        owner_id: ownerId,
        bot_id: bot.id,
        description: null,
        external_url: 'https://tools.example',
        setup_url: null,
        is_public: 1,
        client_id: client.clientId,
        oauth_app_id: client.id,
        public_key: '',
        webhook_id: null,
        permissions: JSON.stringify(permissions),
        events: '[]',
        ...times(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return { id, bot, client }
}

/** An installation that covers no repository. */
async function install(appId: number, accountId: number, isSuspended = false): Promise<number> {
  const installation = await context.db.write((tx) =>
    tx
      .insertInto('installation')
      .values({
        app_id: appId,
        account_id: accountId,
        repository_selection: 'selected',
        suspended_at_ms: isSuspended ? clock.now() : null,
        suspended_by_id: null,
        permissions: '{}',
        events: '[]',
        ...times(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return installation.id
}

/** The token of an installation of an app on this account, which covers no repository. */
async function installationToken(login: string, { isSuspended = false } = {}): Promise<string> {
  const accountId = await idOf(login)
  const app = await addApp(`tool-${login}${isSuspended ? '-suspended' : ''}`, accountId, {})
  const installationId = await install(app.id, accountId, isSuspended)
  const scopes = [`installation:${installationId}`, `owner:${accountId}`, ...input(resourcePermissions)]
  return (await issue(app.bot.id, 'installation', scopes)).secret
}

/** The token of an app for ada. The app covers none of her repositories. */
async function userAccess(name: string, permissions: readonly string[], accounts: readonly string[]) {
  const levels = Object.fromEntries(permissions.map((permission) => [permission, 'admin']))
  const { id, client } = await addApp(name, ada.user.id, levels)
  for (const login of accounts) await install(id, await idOf(login))
  return (await auth.issueToken({ userId: ada.user.id, appId: client.id, kind: 'user-access', plan: 'user' }))
    .secret
}

const callers: Record<string, Caller> = {
  'with the token of an installation without these repositories': {
    token: await installationToken('ada'),
    mustRefuse: () => false,
  },
  'with the token of a suspended installation': {
    token: await installationToken('ada', { isSuspended: true }),
    mustRefuse: () => true,
  },
  'with the token of a deleted installation': {
    token: (await issue(ada.user.id, 'installation', ['installation:987654', `owner:${ada.user.id}`])).secret,
    mustRefuse: all,
  },
  'with the token of an app for a user, without these repositories': {
    token: await userAccess('helper', resourcePermissions, ['ada']),
    mustRefuse: () => false,
  },
  'with the token of an app for a user, without installations and permissions': {
    token: await userAccess('bystander', [], []),
    mustRefuse: ({ template }) => template.startsWith('/user'),
  },
  'with the token for a user of an app that is gone': {
    token: (await issue(ada.user.id, 'user-access', ['app:987654', 'issues=write'])).secret,
    mustRefuse: all,
  },
  'without a token': { token: undefined, mustRefuse: all },
  'with a token that never was': {
    token: 'ghp_nonsense-nonsense-nonsense',
    mustRefuse: all,
    isAnonymous: true,
  },
  'with a revoked token': { token: revoked.secret, mustRefuse: all, isAnonymous: true },
  'with an expired token': { token: expired.secret, mustRefuse: all, isAnonymous: true },
  'with a classic token without scopes': {
    token: (await issue(ada.user.id, 'classic', [])).secret,
    mustRefuse: all,
  },
  'with a fine-grained token for another owner': {
    token: await fineGrained(`owner:${await idOf('elsewhere')}`, ...input(resourcePermissions)),
    mustRefuse: () => false,
  },
  'with a fine-grained token for another repository': {
    token: await fineGrained(`owner:${ada.user.id}`, `repository:${open}`, ...input(resourcePermissions)),
    mustRefuse: () => false,
  },
  'with a fine-grained token without permissions, for nothing that is here': {
    token: await fineGrained(`owner:${await idOf('eve')}`),
    mustRefuse: ({ template }) => template.startsWith('/user'),
  },
  'who is a stranger with every scope': {
    token: (await issue(await idOf('eve'), 'classic', [...everyScope, 'site_admin'])).secret,
    mustRefuse: ({ template }) => template.startsWith('/admin'),
  },
}

async function send(token: string | undefined, { method, path }: Operation) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return anonymous(method, path, isWriting({ method } as Operation) ? {} : undefined, headers)
}

test('users with access see the private data in many responses', async () => {
  let visibleCount = 0
  for (const operation of operations)
    if (!isWriting(operation) && (await send(ada.token, operation)).text.includes(secret)) visibleCount++
  assert.ok(visibleCount >= 40, `It was seen in ${visibleCount} responses only`)
})

for (const [who, { token, mustRefuse, isAnonymous }] of Object.entries(callers)) {
  test(`a caller ${who} sees no private data`, async () => {
    for (const operation of operations.filter((one) => !isWriting(one))) {
      const { status, text, headers } = await send(token, operation)
      const responseText = `${text} ${[...headers].join(' ')}`
      // An error message may repeat the requested name.
      const leaked = responseText.replaceAll(operation.path, '')
      assert.equal(
        leaked.includes(secret),
        false,
        `${operation.path} answered ${status}: ${responseText.slice(0, 500)}`,
      )
      if (isOfRepository(operation)) assert.ok(isRefusal(status), `${operation.path} answered ${status}`)
    }
  })

  test(`a caller ${who} changes no data of others`, async () => {
    const writes = operations.filter((one) => isWriting(one) && !isHarmless(one))
    for (const operation of writes) {
      if (!isOfRepository(operation) && !isOfOrganization(operation) && !mustRefuse(operation)) continue
      const { status, text } = await send(token, operation)
      const { method, path } = operation
      assert.ok(isRefusal(status), `${method} ${path} answered ${status}: ${text.slice(0, 300)}`)
      if (isAnonymous) assert.equal(status, 401, `${method} ${path}`)
    }
  })
}

for (const who of [
  'with the token of an installation without these repositories',
  'with the token of an app for a user, without these repositories',
  'with a fine-grained token for another owner',
])
  test(`a caller ${who} does only what everybody can do in a public repository`, async () => {
    const acceptedOperations = []
    for (const operation of inPublic) {
      const everybody = await send(undefined, operation)
      if (!isWriting(operation) && !isRefusal(everybody.status)) continue
      const { status, text } = await send(callers[who]?.token, operation)
      if (!isRefusal(status))
        acceptedOperations.push(`${operation.method} ${operation.path}: ${status} ${text}`)
    }
    assert.deepEqual(acceptedOperations, [])
    const { text } = await ada('GET', '/repos/ada/open/issues?state=all')
    assert.equal(text, '[]')
  })

test('afterwards nothing has changed', async () => {
  assert.equal((await ada('GET', '/repos/ada/vault')).json.description, secret)
  const { json: issues } = await ada('GET', '/repos/ada/vault/issues')
  assert.deepEqual(
    issues.map(({ number }: { number: number }) => number),
    [pull.number, 1],
  )
  const { json: proposal } = await ada('GET', `/repos/ada/vault/pulls/${pull.number}`)
  assert.deepEqual([proposal.title, proposal.state, proposal.merged], [secret, 'open', false])
  const { json: releases } = await ada('GET', '/repos/ada/vault/releases')
  assert.deepEqual(
    releases.map(({ draft, assets }: { draft: boolean; assets: unknown[] }) => [draft, assets.length]),
    [[true, 1]],
  )
  assert.equal((await ada('GET', '/repos/ada/vault/rulesets')).json.length, 1)
  assert.equal((await ada('GET', '/orgs/acme/teams')).json.length, 1)
})
