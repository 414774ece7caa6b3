import { readFileSync } from 'node:fs'

/** Modules of packages that consist of hundreds of files. Each file costs time and memory at every start. */
export const bundledModules = [
  'kysely',
  'typebox',
  'typebox/compile',
  'typebox/system',
  'typebox/value',
] as const

const folder = new URL('../../node_modules/.cache/octavo-packages/', import.meta.url)

/** The folder of the bundles. Other versions of the packages have another one, so bundles are never stale. */
export function bundleFolder(): URL {
  const versions = ['kysely', 'typebox'].map((name) => {
    const manifest = new URL(`../../node_modules/${name}/package.json`, import.meta.url)
    return `${name}@${JSON.parse(readFileSync(manifest, 'utf8')).version}`
  })
  return new URL(`${versions.join(',')}/`, folder)
}

export function bundleName(specifier: string): string {
  return `${specifier.replace('/', '-')}.mjs`
}
