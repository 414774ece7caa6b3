// Bundles packages of hundreds of files after an installation. See src/package-bundles.ts.
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { bundledModules, bundleFolder, bundleName } from './src/package-bundles.ts'

const folder = bundleFolder()
await rm(new URL('..', folder), { recursive: true, force: true })
const bundle = await rolldown({
  platform: 'node',
  input: Object.fromEntries(
    bundledModules
      .map((specifier) => [bundleName(specifier), import.meta.resolve(specifier)])
      .map(([name = '', url = '']) => [name, fileURLToPath(url)]),
  ),
})
await bundle.write({
  dir: fileURLToPath(folder),
  entryFileNames: '[name]',
  chunkFileNames: '[name].mjs',
  comments: false,
})
