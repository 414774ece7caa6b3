import type { Logger } from '@octavo/platform/log.ts'
import type { SeedElsewhere } from '@octavo/platform/start-service.ts'
import { forkModule } from './fork-module.ts'
import type { ServiceOrder } from './messages.ts'

/**
 * Seeds services in processes that end. In the server's own process, malloc and V8 would keep most of the memory that
 * seeding takes, about 200 MB.
 */
export function seedInOwnProcess(logStyle: ServiceOrder['logStyle'], log: Logger): SeedElsewhere {
  return async (
    name,
    { log: _log, metrics: _metrics, clock: _clock, ids: _ids, extend: _extend, ...serving },
  ) => {
    const child = forkModule(new URL('./seed-one.ts', import.meta.url), [])
    const { promise: ended, resolve: setEnded } = Promise.withResolvers<string>()
    // After `disconnect`, Node does not emit `close`.
    child.once('exit', (code, signal) => setEnded(signal ?? `exit code ${code}`))
    child.once('error', ({ message }) => setEnded(message))
    const order: ServiceOrder = { name, serving, logStyle }
    child.send(order, () => {})
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
