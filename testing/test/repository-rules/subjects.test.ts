import assert from 'node:assert/strict'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'

/** Files and folders below `src/`: each may import itself and everything to its left. */
const orders: Record<string, string> = {
  'anime-catalogue':
    'config limits database json-api errors access context wire works images title-search ranking resources writing ' +
    'catalogue importers sample create-context setup index',
  'code-assistant':
    'config errors wire database access limits engine source-code analysis metering context tasks syntax typescript ' +
    'refactoring documentation explanation fixes unit-tests review recipes repositories completion redaction upstreams ' +
    'local-model intents rules engines inference conversations chat tabby openai anthropic usage keys health sample create-context ' +
    'setup index',
  'code-hosting':
    'config git errors wire database context markdown access limits licenses meta accounts repositories organizations ' +
    'tokens issues rules code/commits code/pushes code/lfs code/files pulls reviews merging releases ' +
    'deployments creation gists transfers activity apps administration checks audit notifications insights search graphql pages sample ' +
    'create-context setup index',
  'event-management':
    'config error-table errors calendar wire database roles context access inventory geography outbox limits batch ' +
    'unimplemented taxonomy media payments accounts webhooks events organizers venues tickets search seats series ' +
    'orders documents attendance mail privacy sample pages authorization create-context setup index',
  'web-content':
    'config errors wire taxonomy query database access limits context feeds articles enrichment clusters posts search ' +
    'queries hub sources sample create-context setup index',
  photo:
    'images/settings images/signatures config errors wire pages/style pages/site database counts photo-index matching context access limits images users apps photos ' +
    'collections topics search uploads placeholders totals pages sample create-context setup index',
}

const services = join(import.meta.dirname, '../../../services')

interface Import {
  file: string
  target: string
}

function readImports(service: string): { files: string[]; imports: Import[] } {
  const root = join(services, service, 'src')
  const files = globSync('**/*.ts', { cwd: root })
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
      ([, specifier = '']) => ({ file, target: relative(root, join(root, file, '..', specifier)) }),
    ),
  )
  return { files, imports }
}

for (const [service, line] of Object.entries(orders)) {
  test(`${service}: imports between subjects run one way`, () => {
    const order = line.split(' ')
    const subjectOf = (path: string) =>
      order.find((subject) => path === `${subject}.ts` || path.startsWith(`${subject}/`)) ?? path
    const { files, imports } = readImports(service)
    const problems = [
      ...files
        .filter((file) => !order.includes(subjectOf(file)))
        .map((file) => `${file} is missing in the order`),
      ...imports
        .filter(({ file, target }) => order.indexOf(subjectOf(target)) > order.indexOf(subjectOf(file)))
        .map(({ file, target }) => `${file} imports ${target}, which comes later`),
      ...imports
        .filter(({ file, target }) => target.endsWith('/setup.ts') && file !== 'setup.ts')
        .map(({ file, target }) => `${file} imports ${target}, which only src/setup.ts may import`),
    ]
    assert.deepEqual(problems, [])
  })
}

for (const service of readdirSync(services)) {
  test(`${service}: no file imports itself through others`, () => {
    let circular = readImports(service).imports
    // Drops imports that cannot be part of a circle until only circles, and what connects them, are left.
    for (let count = Infinity; circular.length < count; ) {
      count = circular.length
      const importers = new Set(circular.map(({ file }) => file))
      const imported = new Set(circular.map(({ target }) => target))
      circular = circular.filter(({ file, target }) => importers.has(target) && imported.has(file))
    }
    assert.deepEqual(circular, [])
  })
}
