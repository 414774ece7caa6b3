import { once } from 'node:events'
import { setPriority } from 'node:os'
import { createLogger } from '@octavo/platform/log.ts'
import { type SeededService, seedService } from '@octavo/platform/start-service.ts'
import { loadDefinition } from '../registry.ts'
import type { FromSeeder, StartRequest, ToSeeder } from './messages.ts'

const names = process.argv.slice(2)
process.title = `octavo ${names.join(', ')}, seeding`

const stops = new Map(names.map((name) => [name, new AbortController()]))
const notRequested = new Set(names)
let unseeded = names.length
const { promise: allSeeded, resolve: startJobs } = Promise.withResolvers<void>()
const jobs: Promise<void>[] = []

process.on('message', async (message: ToSeeder) => {
  if (message.kind === 'seed') await seed(message)
  else stop(message.name)
})
// The server is stopping, or has exited. An unfinished seed runs again at the next start.
process.on('disconnect', async () => {
  for (const name of names) stop(name)
  await Promise.all(jobs)
  process.exit()
})
if (!process.connected) process.exit()
// Ctrl-C reaches this process too; it stops with the server.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// The requests can arrive while the modules load.
await Promise.all(names.map(loadDefinition))
await allSeeded
// The server is now more urgent than the remaining jobs.
setPriority(10)
await Promise.all(jobs)
process.exit()

async function seed({ name, options, logStyle }: StartRequest): Promise<void> {
  notRequested.delete(name)
  const log = createLogger(logStyle)
  try {
    const service = await seedService(await loadDefinition(name), { ...options, log })
    report({ kind: 'seeded', name })
    jobs.push(runJobs(name, service))
  } catch (error) {
    log.error({ service: name, err: error }, 'seeding failed')
    report({ kind: 'closed', name })
    process.exitCode = 1
  }
  countSeeded()
}

/** The jobs wait until all services of this process are seeded, because the server waits for that. */
async function runJobs(name: string, service: SeededService): Promise<void> {
  const signal = stops.get(name)?.signal ?? AbortSignal.abort()
  const abort = once(signal, 'abort')
  await Promise.race([allSeeded, abort])
  if (!signal.aborted) await Promise.race([service.runJobs(), abort])
  await service.close()
  report({ kind: 'closed', name })
}

function stop(name: string): void {
  stops.get(name)?.abort()
  if (notRequested.delete(name)) countSeeded()
}

function countSeeded(): void {
  unseeded -= 1
  if (!unseeded) startJobs()
}

function report(message: FromSeeder): void {
  if (process.connected) process.send?.(message)
}
