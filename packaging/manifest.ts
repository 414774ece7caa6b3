import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Needed on older versions of Node only. */
const runtimeDependencies = ['@node-rs/argon2', 'temporal-polyfill']
/** They are in `bundles/`. */
const bundled = ['kysely', 'typebox']
/** An installation from a clone bundles packages; the package contains the bundles. */
const buildTools = ['rolldown']

/** Public entries: the name of the export and the compiled module. */
export const entries: Readonly<Record<string, string>> = {
  './testing': 'testing/src/public/testing',
  './client': 'client/src/client',
  './client/pages': 'client/src/pages',
  './client/next-page': 'client/src/next-page',
  './client/webhooks': 'client/src/webhooks',
}

interface Manifest {
  name: string
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export function createManifest() {
  const { version, description, license, devDependencies } = readManifest('package.json')
  const workspaces = globSync('{platform,drawing,cli,client,services/*}/package.json', { cwd: root })
  const dependencies = workspaces.flatMap((file) => Object.entries(readManifest(file).dependencies ?? {}))
  const older = runtimeDependencies.map((name) => [name, devDependencies?.[name]])
  const published = [...dependencies, ...older].filter(
    ([name = '']) => !name.startsWith('@octavo/') && ![...bundled, ...buildTools].includes(name),
  )
  return {
    name: 'octavo',
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=22.19.0' },
    bin: { octavo: 'cli/octavo.js' },
    exports: {
      ...Object.fromEntries(
        Object.entries(entries).map(([name, path]) => [
          name,
          { types: `./${path}.d.ts`, default: `./${path}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(published.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))),
  }
}

function readManifest(file: string): Manifest & { description?: string; license?: string } {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
