import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Logger } from '@octavo/platform/log.ts'
import type { SeedElsewhere } from '@octavo/platform/start-service.ts'
import { forkModule } from './fork-module.ts'
import { type FromSeeder, type StartRequest, type ToSeeder, toSerializable } from './messages.ts'

interface Seeder {
  /** Returns how the process ended if it did not seed the service. */
  seed(request: StartRequest): Promise<string | undefined>
  /** Cancels what the process still does for a service, and waits for it. */
  stop(service: string): Promise<void>
}

/** Forked processes that load services and wait for the requests to seed them. */
export interface WaitingSeeders {
  take(service: string): Seeder | undefined
  /** Cancels the services that were not taken. */
  dismiss(): void
}

/**
 * On a first start, seeding is the longest part, so its processes load their modules while the server loads its own. There
 * is one per processor, because each of them loads the platform.
 */
export function forkSeeders(
  services: readonly string[],
  maxProcesses = availableParallelism(),
): WaitingSeeders {
  const count = Math.min(services.length, maxProcesses)
  const waiting = new Map<string, Seeder>()
  for (let index = 0; index < count; index++) {
    const own = services.filter((_, position) => position % count === index)
    const seeder = forkSeeder(own)
    for (const service of own) waiting.set(service, seeder)
  }
  return {
    take(service) {
      const seeder = waiting.get(service)
      waiting.delete(service)
      return seeder
    },
    dismiss() {
      for (const [service, seeder] of waiting) void seeder.stop(service)
      waiting.clear()
    },
  }
}

/**
 * Seeds services in processes that end. In the server's own process, malloc and V8 would keep most of the memory that
 * seeding takes, about 200 MB.
 */
export function seedInOwnProcess(
  logStyle: StartRequest['logStyle'],
  log: Logger,
  waiting?: WaitingSeeders,
): SeedElsewhere {
  return async (name, options) => {
    const seeder = waiting?.take(name) ?? forkSeeder([name])
    const failure = await seeder.seed({ name, options: toSerializable(options), logStyle })
    if (failure !== undefined)
      log.warn({ service: name, how: failure }, 'another process could not seed; seeding in this one')
    return { stop: () => seeder.stop(name) }
  }
}

function forkSeeder(services: readonly string[]): Seeder {
  const child = forkModule(new URL('./seed-services.ts', import.meta.url), services)
  const exit = waitForEnd(child)
  const reports = new Map<string, PromiseWithResolvers<undefined>>()
  const reportOf = (kind: FromSeeder['kind'], service: string) => {
    const key = `${kind} ${service}`
    const report = reports.get(key) ?? Promise.withResolvers<undefined>()
    reports.set(key, report)
    return report
  }
  child.on('message', (message) => {
    // Only seed-services.ts sends messages here.
    const { kind, name } = message as FromSeeder
    reportOf(kind, name).resolve(undefined)
  })
  const send = (message: ToSeeder) => {
    if (child.connected) child.send(message, () => {})
  }
  return {
    async seed(request) {
      send({ kind: 'seed', ...request })
      const seeded = reportOf('seeded', request.name).promise
      const failed = reportOf('closed', request.name).promise.then(() => 'see the error above')
      const failure = await Promise.race([seeded, failed, exit])
      // An exit can arrive before the last message.
      return child.exitCode === 0 ? undefined : failure
    },
    async stop(service) {
      send({ kind: 'stop', name: service })
      await Promise.race([reportOf('closed', service).promise, exit])
    },
  }
}

function waitForEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    // After `disconnect`, Node does not emit `close`.
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
    child.once('error', ({ message }) => resolve(message))
  })
}
