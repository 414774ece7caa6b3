// Writes octavo-<version>.tgz, the package that users install: node packaging/pack.ts [folder]
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundleFolder } from '../cli/src/package-bundles.ts'
import { compile, copyOtherFiles } from './compile.ts'
import { declare } from './declare.ts'
import { createManifest, entries } from './manifest.ts'

const root = join(import.meta.dirname, '..')
const copied = [
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'client/README.md',
  'portal/dist',
  'services/anime-catalogue/data',
  'services/code-hosting/gitignore',
  'services/code-hosting/licenses',
  'services/country-data/data',
  'services/photo/data',
  'services/status-image/pictures',
]

const target = resolve(process.argv[2] ?? '.')
await mkdir(target, { recursive: true })
const output = await mkdtemp(join(tmpdir(), 'octavo-pack-'))
try {
  console.log(await pack())
} finally {
  await rm(output, { recursive: true, force: true })
}

/** Returns the path of the tarball. */
async function pack(): Promise<string> {
  for (const built of [join(root, 'portal/dist'), bundleFolder()])
    if (!existsSync(built)) throw new Error(`${built} is missing. Run "npm run prepare" first.`)
  const { imported } = await compile(output)
  await copyOtherFiles(output)
  await declare(output, Object.values(entries))
  const filter = (path: string) => !/\.ts$/.test(path)
  for (const name of copied) await cp(join(root, name), join(output, name), { recursive: true, filter })
  await copyBundles()
  const manifest = createManifest()
  const undeclared = [...imported].filter((name) => !Object.hasOwn(manifest.dependencies, name))
  if (undeclared.length) throw new Error(`Not among the dependencies: ${undeclared.join(', ')}`)
  await writeJson('package.json', manifest)
  // Modules of the command line read the version from here.
  await writeJson('cli/package.json', { version: manifest.version, type: 'module' })
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', target],
    { cwd: output, maxBuffer: 2 ** 26 },
  )
  const [packed] = Object.values<{ filename: string }>(JSON.parse(stdout))
  if (!packed) throw new Error('npm pack wrote no tarball')
  return join(target, packed.filename)
}

async function copyBundles(): Promise<void> {
  await cp(bundleFolder(), join(output, 'bundles'), { recursive: true })
  for (const name of ['kysely', 'typebox']) {
    const folder = join(root, 'node_modules', name)
    const license = ['LICENSE', 'license', 'LICENSE.md'].find((file) => existsSync(join(folder, file)))
    if (license === undefined) throw new Error(`${name} has no license file`)
    await writeFile(join(output, `bundles/${name}.LICENSE`), await readFile(join(folder, license)))
  }
}

async function writeJson(name: string, value: unknown): Promise<void> {
  await writeFile(join(output, name), `${JSON.stringify(value, null, 2)}\n`)
}
