import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundledModules, bundleFolder } from '../src/package-bundles.ts'
import { serve, temporaryFolder } from './octavo-process.ts'

const loading = new URL('../src/module-loading.ts', import.meta.url).href

/** Imports all bundled modules in a process that loads modules as the server does. */
async function importBundles(): Promise<{ url: string; names: string[] }[]> {
  const script = `
    const modules = ${JSON.stringify(bundledModules)}.map(async (specifier) => ({
      url: import.meta.resolve(specifier),
      names: Object.keys(await import(specifier)),
    }))
    console.log(JSON.stringify(await Promise.all(modules)))`
  const args = ['--import', loading, '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname })
  return JSON.parse(stdout)
}

test('package bundles: the server imports them, and they export what the packages export', async () => {
  const folder = bundleFolder()
  assert.ok(existsSync(fileURLToPath(folder)), 'written by: npm run build --workspace cli')
  const bundles = await importBundles()
  for (const [index, specifier] of bundledModules.entries()) {
    assert.ok(bundles[index]?.url.startsWith(folder.href), `${specifier}: ${bundles[index]?.url}`)
    assert.deepEqual(bundles[index]?.names, Object.keys(await import(specifier)))
  }
})

test('compile modules: the first start loads code that was compiled at the installation', async (t) => {
  const folder = temporaryFolder()
  const own = {
    NODE_COMPILE_CACHE: join(folder, 'cache'),
    NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
    NODE_OPTIONS: '',
  }
  const inherited = Object.keys(own).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, own)
  t.after(() => {
    for (const [name, value] of inherited) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })
  const script = join(import.meta.dirname, '../compile-modules.ts')
  await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 26 })
  const { child, exit } = await serve(join(folder, 'data'), 'country-data')
  child.kill()
  const log = (await exit).stderr
  assert.match(log, /was accepted/)
  assert.doesNotMatch(log, /was rejected|no transpile cache/)
})
