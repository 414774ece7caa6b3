import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Octokit } from '@octokit/rest'
import { openHookTarget } from './hook-target.ts'
import { startCodeHosting } from './service.ts'

async function prepare() {
  const { as, url } = await startCodeHosting()
  const ana = await as('ana')
  const octokit = new Octokit({ auth: ana.token, baseUrl: `${url}/api/v3`, userAgent: 'test' })
  await octokit.repos.createForAuthenticatedUser({ name: 'sea', auto_init: true })
  return { octokit, ana, params: { owner: 'ana', repo: 'sea' } }
}

test('Octokit paginates repositories, follows a rename and downloads an archive', async () => {
  const { octokit, params } = await prepare()
  for (const name of ['a', 'b', 'c', 'd']) await octokit.repos.createForAuthenticatedUser({ name })
  const all = await octokit.paginate(octokit.repos.listForAuthenticatedUser, { per_page: 2 })
  assert.deepEqual(
    all.map(({ name }) => name),
    ['a', 'b', 'c', 'd', 'sea'],
  )
  await octokit.repos.update({ ...params, name: 'ocean' })
  assert.equal((await octokit.repos.get(params)).data.name, 'ocean')
  const { data } = await octokit.repos.downloadZipballArchive({ ...params, ref: 'main' })
  assert.ok(data instanceof ArrayBuffer && data.byteLength > 100)
  await octokit.repos.replaceAllTopics({ owner: 'ana', repo: 'ocean', names: ['salt'] })
  const branches = await octokit.repos.listBranches({ owner: 'ana', repo: 'ocean' })
  const branch = await octokit.repos.getBranch({ owner: 'ana', repo: 'ocean', branch: 'main' })
  assert.equal(branches.data[0]?.commit.sha, branch.data.commit.sha)
})

test('a repository dispatch event reaches webhooks unchanged', async (t) => {
  const { octokit, params } = await prepare()
  const target = await openHookTarget(t)
  const config = { url: target.url, content_type: 'json' }
  await octokit.repos.createWebhook({ ...params, config, events: ['repository_dispatch'] })
  const client_payload = { tide: 'high' }
  await octokit.repos.createDispatchEvent({ ...params, event_type: 'moon', client_payload })
  const [delivery] = await target.waitFor(1, 'repository_dispatch')
  const { action, branch, client_payload: receivedPayload } = JSON.parse(delivery?.body ?? '')
  assert.deepEqual([action, branch, receivedPayload], ['moon', 'main', client_payload])
})

test('CODEOWNERS errors are reported by line', async () => {
  const { octokit, params } = await prepare()
  const text = ['# Who looks after what', '* @ana', '/docs/ @nobody', '!x @ana', '*.md someone'].join('\n')
  const content = Buffer.from(text).toString('base64')
  await octokit.repos.createOrUpdateFileContents({
    ...params,
    path: 'CODEOWNERS',
    message: 'Add owners',
    content,
  })
  const { data } = await octokit.repos.codeownersErrors(params)
  assert.deepEqual(
    data.errors.map(({ line, column, kind }) => [line, column, kind]),
    [
      [3, 8, 'Unknown owner'],
      [4, 1, 'Invalid pattern'],
      [5, 6, 'Invalid owner'],
    ],
  )
})
