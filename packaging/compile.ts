import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { bundledModules, bundleName } from '../cli/src/package-bundles.ts'
import { rewriteModule } from './rewrite-module.ts'

const root = join(import.meta.dirname, '..')

/** Modules that differ in the package. */
const replacements: Readonly<Record<string, string>> = {
  'packaging/runtime/argon2.js': 'platform/src/internal/auth/argon2.js',
  'packaging/runtime/module-loading.js': 'cli/src/module-loading.js',
}
const newerFeatures = 'packaging/runtime/newer-features.js'
const usesNewerFeature =
  /\b(?:node:sqlite|Temporal\.|AsyncDisposableStack\b|RegExp\.escape\b|Uint8Array\.fromHex\b)/

export interface Compilation {
  /** The names of packages that compiled modules import. */
  imported: ReadonlySet<string>
}

/** Compiles the sources into the same folders below `output`, with imports that resolve there. */
export async function compile(output: string): Promise<Compilation> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  await promisify(execFile)(process.execPath, [
    compiler,
    '-p',
    join(import.meta.dirname, 'tsconfig.json'),
    '--outDir',
    output,
  ])
  for (const [from, to] of Object.entries(replacements)) await rename(join(output, from), join(output, to))
  await copyFile(join(import.meta.dirname, 'octavo.js'), join(output, 'cli/octavo.js'))
  const exportsOf = await readPlatformExports()
  const imported = new Set<string>()
  for await (const name of glob('**/*.js', { cwd: output })) {
    const file = join(output, name)
    const text = await readFile(file, 'utf8')
    const rewritten = rewriteModule(name, text, (specifier) => {
      const target = resolveInPackage(specifier, exportsOf)
      if (target !== undefined) return relativeSpecifier(name, target)
      if (specifier.startsWith('.')) return specifier.replace(/\.ts$/, '.js')
      if (!specifier.startsWith('node:')) imported.add(packageName(specifier))
      return specifier
    })
    const isNewer = name !== newerFeatures && usesNewerFeature.test(text)
    const first = isNewer ? `import '${relativeSpecifier(name, newerFeatures)}';\n` : ''
    await writeFile(file, first + rewritten)
  }
  return { imported }
}

/** Files that modules read beside themselves, such as texts and scripts of pages. */
export async function copyOtherFiles(output: string): Promise<void> {
  const patterns = ['{platform,drawing,services/*,cli}/src/**/*']
  for await (const entry of glob(patterns, { cwd: root, withFileTypes: true })) {
    if (!entry.isFile() || /\.ts$|^README\.md$/.test(entry.name)) continue
    const name = relative(root, join(entry.parentPath, entry.name))
    await mkdir(dirname(join(output, name)), { recursive: true })
    await copyFile(join(root, name), join(output, name))
  }
}

async function readPlatformExports(): Promise<ReadonlyMap<string, string>> {
  const manifest = JSON.parse(await readFile(join(root, 'platform/package.json'), 'utf8'))
  return new Map(Object.entries<string>(manifest.exports))
}

/** The compiled file of an import of another workspace or of a bundled package. */
function resolveInPackage(specifier: string, platform: ReadonlyMap<string, string>): string | undefined {
  if (bundledModules.some((name) => name === specifier)) return `bundles/${bundleName(specifier)}`
  const [, workspace, path] = /^@octavo\/([^/]+)\/(.+)\.ts$/.exec(specifier) ?? []
  if (workspace === undefined || path === undefined) return undefined
  if (workspace === 'platform') {
    const source = platform.get(`./${path}.ts`)
    if (source === undefined) throw new Error(`The platform does not export ${path}`)
    return join('platform', source.replace(/\.ts$/, '.js'))
  }
  const folder = existsSync(join(root, 'services', workspace)) ? `services/${workspace}` : workspace
  return `${folder}/src/${path}.js`
}

function relativeSpecifier(from: string, to: string): string {
  const path = relative(dirname(from), to).split(sep).join('/')
  return path.startsWith('.') ? path : `./${path}`
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}
