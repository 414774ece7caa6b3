import assert from 'node:assert/strict'
import { Agent, request } from 'node:http'
import { after, test } from 'node:test'
import { createFailureLog } from '@octavo/testing/bad-requests.ts'
import { databaseOptions, type TestDatabases } from '@octavo/testing/databases.ts'
import { createDice } from '@octavo/testing/dice.ts'
import { describeOnBothDatabases } from './databases.ts'
import { type HostileRequest, hostileRequest, type KnownValues, listOperations } from './hostile-requests.ts'
import { furnish, secret } from './private-world.ts'
import { startCodeHosting } from './service.ts'

/** For longer manual runs: `ROBUSTNESS_ROUNDS=200 ROBUSTNESS_SEED=7`. */
const seed = Number(process.env.ROBUSTNESS_SEED ?? 1)
const rounds = Number(process.env.ROBUSTNESS_ROUNDS ?? 3)
const atOnce = 8
const timeoutMs = 30_000

/** Git, pages and raw files are not JSON. */
const isOfApi = (path: string) => !/^\/[^/]*\/[^/]*\/raw\//.test(path)

async function openWorld(databases: TestDatabases) {
  const { log, failures } = createFailureLog()
  const running = await startCodeHosting({ limits: 'off', log, ...databaseOptions(databases.location()) })
  const { ada, sha, blob, commentId } = await furnish(running)
  const { json: vault } = await ada('PATCH', '/repos/ada/vault', { private: false })
  const idsOf = async (path: string): Promise<number[]> =>
    (await ada('GET', path)).json.map((one: { id: number }) => one.id)
  const knownValues: KnownValues = {
    repositoryId: [vault.id],
    owner: ['ada', 'acme'],
    repo: ['vault', 'open', 'safe'],
    org: ['acme', 'elsewhere'],
    organization: ['acme'],
    username: ['ada', 'eve', 'acme'],
    assignee: ['ada', 'eve'],
    target_user: ['eve'],
    team_slug: ['inner-secret-marker'],
    issue_number: [1],
    milestone_number: [1],
    comment_id: [commentId, 1],
    hook_id: [...(await idsOf('/repos/ada/vault/hooks')), ...(await idsOf('/orgs/acme/hooks'))],
    sha: [sha, blob, 'main'],
    ref: ['main', 'heads/main', sha],
    branch: ['main'],
    basehead: ['main...main', `${sha}...main`],
    path: ['notes.txt', 'README.md'],
    dir: [''],
    file: ['main/notes.txt'],
    name: [secret, 'bug', 'C'],
    license: ['mit'],
    code: ['xyz'],
  }
  return { ...running, ada, knownValues, failures }
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
after(() => agent.destroy())

function send(url: string, { method, path, headers, body }: HostileRequest, token: string | undefined) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const authorization = token && { authorization: `Bearer ${token}` }
    const clientRequest = request({
      agent,
      hostname,
      port,
      method,
      path,
      headers: { 'user-agent': 'test', ...authorization, 'content-length': body?.length ?? 0, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    })
    clientRequest.on('error', reject)
    clientRequest.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    clientRequest.end(body)
  })
}

/** Returns what is wrong with the response, or undefined if clients can handle it. */
function findFault(
  { method, path }: HostileRequest,
  { status, type, text }: { status: number; type: string; text: string },
) {
  if (status >= 500) return `${status}: ${text}`
  if (status < 400 || method === 'HEAD' || !isOfApi(path)) return undefined
  if (!type.startsWith('application/json')) return `${status} is ${type}`
  const { message, documentation_url: page } = JSON.parse(text)
  return typeof message === 'string' && message && typeof page === 'string' ? undefined : `${status}: ${text}`
}

describeOnBothDatabases('the service under hostile requests', (databases) => {
  test('returns valid responses for any URL, query and body, and never fails', async () => {
    const { url, describe, ada, knownValues, failures } = await openWorld(databases)
    const dice = createDice(seed)
    const operations = listOperations(describe())
    const requests = operations.flatMap((operation) =>
      Array.from({ length: rounds }, (_, round) => ({
        request: hostileRequest(operation, knownValues, dice),
        token: round % 4 === 3 ? undefined : ada.token,
      })),
    )
    const faults: string[] = []
    const remainingRequests = requests.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const { request, token } of remainingRequests) {
          const visible = `${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers)} ${request.body?.subarray(0, 600)}`
          const fault = await send(url, request, token).then(
            (response) => findFault(request, response),
            (error) => String(error),
          )
          if (fault) faults.push(`${visible}\n  ${fault}`)
        }
      }),
    )
    // The log contains the stack trace.
    assert.deepEqual(faults, [], failures.join('\n'))
  })

  test('ignores column names from clients', async () => {
    const { as } = await startCodeHosting({ limits: 'off', ...databaseOptions(databases.location()) })
    const [una, ivo] = [await as('una'), await as('ivo')]
    await ivo('PATCH', '/user', {
      name: 'Ivo',
      account_id: una.user.id,
      updated_at_ms: 0,
      role: 'site_admin',
    })
    assert.equal((await una('GET', '/user')).json.name, null)
    const viewer = await ivo('GET', '/user')
    assert.deepEqual([viewer.json.name, viewer.json.site_admin], ['Ivo', false])
    assert.notEqual(viewer.json.updated_at, '1970-01-01T00:00:00Z')
  })
})
