// Replaces cli/src/module-loading.ts in the package, where compiled modules need no hook for TypeScript.
import module, { type ResolveHookSync } from 'node:module'

const root = new URL('../../', import.meta.url).href
const dependencies = `${root}node_modules/`

/** By default, Node looks for a package.json in every folder above each file, which takes a sixth of a start. */
const resolve: ResolveHookSync = (specifier, context, nextResolve) => {
  const { parentURL } = context
  const isOwn = parentURL?.startsWith(root) && !parentURL.startsWith(dependencies)
  return isOwn && specifier.startsWith('.') && specifier.endsWith('.js')
    ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    : nextResolve(specifier, context)
}

module.registerHooks({ resolve })
