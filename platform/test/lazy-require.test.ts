import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { lazyRequire } from '../src/lazy-require.ts'

async function folderWith(name: string, source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-on-demand-'))
  after(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'node_modules', name), { recursive: true })
  await writeFile(join(folder, 'node_modules', name, 'package.json'), '{"type":"module","main":"index.js"}')
  await writeFile(join(folder, 'node_modules', name, 'index.js'), source)
  return pathToFileURL(join(folder, 'user.js')).href
}

test('lazyRequire does not load a package that is never used', async () => {
  const from = await folderWith('breaks', 'throw new Error("loaded")')
  const load = lazyRequire('breaks', from)
  assert.throws(load, /loaded/)
})

test('lazyRequire loads a package once, resolved from the caller’s folder', async () => {
  const from = await folderWith('counted', 'export const made = { by: import.meta.url }')
  const load = lazyRequire<{ made: { by: string } }>('counted', from)
  const { made } = load()
  assert.equal(made.by, new URL('node_modules/counted/index.js', from).href)
  assert.equal(load().made, made)
})
