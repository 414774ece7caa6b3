import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnyDefinition, loadServices } from '@octavo/cli/registry.ts'
import { systemClock } from '@octavo/platform/clock.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createSandboxClock, type SandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import { type RunningService, startService } from '@octavo/platform/start-service.ts'

export interface TestOctavo {
  /** The running services by name, with addresses and demo credentials. */
  services: Record<string, RunningService>
  /** Moves the time of all services. */
  clock: SandboxClock
  /** Restores the sample data within milliseconds. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface TestOctavoOptions {
  /** The services to start; all by default. */
  services?: readonly string[]
  /** Services that are not part of the release, such as a test's own. */
  definitions?: readonly AnyDefinition[]
  /** Settings by service, as in `octavo.config.json`. */
  settings?: Record<string, unknown>
  limits?: 'spec' | 'off'
  sampleData?: boolean
}

/** Starts services in this process on free loopback ports. Their data is deleted on close. */
export async function startOctavo(options: TestOctavoOptions = {}): Promise<TestOctavo> {
  const { settings = {}, limits = 'spec', sampleData = true } = options
  const clock = createSandboxClock(systemClock)
  const definitions = options.definitions ?? (await findDefinitions(options.services))
  await using closing = new AsyncDisposableStack()
  const beginnings = await mkdtemp(join(tmpdir(), 'octavo-test-'))
  closing.defer(() => rm(beginnings, { recursive: true, force: true }))
  const services = await Promise.all(
    definitions.map(async (definition) => {
      const service = await startService(definition, {
        host: '127.0.0.1',
        port: 0,
        settings: { file: settings },
        log: createLogger('silent'),
        limits,
        privateTargets: true,
        sampleData,
        clock,
      })
      closing.defer(service.close)
      await service.copyTo(join(beginnings, service.name))
      return service
    }),
  )
  const resources = closing.move()
  return {
    services: Object.fromEntries(services.map((service) => [service.name, service])),
    clock,
    async reset() {
      clock.reset()
      await Promise.all(services.map((service) => service.restoreFrom(join(beginnings, service.name))))
    },
    close: () => resources.disposeAsync(),
  }
}

async function findDefinitions(names: readonly string[] | undefined): Promise<AnyDefinition[]> {
  const services = await loadServices()
  const unknown = names?.find((name) => !services.some((service) => service.name === name))
  if (unknown)
    throw new Error(`"${unknown}" is not a service; there are ${services.map(({ name }) => name).join(', ')}`)
  return services.filter(({ name }) => names?.includes(name) ?? true).map(({ definition }) => definition)
}
