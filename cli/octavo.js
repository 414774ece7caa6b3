#!/usr/bin/env node
// Plain JavaScript, so that an older Node can still read it and say what is wrong.
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import v8 from 'node:v8'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 26) {
  console.error(
    `Octavo needs Node 26, and this is ${process.version}.\n` +
      'npm brings the right one along: after "npm ci" use "npm start" or "npx octavo".',
  )
  process.exit(1)
}
// Compiled sources are kept between starts: a third less time and 20 MB less memory.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/octavo', import.meta.url)))
// See src/young-memory.ts.
v8.setFlagsFromString('--semi-space-growth-factor=1')
await import('./src/main.ts')
