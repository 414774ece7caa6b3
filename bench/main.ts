// npm run bench [name…]: every claim of the README about speed, each beside its peer or floor in the same run.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

const parts = [
  ...['main.ts', 'measure.ts', 'figures.ts', 'load.ts', 'servers.ts', 'floor.ts', 'nginx.ts', 'fortune.ts'],
  ...['hook-targets.ts', 'event-server.ts', 'event-shop.ts', 'event-listings.ts', 'ticket-shops.ts'],
  'made-up.ts',
]
const benches = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !parts.includes(file))
const names = benches.map((file) => basename(file, '.ts')).sort()
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !names.includes(name))
if (unknown) {
  console.error(`"${unknown}" is not a bench. There are: ${names.join(', ')}.`)
  process.exit(2)
}
for (const name of asked.length ? asked : names) {
  console.log(`\n# ${name}\n`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
