import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const source = join(import.meta.dirname, '../src')

test('imports: the source imports only openapi-fetch and itself, so it runs in browsers and in Node', () => {
  const specifiers = globSync('**/*.ts', { cwd: source }).flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    return [...text.matchAll(/(?<![\w/.'])(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
      ([, specifier]) => specifier ?? '',
    )
  })
  assert.ok(specifiers.length > 10)
  assert.deepEqual(
    [...new Set(specifiers.filter((specifier) => !/^\.{1,2}\//.test(specifier)))],
    ['openapi-fetch'],
  )
})
