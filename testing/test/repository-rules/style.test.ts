import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../..')
const sources = globSync('{platform,drawing,services/*,client,cli,testing}/src/**/*.ts', {
  cwd: root,
}).filter((file) => !file.startsWith('client/src/services/'))

const texts = new Map(sources.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

function matching(files: readonly string[], pattern: RegExp): string[] {
  return files.filter((file) => pattern.test(texts.get(file) ?? ''))
}

test('services: only routes use Fastify at run time', () => {
  assert.ok(sources.length > 1000, 'the sources were found')
  const others = sources.filter((file) => file.startsWith('services/') && !/\/routes(\/|\.ts)/.test(file))
  assert.deepEqual(matching(others, /^import (?!type ).*'fastify'/m), [])
})

test('node:http: the server imports its types only, because an import of values loads the built-in undici', () => {
  const serverSources = sources.filter((file) => !file.startsWith('testing/'))
  assert.deepEqual(matching(serverSources, /^import (?!type ).*'node:http'/m), [])
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

test('lookup tables: keys from variables use a `Map`, because every object has a `constructor`', () => {
  const isIndexed = (text: string) =>
    [...text.matchAll(/^const (\w+): (?:Readonly<)?Record<string,[^=]*= \{(?!\})/gm)].some(([, name]) =>
      new RegExp(`(?<![.\\w])${name}\\[[^'\\]]`).test(text),
    )
  assert.deepEqual(
    [...texts].filter(([, text]) => isIndexed(text)).map(([file]) => file),
    [],
  )
})

test('services: SQL is in store, migrations and database only', () => {
  const others = sources.filter(
    (file) => file.startsWith('services/') && !/\/(store|migrations|database)(\/|\.ts)/.test(file),
  )
  const query =
    /\.(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^>]+>)?[`.]/
  assert.deepEqual(matching(others, query), [])
})

test('names: functions and types are camelCase', () => {
  assert.deepEqual(matching(sources, /^(export )?(async )?(function|class|interface|type) \w*[a-z]_/m), [])
})

const files = globSync('{platform,drawing,services/*,client,portal,cli,testing,bench}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})

test('names: constants are camelCase, also those that never change', () => {
  // Tests contain sources of other projects as text.
  const others = files.filter((file) => !file.includes('/test/'))
  assert.deepEqual(
    others.filter((file) =>
      /^\s*(export )?(const|let) [A-Z][A-Z\d_]+\b/m.test(readFileSync(join(root, file), 'utf8')),
    ),
    [],
  )
})

const nameOf = (file: string) =>
  file.slice(file.lastIndexOf('/') + 1).replace(/(\.(test|d|config))?\.tsx?$/, '')

test('files: names are kebab-case', () => {
  assert.deepEqual(
    files.filter((file) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(nameOf(file))),
    [],
  )
})

test('files: names describe the content, and one file has one concept', () => {
  const vague = /^(utils?|helpers?|common|misc|types?|parts?)$/
  const vagueFolder = /\/(utils?|helpers?|common|misc|types)\//
  assert.deepEqual(
    files.filter((file) => vague.test(nameOf(file)) || vagueFolder.test(file)),
    [],
  )
  const long = files
    .filter((file) => !/\/(test|migrations|facts)\/|^client\/src\/services\//.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 400)
  assert.deepEqual(long, [])
})
