import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** Reads a file of an installed package, even if its `exports` do not list it. */
export function readPackageText(packageName: string, path: string): string {
  return readFileSync(join(packageFolder(packageName), path), 'utf8')
}

export function readPackageJson<T>(packageName: string, path: string): T {
  // The packages are pinned to exact versions, so the shape is known; validate/shape.ts checks the result.
  return JSON.parse(readPackageText(packageName, path)) as T
}

/** Loads a CommonJS package without types. */
export function loadUntyped<T>(packageName: string): T {
  return require(packageName)
}

function packageFolder(packageName: string): string {
  const manifest = require.resolve
    .paths(packageName)
    ?.map((folder) => join(folder, packageName, 'package.json'))
    .find(isReadable)
  if (manifest === undefined) throw new Error(`${packageName} is not installed; run npm ci first`)
  return dirname(manifest)
}

function isReadable(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch {
    return false
  }
}
