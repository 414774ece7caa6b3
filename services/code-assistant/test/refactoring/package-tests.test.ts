import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { copyPackage, type TestedPackage } from './package-tests.ts'

/** A part of the table that `bench/code-assistant-refactoring.ts` prints. */
const pairs: Partial<Record<TestedPackage, readonly string[]>> = {
  minimist: ['replace-var', 'use-arrow-functions', 'use-guard-clauses', 'merge-nested-ifs'],
  'json-stable-stringify': ['replace-var', 'use-template-strings', 'remove-else-after-return'],
  'side-channel': ['replace-var', 'use-guard-clauses'],
  'for-each': ['replace-var'],
}

// The keys are names of packages.
for (const [name, operations] of Object.entries(pairs) as [TestedPackage, readonly string[]][])
  describe(`the tests of ${name} pass as before`, () => {
    for (const operation of operations)
      test(`after ${operation}`, async (t) => {
        const copy = copyPackage(name)
        t.after(copy.remove)
        const before = await copy.test()
        assert.ok(before.passed > 0 && before.exitCode === 0)
        const { changes, checks } = await copy.refactor(operation)
        assert.ok(changes.length > 0)
        assert.ok(checks.every(({ ok }) => ok))
        assert.deepEqual(await copy.test(), before)
      })
  })
