import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'

const client = join(import.meta.dirname, '..')
const compiler = join(
  dirname(createRequire(join(client, '../package.json')).resolve('typescript/package.json')),
  'bin/tsc',
)

/** Compiles files with the types of browsers and without those of Node. */
async function compile(files: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-types-'))
  after(() => rmSync(folder, { recursive: true }))
  const project = join(folder, 'tsconfig.json')
  const compilerOptions = { types: [], lib: ['esnext', 'dom', 'dom.iterable'] }
  const include = files.map((file) => join(client, file))
  writeFileSync(
    project,
    JSON.stringify({ extends: join(client, '../tsconfig.json'), compilerOptions, include }),
  )
  const run = promisify(execFile)(process.execPath, [compiler, '--noEmit', '--project', project])
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }) => String(stdout),
  )
}

test('types: wrong paths, parameters and fields are refused, and the source compiles without Node types', async () => {
  assert.equal(await compile(['src/**/*.ts', 'test/wrong-calls.ts']), '')
})

test('types: use of Node APIs in the source is an error', async () => {
  assert.match(await compile(['src/**/*.ts', 'test/http-server.ts']), /http-server\.ts.*'node:http'/)
})
