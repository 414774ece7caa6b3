import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const runner = join(import.meta.dirname, '../run-tests.ts')
const passing = "import { test } from 'node:test'\ntest('passes', () => {})\n"

for (const [circumstance, content, output] of [
  ['a failing test', "import { test } from 'node:test'\ntest('fails', () => { throw 1 })\n", /ℹ fail 1/],
  [
    'an unhandled rejection',
    "import { test } from 'node:test'\ntest('rejects', async () => { await 1; void Promise.reject(new Error('unheard')); await new Promise(setImmediate) })\n",
    /✖ rejects.*Error: unheard/s,
  ],
  ['a file that cannot be imported', "import './missing.ts'\n", /ERR_MODULE_NOT_FOUND/],
  [
    'a file that ends its process',
    "import { test } from 'node:test'\ntest('ends', () => process.exit(0))\n",
    /not finished: .*other\.test\.ts/,
  ],
] as const) {
  test(`the test runner fails on ${circumstance}, and runs the other files`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'octavo-runner-'))
    t.after(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'other.test.ts'), content)
    writeFileSync(join(folder, 'passing.test.ts'), passing)
    // Without it, Node does not run tests of tests.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const { status, stdout } = spawnSync(process.execPath, [runner, `${folder}/*.test.ts`], { env })
    assert.equal(status, 1)
    assert.match(stdout.toString(), output)
    assert.match(stdout.toString(), /✔ passes/)
  })
}
