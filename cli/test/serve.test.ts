import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { portOf } from '@octavo/testing/port-of.ts'
import { octavo, octavoProcess, serve, temporaryFolder } from './octavo-process.ts'

test('serve: prints addresses and writes octavo.json for its owner only', async () => {
  const { dataDir, deployment, child, exit } = await serve(temporaryFolder(), 'country-data', '--log', 'json')
  const file = join(dataDir, 'octavo.json')
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.ok(deployment.adminToken.length >= 20)
  const { url = '' } = deployment.services['country-data'] ?? {}
  assert.equal((await fetch(`${url}/alpha/ch`)).status, 200)
  child.kill('SIGTERM')
  const { code, stdout } = await exit
  assert.equal(code, 0)
  assert.ok(stdout.includes(url) && stdout.includes(deployment.portal))
  assert.equal(existsSync(file), false)
})

test('serve: SIGINT stops it', async () => {
  const { child, exit } = await serve(temporaryFolder(), 'country-data', '--log', 'silent')
  child.kill('SIGINT')
  assert.equal((await exit).code, 0)
})

test('serve: the same signal twice, as from npm and the terminal, still drains requests', async () => {
  const { child, exit, deployment, printed } = await serve(temporaryFolder(), 'country-data', '--log', 'json')
  const { port, host } = new URL(deployment.services['country-data']?.url ?? '')
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET /alpha/ch HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n`)
  // An answer shows that the server has read what was sent before it.
  assert.equal((await fetch(`http://${host}/alpha/ch`)).status, 200)
  child.kill('SIGINT')
  child.kill('SIGTERM')
  await printed(/stopping/)
  socket.write('\r\n')
  assert.match(await text(socket), /^HTTP\/1\.1 200 /)
  assert.equal((await exit).code, 0)
})

test('serve: an idle connection does not delay the shutdown', async () => {
  const { child, exit, deployment } = await serve(temporaryFolder(), 'country-data', '--log', 'silent')
  const { port } = new URL(deployment.services['country-data']?.url ?? '')
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  child.kill('SIGTERM')
  assert.equal((await exit).code, 0)
  socket.destroy()
})

test('serve: a data directory has one owner; a kill releases it', async () => {
  const dataDir = temporaryFolder()
  const first = await serve(dataDir, 'country-data', '--log', 'silent')
  const second = await octavoProcess('serve', 'country-data', '--port', '0', '--data', dataDir)
  assert.equal(second.code, 2)
  assert.match(second.stderr, /in use by another Octavo/)
  assert.doesNotMatch(second.stderr, /\n\s+at /)
  first.child.kill('SIGKILL')
  await first.exit
  const third = await serve(dataDir, 'country-data', '--log', 'silent')
  assert.notEqual(third.deployment.pid, first.deployment.pid)
  third.child.kill('SIGTERM')
  await third.exit
})

test('serve: a port in use is named, with the flag to change it', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const port = portOf(squatter)
  const { code, stderr } = await octavoProcess('serve', '--port', String(port), '--data', temporaryFolder())
  squatter.close()
  assert.equal(code, 2)
  assert.ok(stderr.includes(String(port)) && stderr.includes('--port'), stderr)
})

test('serve: serves only the named services', async () => {
  const { deployment, child, exit } = await serve(temporaryFolder(), 'country-data', '--log', 'silent')
  assert.deepEqual(Object.keys(deployment.services), ['country-data'])
  child.kill('SIGTERM')
  await exit
})

test('serve: help shows settings only of named or configured services', async () => {
  const help = async (...args: string[]) => (await octavo('serve', ...args, '--help')).stdout
  assert.match(await help(), /--country-data\.strictAll[\s\S]*--event-management\./)
  const one = await help('--data', 'event-management', 'country-data')
  assert.match(one, /--country-data\.strictAll/)
  assert.doesNotMatch(one, /--event-management\./)
  assert.match(await help('country-data', '--no-event-management.x'), /--event-management\./)
})

test('serve: suggests similar names for unknown words', async () => {
  const mistakes: Record<string, string[]> = {
    'Did you mean "serve"?': ['serv'],
    'Did you mean "country-data"?': ['serve', 'contry-data'],
    'Did you mean "--port"?': ['serve', '--prot', '1'],
    'Available: ': ['xyzzy'],
  }
  for (const [hint, args] of Object.entries(mistakes)) {
    const { code, stderr } = await octavo(...args)
    assert.equal(code, 2, args.join(' '))
    assert.ok(stderr.includes(hint), stderr)
  }
})

test('serve: lists all invalid settings with their origin', async () => {
  const file = join(temporaryFolder(), 'settings.json')
  writeFileSync(file, JSON.stringify({ limits: 'sometimes', 'country-data': { alphaShape: 'round' } }))
  const { code, stderr } = await octavo('serve', '--port', 'many', '--config', file)
  assert.equal(code, 2)
  for (const words of [/port .*"many".*flag/, /limits .*"sometimes".*file/]) assert.match(stderr, words)
  const service = await octavoProcess(
    'serve',
    'country-data',
    '--port',
    '0',
    '--data',
    temporaryFolder(),
    '--country-data.alphaShape',
    'round',
  )
  assert.match(service.stderr, /country-data\.alphaShape .*"round"/)
})

test('serve: accepts service settings as flags, and uses the public address', async () => {
  const flags = [
    'country-data',
    '--country-data.strictAll',
    '--public-url',
    'https://{service}.example.org',
    '--log',
    'silent',
  ]
  const { deployment, child, exit } = await serve(temporaryFolder(), ...flags)
  const { url = '' } = deployment.services['country-data'] ?? {}
  assert.equal((await fetch(`${url}/v3.1/all`)).status, 400)
  child.kill('SIGTERM')
  await exit
})

test('help: every command describes its flags', async () => {
  const { code, stdout } = await octavoProcess('--help')
  assert.equal(code, 0)
  for (const command of ['serve', 'token', 'user', 'openapi']) {
    assert.ok(stdout.includes(`octavo ${command}`), command)
    assert.equal((await octavo(command, '--help')).code, 0)
  }
  assert.match((await octavoProcess('--version')).stdout, /^octavo \d+\.\d+\.\d+, Node 26/)
})
