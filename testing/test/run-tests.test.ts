import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'

const runner = join(import.meta.dirname, '../run-tests.ts')
const passing = "import { test } from 'node:test'\ntest('passes', () => {})\n"

for (const [circumstance, content, output] of [
  ['a failing test', "import { test } from 'node:test'\ntest('fails', () => { throw 1 })\n", /ℹ fail 1/],
  [
    'an unhandled rejection',
    "import { test } from 'node:test'\ntest('rejects', async () => { await 1; void Promise.reject(new Error('unheard')); await new Promise(setImmediate) })\n",
    /✖ rejects.*Error: unheard/s,
  ],
  [
    'a file that cannot be imported',
    "import './missing.ts'\n",
    /✖ .*other\.test\.ts.*no such file.*missing\.ts/s,
  ],
  [
    'a file that ends its process',
    "import { test } from 'node:test'\ntest('ends', () => process.exit(0))\n",
    /not finished: .*other\.test\.ts/,
  ],
] as const) {
  test(`the test runner fails on ${circumstance}, and runs the other files`, (t) => {
    const { status, stdout } = run(t, { other: content, passing })
    assert.equal(status, 1)
    assert.match(stdout, output)
    assert.match(stdout, /✔ passes/)
  })
}

test('the test runner removes temporary files, also those of a run that was killed', (t) => {
  const printed =
    "import { tmpdir } from 'node:os'\nimport { test } from 'node:test'\ntest('in ' + tmpdir() + ';', () => {})\n"
  const folderOf = (stdout: string) => /in (.+?);/.exec(stdout)?.[1] ?? assert.fail(stdout)
  const first = folderOf(run(t, { printed }).stdout)
  assert.equal(existsSync(first), false)
  const { pid } = spawnSync(process.execPath, ['--version'])
  const abandoned = join(dirname(first), `octavo-test-run-${pid}-abandoned`)
  const own = join(dirname(first), `octavo-test-run-${process.pid}-kept`)
  for (const folder of [abandoned, own]) mkdirSync(folder)
  t.after(() => rmSync(own, { recursive: true }))
  run(t, { printed })
  assert.deepEqual([existsSync(abandoned), existsSync(own)], [false, true])
})

/** Runs test files, by name and content. */
function run(t: TestContext, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-runner-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, `${name}.test.ts`), content)
  // Without it, Node does not run tests of tests.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  return spawnSync(process.execPath, [runner, `${folder}/*.test.ts`], { env, encoding: 'utf8' })
}
