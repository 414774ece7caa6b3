// Makes loading thousands of modules cheaper.
import { existsSync } from 'node:fs'
import module, { type ResolveFnOutput, type ResolveHookSync } from 'node:module'
import { bundledModules, bundleFolder, bundleName } from './package-bundles.ts'

/** Specifiers that resolve to the same file for all importers: bundled packages, and packages of this repository. */
const resolved = new Map<string, ResolveFnOutput>(findBundles())

const resolve: ResolveHookSync = (specifier, context, nextResolve) => {
  const cached = resolved.get(specifier)
  if (cached) return cached
  const format = formatOf(specifier)
  // By default, Node looks for a package.json in every folder above each file: a sixth of the time of a start.
  if (format && context.parentURL?.startsWith('file:'))
    return { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true }
  const result = nextResolve(specifier, context)
  if (specifier.startsWith('@octavo/')) resolved.set(specifier, { ...result, shortCircuit: true })
  return result
}

module.registerHooks({ resolve })

/** Imports of files beside their importer name the whole file, and all packages here with TypeScript are modules. */
function formatOf(specifier: string): 'module' | 'module-typescript' | undefined {
  if (!specifier.startsWith('.')) return undefined
  if (specifier.endsWith('.ts')) return 'module-typescript'
  return specifier.endsWith('.mjs') ? 'module' : undefined
}

/** Without bundles, which `npm ci` writes, the packages themselves are loaded. */
function findBundles(): [string, ResolveFnOutput][] {
  const folder = bundleFolder()
  if (!existsSync(folder)) return []
  return bundledModules.map((specifier) => {
    const { href } = new URL(bundleName(specifier), folder)
    return [specifier, { url: href, format: 'module', shortCircuit: true }]
  })
}
