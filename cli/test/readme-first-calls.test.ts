import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { registry } from '../src/registry.ts'
import { serve } from './octavo-process.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'octavo-readme-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** The shell blocks below "First call", without the start of the server, which already runs. */
function firstCalls(name: string): string {
  const readme = readFileSync(join(root, 'services', name, 'README.md'), 'utf8')
  const [, section = ''] = /^## First call\n([\s\S]*?)^## /m.exec(readme) ?? []
  const blocks = [...section.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
  return blocks.join('').replace(/^npm start .*\n/gm, '')
}

/** In the shell of a reader: a failing call fails the script. */
const prelude = `set -eu -o pipefail
curl() { command curl --fail-with-body --silent --show-error "$@"; }
npx() { shift; node "${join(root, 'cli/octavo.js')}" "$@"; }
`

test('README: the first calls of each service work as they stand', async () => {
  const { deployment } = await serve(join(folder, 'data'), '--log', 'silent')
  for (const { name, offset } of registry) {
    const calls = firstCalls(name)
    assert.notEqual(calls, '', name)
    const { url = '' } = deployment.services[name] ?? {}
    const script = prelude + calls.replaceAll(`http://127.0.0.1:${8000 + offset}`, url)
    assert.doesNotMatch(script, /127\.0\.0\.1:80\d\d/, name)
    await promisify(execFile)('bash', ['-c', script], { cwd: folder, timeout: 60_000 }).catch((error) => {
      assert.fail(`${name}: ${error.stderr}${error.stdout}`)
    })
  }
})
