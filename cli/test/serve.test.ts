import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { octavo, serve, temporaryFolder } from './octavo-process.ts'

test('serve: says where everything is, in the table and in octavo.json, which only its owner reads', async () => {
  const { dataDir, deployment, child, ended } = await serve(temporaryFolder(), '--log', 'json')
  const file = join(dataDir, 'octavo.json')
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.ok(deployment.adminToken.length >= 20)
  const { url = '' } = deployment.services['country-data'] ?? {}
  assert.equal((await fetch(`${url}/alpha/ch`)).status, 200)
  child.kill('SIGTERM')
  const { code, stdout } = await ended
  assert.equal(code, 0)
  assert.ok(stdout.includes(url) && stdout.includes(deployment.portal))
  assert.equal(existsSync(file), false)
})

test('serve: an interrupt ends it too', async () => {
  const { child, ended } = await serve(temporaryFolder(), '--log', 'silent')
  child.kill('SIGINT')
  assert.equal((await ended).code, 0)
})

test('serve: an idle connection does not hold up the end', async () => {
  const { child, ended, deployment } = await serve(temporaryFolder(), '--log', 'silent')
  const { port } = new URL(deployment.services['country-data']?.url ?? '')
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  child.kill('SIGTERM')
  assert.equal((await ended).code, 0)
  socket.destroy()
})

test('serve: a data directory has one owner, and a killed one leaves it free', async () => {
  const dataDir = temporaryFolder()
  const first = await serve(dataDir, '--log', 'silent')
  const second = await octavo('serve', '--port', '0', '--data', dataDir)
  assert.equal(second.code, 2)
  assert.match(second.stderr, /in use by another Octavo/)
  assert.doesNotMatch(second.stderr, /\n\s+at /)
  first.child.kill('SIGKILL')
  await first.ended
  const third = await serve(dataDir, '--log', 'silent')
  assert.notEqual(third.deployment.pid, first.deployment.pid)
  third.child.kill('SIGTERM')
  await third.ended
})

test('serve: a port that is taken is named, with the flag that changes it', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const { port } = Object(squatter.address())
  const { code, stderr } = await octavo('serve', '--port', String(port), '--data', temporaryFolder())
  squatter.close()
  assert.equal(code, 2)
  assert.ok(stderr.includes(String(port)) && stderr.includes('--port'), stderr)
})

test('serve: only the services that are named are served', async () => {
  const { deployment, child, ended } = await serve(temporaryFolder(), 'country-data', '--log', 'silent')
  assert.deepEqual(Object.keys(deployment.services), ['country-data'])
  child.kill('SIGTERM')
  await ended
})

test('serve: settings of services that are not named are known only to those who use them', async () => {
  const help = async (...args: string[]) => (await octavo('serve', ...args, '--help')).stdout
  assert.match(await help(), /--country-data\.strictAll[\s\S]*--event-management\./)
  const one = await help('--data', 'event-management', 'country-data')
  assert.match(one, /--country-data\.strictAll/)
  assert.doesNotMatch(one, /--event-management\./)
  assert.match(await help('country-data', '--no-event-management.x'), /--event-management\./)
})

test('serve: words it does not know come back with the nearest it does', async () => {
  const mistakes: Record<string, string[]> = {
    'Did you mean "serve"?': ['serv'],
    'Did you mean "country-data"?': ['serve', 'contry-data'],
    'Did you mean "--port"?': ['serve', '--prot', '1'],
    'There are: ': ['xyzzy'],
  }
  for (const [hint, args] of Object.entries(mistakes)) {
    const { code, stderr } = await octavo(...args)
    assert.equal(code, 2, args.join(' '))
    assert.ok(stderr.includes(hint), stderr)
  }
})

test('serve: all wrong settings are listed at once, with where they came from', async () => {
  const file = join(temporaryFolder(), 'settings.json')
  writeFileSync(file, JSON.stringify({ limits: 'sometimes', 'country-data': { alphaShape: 'round' } }))
  const { code, stderr } = await octavo('serve', '--port', 'many', '--config', file)
  assert.equal(code, 2)
  for (const words of [/port .*"many".*flag/, /limits .*"sometimes".*file/]) assert.match(stderr, words)
  const service = await octavo(
    'serve',
    '--port',
    '0',
    '--data',
    temporaryFolder(),
    '--country-data.alphaShape',
    'round',
  )
  assert.match(service.stderr, /country-data\.alphaShape .*"round"/)
})

test('serve: settings of a service come as flags, and the public address replaces its own', async () => {
  const flags = [
    '--country-data.strictAll',
    '--public-url',
    'https://{service}.example.org',
    '--log',
    'silent',
  ]
  const { deployment, child, ended } = await serve(temporaryFolder(), ...flags)
  const { url = '' } = deployment.services['country-data'] ?? {}
  assert.equal((await fetch(`${url}/v3.1/all`)).status, 400)
  child.kill('SIGTERM')
  await ended
})

test('help: every command explains itself', async () => {
  const { code, stdout } = await octavo('--help')
  assert.equal(code, 0)
  for (const command of ['serve', 'token', 'user', 'openapi']) {
    assert.ok(stdout.includes(`octavo ${command}`), command)
    assert.equal((await octavo(command, '--help')).code, 0)
  }
  assert.match((await octavo('--version')).stdout, /^octavo \d+\.\d+\.\d+, Node 26/)
})
