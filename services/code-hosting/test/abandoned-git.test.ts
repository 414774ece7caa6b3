import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { openGitClient } from './git-client.ts'
import { startCodeHosting } from './service.ts'

test('an abandoned push blocks no other request and changes nothing', async () => {
  const { as, url } = await startCodeHosting({ limits: 'off' })
  const ada = await as('ada')
  await ada('POST', '/user/repos', { name: 'sea', auto_init: true })
  const client = await openGitClient()
  const remote = `${url.replace('://', `://x:${ada.token}@`)}/ada/sea.git`
  await client.git('clone', '--quiet', remote, '.')
  const oid = await client.commit('a.txt', 'a')
  const line = `${'0'.repeat(40)} ${oid} refs/heads/half\0report-status`
  const commands = `${(line.length + 4).toString(16).padStart(4, '0')}${line}0000`

  const abandon = (body: string) =>
    new Promise<void>((resolve) => {
      const upload = request(`${url}/ada/sea.git/git-receive-pack`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ada.token}`,
          'content-type': 'application/x-git-receive-pack-request',
          'transfer-encoding': 'chunked',
        },
      })
      upload.on('error', () => resolve())
      upload.on('close', () => resolve())
      upload.flushHeaders()
      upload.write(body, () => setImmediate(() => upload.destroy()))
    })
  const halves = ['', commands.slice(0, 20), commands, `${commands}PACK\0\0\0\x02\0\0\0\x01half`]
  await Promise.all(halves.flatMap((half) => [abandon(half), abandon(half), abandon(half)]))

  const { status } = await ada('PUT', '/repos/ada/sea/contents/b.txt', { message: 'm', content: 'YQ==' })
  assert.equal(status, 201)
  await client.git('push', '--quiet', remote, `${oid}:refs/heads/whole`)
  const { json } = await ada('GET', '/repos/ada/sea/branches')
  assert.deepEqual(
    json.map(({ name }: { name: string }) => name),
    ['main', 'whole'],
  )
})
