import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

test('a restored copy has git and database in agreement', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const { as, url, copyTo, restoreFrom } = await startCodeHosting()
  const ana = await as('ana')
  await ana('POST', '/user/repos', { name: 'sea', auto_init: true })
  const client = await openGitClient()
  const remote = `${url.replace('://', `://x:${ana.token}@`)}/ana/sea.git`
  await client.git('clone', '--quiet', remote, '.')
  const storedHead = await client.git('rev-parse', 'HEAD')
  await copyTo(join(folder, 'copy'))

  await client.commit('a.txt', '1')
  await client.git('push', '--quiet', 'origin', 'main', 'main:side')
  await ana('POST', '/user/repos', { name: 'later', auto_init: true })
  await restoreFrom(join(folder, 'copy'))

  const heads = async () => (await client.git('ls-remote', '--heads', remote)).split('\n')
  await eventually('the branch is gone', async () => {
    await ana('GET', '/repos/ana/sea')
    return (await heads()).length === 1
  })
  assert.deepEqual(await heads(), [`${storedHead}\trefs/heads/main`])
  assert.equal((await ana('GET', '/repos/ana/sea/branches/main')).json.commit.sha, storedHead)
  assert.equal((await ana('GET', '/repos/ana/later')).status, 404)
  await client.git('push', '--quiet', 'origin', 'main')
  const { json } = await ana('GET', '/repos/ana/sea/activity')
  assert.deepEqual(
    json.map((one: { activity_type: string }) => one.activity_type),
    ['push', 'branch_creation'],
  )
})
