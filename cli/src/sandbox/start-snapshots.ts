import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RunningService } from '@octavo/platform/start-service.ts'
import type { ServedService } from '../portal/served-services.ts'
import type { AnyDefinition } from '../registry.ts'

export interface StartSnapshots {
  /** Copies a service that contains only its sample data. */
  take(service: ServedService): Promise<void>
  restore(service: ServedService): Promise<void>
}

export interface StartSnapshotOptions {
  /** Removed when the server stops. */
  folder(): Promise<string>
  /** Starts a service with sample data on another data directory. */
  startOn(definition: AnyDefinition, dataDir: string): Promise<RunningService>
}

/** Copies of services with their sample data, which `reset` restores. */
export function createStartSnapshots({ folder, startOn }: StartSnapshotOptions): StartSnapshots {
  const copies = new Map<string, Promise<string>>()

  /** For a service that had data before this start: creates the sample data in a temporary directory. */
  async function seed({ definition }: ServedService): Promise<string> {
    const copiesFolder = await folder()
    const temporary = await mkdtemp(join(copiesFolder, 'seeding-'))
    try {
      const pristine = await startOn(definition, temporary)
      const copy = join(copiesFolder, definition.name)
      await pristine.copyTo(copy).finally(pristine.close)
      return copy
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  }

  return {
    async take({ running }) {
      const copy = join(await folder(), running.name)
      await running.copyTo(copy)
      copies.set(running.name, Promise.resolve(copy))
    },
    async restore(service) {
      const { name, restoreFrom } = service.running
      const copy = copies.get(name) ?? seed(service)
      copies.set(name, copy)
      // The next reset retries a failed copy.
      copy.catch(() => copies.delete(name))
      await restoreFrom(await copy)
    },
  }
}
