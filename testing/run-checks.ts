// Runs checks that need no server, as many at once as there are cores, and prints the output of each when it ends.
// Usage: node testing/run-checks.ts [name …]
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

// One checker per project: several would compute the types that they share once each.
const types = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '--incremental']
const cache = 'node_modules/.cache'

/** Arguments of Node, the longest check first. */
const checks: Record<string, readonly string[]> = {
  types: [...types, '--tsBuildInfoFile', `${cache}/types.json`],
  'types-portal': [...types, '-p', 'portal', '--tsBuildInfoFile', `${cache}/types-portal.json`],
  knip: ['node_modules/knip/bin/knip.js'],
  biome: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  rules: ['--test', ...globSync('testing/test/repository-rules/*.test.ts')],
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks)
const slots = Math.min(availableParallelism(), names.length)
await Promise.all(Array.from({ length: slots }, runChecks))

async function runChecks(): Promise<void> {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const args = checks[name]
    if (!args) throw new Error(`"${name}" is not a check; there are ${Object.keys(checks).join(', ')}`)
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const code = new Promise((resolve) => child.on('close', resolve))
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
    process.stdout.write(`${name}\n${out}${err}\n`)
    if ((await code) !== 0) process.exitCode = 1
  }
}
