import type { ChildProcess } from 'node:child_process'
import type { Logger } from '@octavo/platform/log.ts'
import type { SeedElsewhere } from '@octavo/platform/start-service.ts'
import { forkModule } from './fork-module.ts'
import { type StartRequest, toSerializable } from './messages.ts'

interface Seeder {
  child: ChildProcess
  ended: Promise<string>
}

/** Forked processes that load a service and wait for the request to seed it. */
export interface WaitingSeeders {
  take(service: string): Seeder | undefined
  /** Ends those that were not taken. */
  dismiss(): void
}

/** On a first start, seeding is the longest part, so its processes load their modules while the server loads its own. */
export function forkSeeders(services: readonly string[]): WaitingSeeders {
  const waiting = new Map(services.map((service) => [service, forkSeeder(service)]))
  return {
    take(service) {
      const seeder = waiting.get(service)
      waiting.delete(service)
      return seeder
    },
    dismiss() {
      for (const { child } of waiting.values()) if (child.connected) child.disconnect()
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
    const { child, ended } = waiting?.take(name) ?? forkSeeder(name)
    const request: StartRequest = { name, options: toSerializable(options), logStyle }
    if (child.connected) child.send(request, () => {})
    const seeded = new Promise<undefined>((resolve) => child.once('message', () => resolve(undefined)))
    const failure = await Promise.race([seeded, ended])
    // An exit can arrive before the last message.
    if (failure !== undefined && child.exitCode !== 0)
      log.warn({ service: name, how: failure }, 'the process that seeds has ended; seeding in this one')
    return {
      async stop() {
        if (child.connected) child.disconnect()
        await ended
      },
    }
  }
}

function forkSeeder(service: string): Seeder {
  const child = forkModule(new URL('./seed-one.ts', import.meta.url), [], [service])
  const { promise: ended, resolve: setEnded } = Promise.withResolvers<string>()
  // After `disconnect`, Node does not emit `close`.
  child.once('exit', (code, signal) => setEnded(signal ?? `exit code ${code}`))
  child.once('error', ({ message }) => setEnded(message))
  return { child, ended }
}
