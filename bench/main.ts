// npm run bench [name…]: runs the benchmarks, each with its peer or baseline in the same run.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

const libraries = [
  'main.ts',
  'measure.ts',
  'figures.ts',
  'load.ts',
  'servers.ts',
  'floor.ts',
  'nginx.ts',
  'fortune.ts',
  'hook-targets.ts',
  'event-server.ts',
  'event-shop.ts',
  'event-listings.ts',
  'ticket-shops.ts',
  'synthetic.ts',
  'web-content-posts.ts',
  'image-renderers.ts',
  'image-crowd.ts',
  'feedparser-expectations.ts',
]
const benches = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !libraries.includes(file))
const names = benches.map((file) => basename(file, '.ts')).sort()
const requested = process.argv.slice(2)
const unknown = requested.find((name) => !names.includes(name))
if (unknown) {
  console.error(`"${unknown}" is not a benchmark. Available: ${names.join(', ')}.`)
  process.exit(2)
}
for (const name of requested.length ? requested : names) {
  console.log(`\n# ${name}\n`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
