import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import service from '@octavo/country-data/index.ts'
import { startTestService } from '@octavo/testing/service.ts'

test('readme: the first call works when pasted', async () => {
  const { url } = await startTestService(service)
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  const [, flags = '', code = ''] = /npx node (\S+) - <<'CODE'\n(.+?)\nCODE\n/s.exec(readme) ?? []
  assert.ok(code.includes('http://127.0.0.1:8003'))
  const pasted = code.replace('http://127.0.0.1:8003', url)
  const options = { cwd: join(import.meta.dirname, '../..') }
  const run = promisify(execFile)(process.execPath, [flags, '--eval', pasted], options)
  assert.equal((await run).stdout, "Switzerland [ 'Bern' ]\nEstonia [ 'Tallinn' ]\n")
})
