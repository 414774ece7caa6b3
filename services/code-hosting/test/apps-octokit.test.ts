import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { createAppAuth } from '@octokit/auth-app'
import { Octokit } from '@octokit/rest'
import { createNodeMiddleware, Probot } from 'probot'
import { createAppWorld, password } from './app-world.ts'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

const service = await startCodeHosting()
const world = createAppWorld(service)
await service.context.auth.createUser({ login: 'ada', password, plan: 'user' })
const ada = await service.as('ada')
await ada('POST', '/user/repos', { name: 'engine', private: true, auto_init: true })
const baseUrl = `${service.url}/api/v3`
const engine = { owner: 'ada', repo: 'engine' }

test('@octokit/auth-app: an app finds its installation and acts in a repository', async () => {
  const app = await world.createApp('ada', { name: 'Octokit client' })
  const auth = { appId: app.id, privateKey: app.pem }
  const octokit = new Octokit({ authStrategy: createAppAuth, auth, baseUrl })
  const { data: ownApp } = await octokit.apps.getAuthenticated()
  assert.equal(ownApp?.slug, app.slug)
  await ada('POST', '/user/installations', { app_slug: app.slug, account: 'ada' })
  const { data: installation } = await octokit.apps.getRepoInstallation(engine)
  const acting = new Octokit({
    authStrategy: createAppAuth,
    auth: { ...auth, installationId: installation.id },
    baseUrl,
  })
  const { data: issue } = await acting.issues.create({ ...engine, title: 'Opened by an app' })
  assert.equal(issue.user?.type, 'Bot')
  const repositories = await acting.paginate(acting.apps.listReposAccessibleToInstallation)
  assert.deepEqual(
    repositories.map(({ full_name }) => full_name),
    ['ada/engine'],
  )
  const session = await acting.auth({ type: 'installation' })
  const { token } = session as { token: string }
  const client = await openGitClient()
  const address = service.url.replace('http://', `http://x-access-token:${token}@`)
  await client.git('clone', `${address}/ada/engine.git`, '.')
  await client.commit('by-a-bot.txt', 'pushed')
  await client.git('push', 'origin', 'HEAD')
})

test('probot: an app responds to a webhook with the token of its installation', async (t) => {
  let handle: ReturnType<typeof createServer> | undefined
  const listener = createServer((request, response) => void handle?.emit('request', request, response))
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  t.after(() => {
    listener.closeAllConnections()
    listener.close()
  })
  // The server listens on a port.
  const { port } = listener.address() as AddressInfo
  const app = await world.createApp('ada', {
    name: 'Probot',
    hook_attributes: { url: `http://127.0.0.1:${port}/api/github/webhooks` },
    default_events: ['issues'],
  })
  const responded = Promise.withResolvers<void>()
  const middleware = await createNodeMiddleware(
    (robot) => {
      robot.on('issues.opened', async (context) => {
        await context.octokit.rest.issues.createComment(context.issue({ body: 'Welcome!' }))
        responded.resolve()
      })
    },
    {
      probot: new Probot({
        appId: app.id,
        privateKey: app.pem,
        secret: app.webhook_secret ?? '',
        baseUrl,
        logLevel: 'fatal',
      }),
    },
  )
  handle = createServer((request, response) => void middleware(request, response))
  await ada('POST', '/user/installations', { app_slug: app.slug, account: 'ada' })
  const { json: issue } = await ada('POST', '/repos/ada/engine/issues', { title: 'Hello' })
  await responded.promise
  const { json: comments } = await ada('GET', `/repos/ada/engine/issues/${issue.number}/comments`)
  assert.deepEqual(
    comments.map(({ body, user }: { body: string; user: { login: string } }) => [body, user.login]),
    [['Welcome!', 'probot[bot]']],
  )
})
