import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { octavo, serve, temporaryFolder } from './octavo-process.ts'

const feed = 'http://kelton-courier.example/feed.xml'

test('sources: listed, added, paused, resumed, refreshed and removed while the server runs', async () => {
  const { dataDir, deployment } = await serve(temporaryFolder(), 'web-content', '--empty')
  const { url = '' } = deployment.services['web-content'] ?? {}
  // Requests without a key are limited to fewer than polling can need.
  const key = await octavo('token', 'create', '--service', 'web-content', '--json', '--data', dataDir)
  assert.equal(key.code, 0, key.stderr)
  const { token } = JSON.parse(key.stdout)
  const read = async () => {
    const response = await fetch(`${url}/v1/sources`, { headers: { 'X-API-Key': token } })
    assert.equal(response.status, 200)
    return (await response.json()).sources
  }
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await octavo('sources', ...args, '--data', dataDir)
    assert.equal(code, 0, stderr)
    return stdout
  }
  assert.equal(await run('list'), 'There are no sources.\n')
  assert.equal(await run('add', feed, '--folder', 'News'), `Source 1 added: ${feed}\n`)
  // The server is notified, and fetches it.
  await eventually('it is fetched', async () => (await read())[0].health.last_status === 200)
  const [header, row] = (await run('list', '--folder', 'News')).split('\n')
  assert.match(header ?? '', /^ID +STATE +STATUS +FAILURES +POSTS +PER DAY +NEXT REQUEST +URL$/)
  assert.match(
    row ?? '',
    /^1 +active +200 +0 +[1-9]\d* +\d+\.\d +20\d\d-\d\d-\d\d \d\d:\d\d +http:\/\/kelton/,
  )
  assert.match(await run('pause', '1'), /^Source 1 paused/)
  assert.equal((await read())[0].state, 'paused')
  assert.equal(await run('list', '--state', 'active'), 'There are no sources.\n')
  assert.match(await run('resume', feed), /^Source 1 resumed/)
  const { health } = JSON.parse(await run('refresh', feed, '--json'))
  assert.equal(typeof health.next_fetch, 'string')
  const [source] = JSON.parse(await run('list', '--json'))
  assert.deepEqual([source.id, source.folder, source.state], [1, 'News', 'active'])
  assert.match(await run('remove', '1'), /^Source 1 removed/)
  assert.deepEqual(await read(), [])

  for (const [reason, ...args] of [
    [/Unknown action "show" of octavo sources\. Available: list, add/, 'show'],
    [/needs the id or URL/, 'pause'],
    [/Source not found/, 'pause', '1'],
    [/There is no source with the URL/, 'pause', feed],
    [/must be an http or https URL/, 'add', 'file:///etc/passwd'],
    [/--state is one of/, 'list', '--state', 'gone'],
  ] as const) {
    const { code, stderr } = await octavo('sources', ...args, '--data', dataDir)
    assert.deepEqual([code, stderr.split('\n').length], [2, 2], stderr)
    assert.match(stderr, reason)
  }
})

test('sources: described beside the commands of all services', async () => {
  const { stdout } = await octavo('--help')
  assert.match(stdout, /octavo sources list\|add\S* \S+ +list, add/)
  const { code, stderr } = await octavo('source', 'list')
  assert.deepEqual([code, stderr], [2, '"source" is not a command. Did you mean "sources"?\n'])
  assert.match((await octavo('sources', '--help')).stdout, /--state STATE/)
})
