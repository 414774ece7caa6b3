// Runs test files in a few processes, one for each core, and reports like `node --test`.
// Usage: node testing/run-tests.ts [file or pattern …]
import { globSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { globalSetup, globalTeardown } from './src/test-run.ts'

/** The packages whose tests take longest come first, so that no core is idle at the end. */
const allTests = ['portal', 'cli', 'services/*', 'platform', 'client', 'drawing', 'testing'].map(
  (folder) => `${folder}/test/**/*.test.ts`,
)
const patterns = process.argv.length > 2 ? process.argv.slice(2) : allTests
const files = patterns.flatMap((pattern) =>
  globSync(pattern)
    .map((file) => resolve(file))
    .sort((a, b) => statSync(b).size - statSync(a).size),
)
if (files.length === 0) throw new Error(`No test file matches ${patterns.join(' ')}`)

const queue = mkdtempSync(join(tmpdir(), 'octavo-tests-'))
writeFileSync(join(queue, 'files.json'), JSON.stringify(files))
const reporter = new spec()
reporter.pipe(process.stdout)
const counts: Record<string, number> = {}
const startedAt = performance.now()

await globalSetup()
try {
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), files.length) }, (_, index) => runWorkers(index)),
  )
} finally {
  await globalTeardown()
  rmSync(queue, { recursive: true })
}
for (const [name, count] of Object.entries(counts)) report(`${name} ${count}`)
report(`files ${files.length}`)
report(`duration_ms ${Math.round(performance.now() - startedAt)}`)
reporter.end()

/** Runs one worker after another until the queue is empty. A crashed worker loses the file that it ran. */
async function runWorkers(slot: number): Promise<void> {
  for (
    let count = 1;
    readdirSync(queue).filter((name) => /^\d+$/.test(name)).length < files.length;
    count++
  ) {
    const entry = join(queue, `worker-${slot + 1}-${count}.mjs`)
    const worker = new URL('src/test-worker.ts', import.meta.url).href
    writeFileSync(
      entry,
      `import { runQueuedFiles } from '${worker}'\nawait runQueuedFiles(${JSON.stringify(queue)})\n`,
    )
    // Tests of several workers come at once, but the reporter expects one file after the other.
    let events: object[] = []
    const args = ['--test-timeout=180000']
    for await (const event of run({ files: [entry], isolation: 'process', execArgv: args })) {
      if (event.type === 'test:fail') process.exitCode = 1
      if (event.type === 'test:summary' && event.data.file === undefined) addCounts(event.data.counts)
      const isTotal = event.type === 'test:diagnostic' && event.data.nesting === 0
      if (event.type !== 'test:summary' && !isTotal) events.push(event)
      if ((event.type === 'test:pass' || event.type === 'test:fail') && event.data.nesting === 0) {
        for (const one of events) reporter.write(one)
        events = []
      }
    }
    for (const one of events) reporter.write(one)
  }
}

function addCounts(added: object): void {
  for (const [name, count] of Object.entries(added)) counts[name] = (counts[name] ?? 0) + count
}

function report(message: string): void {
  reporter.write({ type: 'test:diagnostic', data: { nesting: 0, message, level: 'info' } })
}
