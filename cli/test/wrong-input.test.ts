import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  octavo,
  octavoProcess,
  octavoWithClosedOutput,
  temporaryFolder,
  usedFolder,
} from './octavo-process.ts'

const named = ['--service', 'anime-catalogue']

/** Invalid input of each command, with the expected error. */
const cases: [string[], RegExp][] = [
  [['serv'], /"serv" is not a command\. Did you mean "serve"\?/],
  [['constructor'], /"constructor" is not a command\. Available: serve, token/],
  [['serve', 'photos'], /"photos" is not a service of this release\. .*/],
  [['serve', '--prot', '1'], /"--prot" is not a flag\. Did you mean "--port"\?/],
  [['serve', '--port', 'x'], /port/],
  [['serve', '--port'], /--port/],
  [['token'], /^octavo token needs an action: create\.$/],
  [['token', 'creat', ...named], /"creat" is not an action of octavo token\. Did you mean "create"\?/],
  [['token', 'create', 'ada', ...named], /Unexpected argument "ada"\. Usage: octavo token create/],
  [['token', 'create'], /--service is required\. Available: .*anime-catalogue/],
  [['token', 'create', '--service', 'anime'], /"anime" is not a service .*"anime-catalogue"/],
  [['user'], /^octavo user needs an action: create\.$/],
  [['user', 'remove', ...named], /"remove" is not an action of octavo user\. Available: create\./],
  [
    ['user', 'create', 'ada', 'eve', ...named],
    /Unexpected arguments "ada", "eve"\. Usage: octavo user create/,
  ],
  [['user', 'create', ...named], /--login is required/],
  [['app'], /^octavo app needs an action: create\.$/],
  [['app', 'list'], /"list" is not an action of octavo app\. Available: create\./],
  [['app', 'create', 'Deck'], /Unexpected argument "Deck"\. Usage: octavo app create/],
  [['app', 'create', '--service', 'code-hosting'], /--name is required/],
  [['import'], /Available: .*anime-catalogue/],
  [['import', 'anime'], /"anime" is not a service that supports imports\./],
  [['import', 'anime-catalogue', 'x'], /"x" is not a source of anime-catalogue\. /],
  [
    ['import', 'anime-catalogue', 'id-map', 'a', 'b'],
    /Unexpected argument "b"\. Usage: octavo import SERVICE/,
  ],
  [['snapshot'], /^octavo snapshot needs an action: save, restore, fork, list, remove\.$/],
  [['snapshot', 'constructor'], /"constructor" is not an action of octavo snapshot\. Available: save/],
  [['snapshot', 'save'], /NAME is required\./],
  [['snapshot', 'save', 'one', 'two'], /Unexpected argument "two"\. Usage: octavo snapshot save/],
  [['snapshot', 'list', 'one'], /Unexpected argument "one"\. Usage: octavo snapshot list/],
  [['snapshot', 'save', 'one', '--to', 'x'], /--to is a flag of fork only\./],
  [['backup'], /FILE is required\./],
  [['backup', 'a', 'b'], /Unexpected argument "b"\. Usage: octavo backup FILE/],
  [['backup', 'a', '--forc'], /"--forc" is not a flag\. Did you mean "--force"\?/],
  [['restore'], /FILE is required\./],
  [['restore', 'a', 'b', 'c'], /Unexpected arguments "b", "c"\. Usage: octavo restore FILE/],
  [['doctor', 'photo'], /Unexpected argument "photo"\. Usage: octavo doctor/],
  [['openapi'], /^octavo openapi needs a service: .*code-hosting/],
  [['openapi', 'photos'], /"photos" is not a service of this release\. /],
  [
    ['openapi', 'code-hosting', 'country-data'],
    /Unexpected argument "country-data"\. Usage: octavo openapi SERVICE/,
  ],
]

test('commands: invalid input gets an error that names what is wrong and what is allowed, exit code 2', async () => {
  const dataDir = temporaryFolder()
  for (const [args, message] of cases) {
    const options = args[0] === 'openapi' || args.length === 1 ? [] : ['--data', dataDir]
    const { code, stdout, stderr } = await octavo(...args, ...options)
    const call = `octavo ${args.join(' ')}: ${stderr}`
    assert.equal(code, 2, call)
    assert.equal(stdout, '', call)
    assert.match(stderr.trim(), message, call)
    assert.doesNotMatch(stderr, /\n +at /, call)
  }
  assert.deepEqual(readdirSync(dataDir), [])
})

test('commands: the exit code and the error are those of the process', async () => {
  for (const args of [['serv'], ['serve', 'photos'], ['token', 'create'], ['backup', 'a', '--forc']]) {
    const { code, stdout, stderr } = await octavoProcess(...args)
    assert.deepEqual({ code, stdout, stderr }, await octavo(...args))
    assert.equal(code, 2)
  }
})

test('commands: run to their end when the reader of the output has left', async () => {
  for (const args of [['openapi', 'photo'], ['--help']])
    assert.deepEqual(await octavoWithClosedOutput(...args), { code: 0, stdout: '', stderr: '' })
})

test('commands: an error of the system is one line, exit code 1', async () => {
  const folder = temporaryFolder()
  const { code, stderr } = await octavo('restore', folder, '--data', join(folder, 'data'))
  assert.deepEqual([code, stderr], [1, 'EISDIR: illegal operation on a directory, read\n'])
})

test('commands: name a damaged database in one line, exit code 1', async () => {
  const folder = usedFolder()
  mkdirSync(join(folder, 'photo'))
  const file = join(folder, 'photo/service.db')
  writeFileSync(file, 'damaged')
  const { code, stderr } = await octavo(
    'user',
    'create',
    '--service',
    'photo',
    '--login',
    'ada',
    '--data',
    folder,
  )
  assert.deepEqual([code, stderr], [1, `${file} cannot be opened: file is not a database\n`])
})

test('commands: name a lock that cannot be opened in one line, exit code 1', async () => {
  const folder = join(temporaryFolder(), ...Array.from({ length: 3 }, () => 'x'.repeat(200)))
  mkdirSync(folder, { recursive: true })
  const { code, stderr } = await octavo('serve', 'country-data', '--data', folder, '--port', '0')
  assert.equal(code, 1)
  assert.match(
    stderr,
    /^\S+\/owner\.lock cannot be opened: .*\. Its path has \d+ bytes, more than SQLite allows \(504\)\n$/,
  )
})

test('backup: refuses a directory without data, and leaves the file', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'backup.tar.gz')
  writeFileSync(file, 'older')
  const { code, stderr } = await octavo('backup', file, '--force', '--data', folder)
  assert.equal(code, 1)
  assert.match(stderr, /^No server has used /)
  assert.equal(readFileSync(file, 'utf8'), 'older')
})
