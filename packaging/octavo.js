#!/usr/bin/env node
// Replaces cli/octavo.js in the package. Plain JavaScript, so that older versions of Node can run the version check.
import { accessSync, constants, existsSync } from 'node:fs'
import module from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(`Octavo needs Node 22.19 or newer; this is ${process.version}.`)
  process.exit(1)
}
const compileCache = findCacheFolder()
module.enableCompileCache(compileCache)
// For threads and child processes.
process.env.NODE_COMPILE_CACHE ??= compileCache
await import('./src/process-start.js')
const { main } = await import('./src/main.js')
await main(process.argv.slice(2), process)

/** Beside the package, or in the home folder if the package belongs to another user and brings no cache. */
function findCacheFolder() {
  const own = fileURLToPath(new URL('../node_modules/.cache/octavo', import.meta.url))
  try {
    accessSync(fileURLToPath(new URL('..', import.meta.url)), constants.W_OK)
    return own
  } catch {
    return existsSync(own) ? own : join(homedir(), '.cache/octavo')
  }
}
