import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { generate, readGenerated } from '../generate.ts'

test('generated: types match the openapi.json of every service', async () => {
  const expected = await generate()
  const actual = readGenerated()
  assert.ok(expected.size > 1, 'there are services')
  assert.deepEqual([...actual.keys()].sort(), [...expected.keys()].sort(), 'run `node client/generate.ts`')
  for (const [path, text] of expected)
    assert.ok(actual.get(path) === text, `${path}: run \`node client/generate.ts\``)
})

test('generated: only files of added or changed services differ', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-client-'))
  after(() => rmSync(folder, { recursive: true }))
  const countries = 'services/country-data/openapi.json'
  cpSync(join(import.meta.dirname, '../..', countries), join(folder, countries))
  const before = await generate(folder)

  mkdirSync(join(folder, 'services/pictures'))
  const picture = {
    description: '',
    content: { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } },
  }
  const paths = { '/{status}.jpg': { get: { responses: { 200: picture } } } }
  const description = { openapi: '3.1.0', info: { title: 'P', version: '1' }, paths }
  writeFileSync(join(folder, 'services/pictures/openapi.json'), JSON.stringify(description))
  const later = await generate(folder)
  assert.deepEqual([...later.keys()], ['services.ts', 'services/country-data.ts', 'services/pictures.ts'])
  assert.equal(later.get('services/country-data.ts'), before.get('services/country-data.ts'))
  assert.match(later.get('services/pictures.ts') ?? '', /"\/\{status\}\.jpg": \{/)
  assert.match(
    later.get('services.ts') ?? '',
    /'country-data': \{[^}]+\}\n {2}pictures: \{ paths: pictures\.paths; /,
  )
})
