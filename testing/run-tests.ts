// Runs test files in a few processes, one more than cores, and reports like `node --test`.
// Usage: node testing/run-tests.ts [file or pattern …]
import { globSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { globalSetup, globalTeardown } from './src/test-run.ts'

/** The packages whose tests take longest come first, so that no core is idle at the end. */
const allTests = [
  'testing/test/package.test.ts',
  ...['portal', 'cli', 'services/*', 'platform', 'client', 'drawing', 'testing'].map(
    (folder) => `${folder}/test/**/*.test.ts`,
  ),
]
const patterns = process.argv.length > 2 ? process.argv.slice(2) : allTests
const matches = patterns.flatMap((pattern) =>
  globSync(pattern).sort((a, b) => statSync(b).size - statSync(a).size),
)
const files = [...new Set(matches)]
if (files.length === 0) throw new Error(`No test file matches ${patterns.join(' ')}`)

/** A worker claims a file by creating a file with its index in `claims`. */
const queue = mkdtempSync(join(tmpdir(), 'octavo-tests-'))
writeFileSync(join(queue, 'files.json'), JSON.stringify(files))
const claims = mkdtempSync(join(queue, 'claims-'))
const unfinished = new Set(files)
const totals = { tests: 0, suites: 0, pass: 0, fail: 0, cancelled: 0, skipped: 0, todo: 0 }
const reporter = new spec()
reporter.pipe(process.stdout)
const startedMs = performance.now()

await globalSetup()
try {
  // One more than cores, because tests wait for browsers, databases and their own processes.
  const slots = Math.min(availableParallelism() + 1, files.length)
  await Promise.all(Array.from({ length: slots }, (_, slot) => runWorkers(slot)))
} finally {
  await globalTeardown()
  rmSync(queue, { recursive: true })
}
for (const [name, count] of Object.entries(totals)) report(`${name} ${count}`)
report(`duration_ms ${Math.round(performance.now() - startedMs)}`)
for (const file of unfinished) report(`not finished: ${file}`)
reporter.end()
if (unfinished.size > 0) process.exitCode = 1

/** Runs one worker after another until the queue is empty. */
async function runWorkers(slot: number): Promise<void> {
  for (let claimed = countClaims(), turn = 1; claimed < files.length; claimed = countClaims(), turn++) {
    await runWorker(join(queue, `worker-${slot + 1}-${turn}.mjs`))
    if (countClaims() === claimed) throw new Error('A test process ended before it could run a file')
  }
}

async function runWorker(entry: string): Promise<void> {
  const [setup, worker] = ['track-tests.ts', 'test-worker.ts'].map(
    (file) => new URL(`src/${file}`, import.meta.url).href,
  )
  const call = `runQueuedFiles(${JSON.stringify({ queue, claims })})`
  writeFileSync(entry, `import '${setup}'\nawait (await import('${worker}')).${call}\n`)
  // Tests of several workers come at once, but the reporter expects one file after the other.
  let events: object[] = []
  let isIdle = false
  const flush = () => {
    for (const event of events) reporter.write(event)
    events = []
  }
  const execArgv = ['--test-timeout=180000']
  for await (const event of run({ files: [entry], isolation: 'process', execArgv })) {
    if (event.type === 'test:summary') {
      if (event.data.file === undefined && !isIdle) addCounts(event.data.counts)
      continue
    }
    // The totals of one worker.
    if (event.type === 'test:diagnostic' && event.data.nesting === 0) continue
    // Other workers have claimed all files. Node counts the entry as a test that passes.
    if (event.type === 'test:pass' && event.data.name === entry) {
      isIdle = true
      continue
    }
    events.push(event)
    // A file that cannot be imported is no failed test, but fails its suite.
    if (event.type === 'test:fail') process.exitCode = 1
    if ((event.type === 'test:pass' || event.type === 'test:fail') && event.data.nesting === 0) {
      unfinished.delete(event.data.name)
      flush()
    }
  }
  if (!isIdle) flush()
}

function countClaims(): number {
  return readdirSync(claims).length
}

type Counts = Record<'tests' | 'suites' | 'passed' | 'failed' | 'cancelled' | 'skipped' | 'todo', number>

function addCounts({ tests, suites, passed, failed, cancelled, skipped, todo }: Counts): void {
  totals.tests += tests
  totals.suites += suites
  totals.pass += passed
  totals.fail += failed
  totals.cancelled += cancelled
  totals.skipped += skipped
  totals.todo += todo
}

function report(message: string): void {
  reporter.write({ type: 'test:diagnostic', data: { nesting: 0, message, level: 'info' } })
}
