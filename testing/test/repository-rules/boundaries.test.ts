import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../..')
const sources = globSync('{platform,drawing,services/*,client,portal,cli,testing,bench}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
})

/** Each layer on the left may import itself and the layers on the right. */
const mayImport: Record<string, readonly string[]> = {
  platform: [],
  drawing: [],
  service: ['platform', 'drawing'],
  client: [],
  portal: ['client'],
  cli: ['platform', 'drawing', 'service', 'client', 'portal'],
  testing: ['platform', 'drawing', 'service', 'client', 'portal', 'cli'],
  bench: ['platform', 'drawing', 'service', 'client', 'portal', 'cli', 'testing'],
}

interface Workspace {
  layer: string
  /** The name of the service or layer. */
  unit: string
}

function workspaceOf(path: string): Workspace {
  const [top = '', name = ''] = path.split('/')
  return top === 'services' ? { layer: 'service', unit: name } : { layer: top, unit: top }
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('@octavo/')) {
      const [, unit = ''] = specifier.split('/')
      return globSync(`{${unit},services/${unit}}`, { cwd: root })
    }
    return specifier.startsWith('.') ? relative(root, join(root, file, '..', specifier)) : []
  })
}

test('imports: each layer imports only lower layers, and no service imports another', () => {
  assert.ok(sources.length > 50, 'the sources were found')
  const wrong = sources.flatMap((file) => {
    const from = workspaceOf(file)
    const isTest = /\/(test|tools)\//.test(file)
    const allowed = isTest
      ? [...(mayImport[from.layer] ?? []), 'testing', ...(from.layer === 'service' ? [] : ['service'])]
      : (mayImport[from.layer] ?? [])
    return importsOf(file)
      .filter((target) => {
        const to = workspaceOf(target)
        if (to.layer === from.layer) return to.unit !== from.unit
        return !allowed.includes(to.layer)
      })
      .map((target) => `${file} imports ${target}`)
  })
  assert.deepEqual(wrong, [])
})

test('imports: only the command line and the public types of tests know the names of services', () => {
  const types = 'testing/src/public/test-octavo.ts'
  const names = globSync('services/*', { cwd: root }).map((path) => path.split('/')[1] ?? '')
  const knowing = sources
    .filter((file) => /^(platform|testing)\/src\//.test(file) && file !== types)
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return names.filter((name) => text.includes(name)).map((name) => `${file} names ${name}`)
    })
  assert.deepEqual(knowing, [])
  const declared = [...readFileSync(join(root, types), 'utf8').matchAll(/^ {2}\| '(.+)'$/gm)].map(
    ([, name]) => name,
  )
  assert.deepEqual(declared.toSorted(), names.toSorted())
})

test('platform: its exports are the modules outside of `internal`', () => {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'platform/package.json'), 'utf8'),
  )
  const modules = globSync('**/*.ts', { cwd: join(root, 'platform/src') })
    .filter((path) => !path.startsWith('internal/'))
    .sort()
  assert.deepEqual(
    exports,
    Object.fromEntries(modules.map((path) => [`./${path}`, `./src/${path}`])),
    'list each public module in platform/package.json',
  )
})

test('platform: other packages reach internal modules only from benchmarks', () => {
  const wrong = sources.filter(
    (file) =>
      !/^(platform|bench)\//.test(file) &&
      importsOf(file).some((target) => target.startsWith('platform/src/')),
  )
  assert.deepEqual(wrong, [])
})

test('platform: no other package names its tables', () => {
  const tables = sources
    .filter((file) => file.startsWith('platform/src/'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/createTable\('(octavo_\w+)'\)/g)])
    .map(([, table]) => table)
  assert.ok(tables.includes('octavo_user'), 'the tables were found')
  const named = new RegExp(`\\b(?:${tables.join('|')})\\b`)
  const wrong = sources
    .filter((file) => /\/src\//.test(file) && !file.startsWith('platform/'))
    .filter((file) => named.test(readFileSync(join(root, file), 'utf8')))
  assert.deepEqual(wrong, [])
})
