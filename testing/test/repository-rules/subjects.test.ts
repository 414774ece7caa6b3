import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { test } from 'node:test'

/** Files and folders below `src/`: each may import itself and everything to its left. */
const orders: Record<string, string> = {
  'anime-catalogue':
    'config limits database json-api errors access context wire works images title-search ranking resources writing ' +
    'catalogue importers sample create-context setup index',
  'code-hosting':
    'config git errors wire database context markdown access limits licenses meta accounts repositories organizations ' +
    'tokens administration issues code/commits code/pushes code/files creation transfers activity pages sample ' +
    'create-context setup index',
  'event-management':
    'config error-table errors calendar wire database roles context access inventory geography outbox limits batch ' +
    'unimplemented taxonomy media payments accounts webhooks events organizers venues tickets search seats series ' +
    'orders documents attendance mail privacy sample pages authorization create-context setup index',
}

for (const [service, line] of Object.entries(orders)) {
  test(`${service}: imports between subjects run one way`, () => {
    const order = line.split(' ')
    const root = join(import.meta.dirname, '../../../services', service, 'src')
    const subjectOf = (path: string) =>
      order.find((subject) => path === `${subject}.ts` || path.startsWith(`${subject}/`)) ?? path
    const files = globSync('**/*.ts', { cwd: root })
    const imports = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
        ([, specifier = '']) => ({ file, target: relative(root, join(root, file, '..', specifier)) }),
      ),
    )
    const problems = [
      ...files
        .filter((file) => !order.includes(subjectOf(file)))
        .map((file) => `${file} has no place in the order`),
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
