import type { Access } from '@octavo/platform/access.ts'
import type { RunningService } from '@octavo/platform/start-service.ts'
import type { AnyDefinition } from '../registry.ts'
import { problem } from './errors.ts'

export interface ServedService {
  definition: AnyDefinition
  /** It may be in a process of its own: of its server only the address is known. */
  running: Omit<RunningService, 'app'> & { app: { server: { address(): unknown } } }
}

/** The services of this house. There are none until all of them are up. */
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
    open(served) {
      services = served
    },
    list,
    get(name) {
      const served = list().find(({ running }) => running.name === name)
      if (!served) throw problem('no_service')
      return served
    },
  }
}

/** How it knows its callers, with its settings as they are in force. */
export function accessOf({ definition, running }: ServedService): Access | undefined {
  // Settings are those that this very definition has resolved.
  return definition.access?.(running.context.config as Record<string, unknown>)
}

export function isWell({ running }: ServedService): Promise<boolean> {
  return running.check().then(
    () => true,
    () => false,
  )
}
