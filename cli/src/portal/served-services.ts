import type { Access } from '@octavo/platform/access.ts'
import type { RunningService } from '@octavo/platform/start-service.ts'
import type { AnyDefinition } from '../registry.ts'
import { problem } from './errors.ts'

export interface ServedService {
  definition: AnyDefinition
  /** May run in another process, so only the address of its server is available. */
  running: Omit<RunningService, 'app'> & { app: { server: { address(): unknown } } }
}

/** Empty until all services are ready. */
export interface ServedServices {
  isOpen(): boolean
  open(services: readonly ServedService[]): void
  list(): readonly ServedService[]
  get(name: string): ServedService
}

export function createServedServices(): ServedServices {
  let services: readonly ServedService[] | undefined
  const list = () => services ?? []
  return {
    isOpen: () => services !== undefined,
    open(started) {
      services = started
    },
    list,
    get(name) {
      const service = list().find(({ running }) => running.name === name)
      if (!service) throw problem('no_service')
      return service
    },
  }
}

export function accessOf({ definition, running }: ServedService): Access | undefined {
  // The settings were resolved by this definition.
  return definition.access?.(running.context.config as Record<string, unknown>)
}

export function isHealthy({ running }: ServedService): Promise<boolean> {
  return running.check().then(
    () => true,
    () => false,
  )
}
