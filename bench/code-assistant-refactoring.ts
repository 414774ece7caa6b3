// Claims: of at least 40 pairs of a package and an operation that changes it, all pass the package's own tests as before;
// operations on a file of 500 lines take at most 25 ms (p50) and 120 ms (p95) on a warm thread.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { run } from '@octavo/code-assistant/refactoring/refactor-code.ts'
import type { RefactorCodeInput } from '@octavo/code-assistant/refactoring/refactor-code-task.ts'
import {
  copyPackage,
  packageOperations,
  type TestedPackage,
  testedPackages,
} from '../services/code-assistant/test/refactoring/package-tests.ts'
import { describeClaim, quantile } from './figures.ts'

await testPackages()
await measureLatency()

async function testPackages(): Promise<void> {
  let pairs = 0
  let same = 0
  let changeCount = 0
  console.log('package                    operation                 changes  left  tests before  after')
  // The keys are names of packages.
  for (const name of Object.keys(testedPackages) as TestedPackage[]) {
    const copy = copyPackage(name)
    const before = await copy.test()
    for (const operation of packageOperations) {
      const { changes, rejected } = await copy.refactor(operation)
      if (changes.length === 0) continue
      const after = await copy.test()
      const isSame = JSON.stringify(after) === JSON.stringify(before) && before.passed > 0
      pairs++
      changeCount += changes.length
      if (isSame) same++
      const counts = [changes.length, rejected.length, before.passed, after.passed]
      console.log(
        `${name.padEnd(26)} ${operation.padEnd(26)} ${counts.map((count) => String(count).padStart(6)).join(' ')}  ${isSame ? '' : 'DIFFERENT'}`,
      )
    }
    copy.remove()
  }
  console.log(`\n${changeCount} changes in ${pairs} pairs, ${same} with the same test results\n`)
  if (same < pairs || pairs < 40) process.exitCode = 1
}

async function measureLatency(): Promise<void> {
  const path = createRequire(import.meta.resolve('@octavo/code-assistant/index.ts')).resolve('qs')
  const content = readFileSync(path.replace(/index\.js$/, 'parse.js'), 'utf8')
  console.log(`A file of ${content.split('\n').length} lines, each run with other contents`)
  const line = content.split('\n').findIndex((text) => text.includes('var limit =')) + 1
  const inputs: Omit<RefactorCodeInput, 'files'>[] = [
    { operation: 'replace-var', arguments: {} },
    { operation: 'use-template-strings', arguments: {} },
    { operation: 'use-for-of', arguments: {} },
    { operation: 'use-shorthand-properties', arguments: {} },
    { operation: 'rename', arguments: { symbol: 'parseArrayValue', newName: 'readArrayValue' } },
    {
      operation: 'extract-function',
      arguments: { name: 'limitOf' },
      range: { startLine: line, endLine: line },
    },
    { operation: 'organize-imports', arguments: {} },
  ]
  const rounds = 30
  const warmUp = 10
  const all: number[] = []
  for (const input of inputs) {
    const times: number[] = []
    for (let round = 0; round < rounds + warmUp; round++) {
      const files = [{ path: 'parse.js', content: `${content}\n// ${input.operation} ${round}\n` }]
      const start = performance.now()
      await run({ ...input, files })
      if (round >= warmUp) times.push(performance.now() - start)
    }
    all.push(...times)
    console.log(
      `  ${input.operation.padEnd(26)} p50 ${quantile(times, 0.5).toFixed(1)} ms  p95 ${quantile(times, 0.95).toFixed(1)} ms`,
    )
  }
  console.log(`p50 ms ${describeClaim(quantile(all, 0.5), 'at most', 25)}`)
  console.log(`p95 ms ${describeClaim(quantile(all, 0.95), 'at most', 120)}`)
}
