// Writes services/code-hosting/SUPPORT.md: runs the tests of the service, and lists the operations that they call.
// Usage: node testing/generate-support.ts [--without-tests | file or pattern …]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import {
  mergeCallers,
  operationKey,
  parseSupport,
  readPublishedOperations,
  readRouteKeys,
  renderSupport,
} from './src/support-table.ts'

const root = join(import.meta.dirname, '..')
const service = join(root, 'services/code-hosting')
const target = join(service, 'SUPPORT.md')
const withoutTests = process.argv.includes('--without-tests')
const patterns = process.argv.length > 2 ? process.argv.slice(2) : ['services/code-hosting/test/*.test.ts']
const files = withoutTests ? [] : globSync(patterns, { cwd: root })

const calls = files.length ? await runTests() : []
const operations = readPublishedOperations(
  readFileSync(join(root, 'node_modules/@octokit/openapi-types/types.d.ts'), 'utf8'),
)
const routes = readRouteKeys(JSON.parse(readFileSync(join(service, 'openapi.json'), 'utf8')))
const before = existsSync(target) ? parseSupport(readFileSync(target, 'utf8')) : []
const callers = mergeCallers(before, calls, new Set(files.map(nameOf)), (name) =>
  existsSync(join(service, 'test', `${name}.test.ts`)),
)
writeFileSync(target, renderSupport(operations, routes, callers))

/** Runs the files and returns their successful calls. See `record-calls.ts`. */
async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-calls-'))
  try {
    const env = { ...process.env, OCTAVO_RECORD_CALLS: folder }
    const tests = spawn(process.execPath, ['testing/run-tests.ts', ...files], {
      cwd: root,
      env,
      stdio: 'inherit',
    })
    const [code] = await once(tests, 'exit')
    // A failed test may have called operations that it would otherwise not reach, so the table would be wrong.
    if (code !== 0) throw new Error('Tests failed, so SUPPORT.md is unchanged')
    return readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [file = '', method = '', path = ''] = line.split('\t')
          return { file: nameOf(file), key: operationKey(method, path) }
        }),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function nameOf(file: string): string {
  return basename(file, '.test.ts')
}
