import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../..')
const sources = globSync('{platform,drawing,services/*,client,cli,testing}/src/**/*.ts', {
  cwd: root,
}).filter((file) => !file.startsWith('client/src/services/'))

/** Files whose text matches, one by one. */
function matching(files: readonly string[], pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
}

test('services: only routes use Fastify at run time', () => {
  assert.ok(sources.length > 1000, 'the sources were found')
  const others = sources.filter((file) => file.startsWith('services/') && !/\/routes(\/|\.ts)/.test(file))
  assert.deepEqual(matching(others, /^import (?!type ).*'fastify'/m), [])
})

test('exports: only services, and fast-check with its settings, are default exports', () => {
  const others = sources.filter(
    (file) => !/^services\/[^/]+\/src\/index\.ts$|testing\/src\/property\.ts$/.test(file),
  )
  assert.deepEqual(matching(others, /^export default /m), [])
})

test('unknown values: `Object(x)` is not used to read them, because it returns `any`', () => {
  assert.deepEqual(matching(sources, /(?<![.\w])Object\(/), [])
})
