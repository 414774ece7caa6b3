import { existsSync } from 'node:fs'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import type { RunningService } from '@octavo/platform/start-service.ts'
import type { AnyDefinition } from '../registry.ts'
import { UsageError } from '../usage-error.ts'
import { findInSnapshot } from './snapshots.ts'

export interface RestorableService {
  definition: AnyDefinition
  running: Pick<RunningService, 'name' | 'restoreFrom'>
}

/** Gives services of this process what a snapshot holds of them, while they answer. */
export async function restoreRunning(
  dataDir: string,
  name: string,
  services: readonly RestorableService[],
): Promise<void> {
  const keeping = services.filter(({ definition }) => definition.migrations)
  const found = await Promise.all(
    keeping.map(async ({ running }) => ({
      running,
      folder: await findInSnapshot(dataDir, name, running.name),
    })),
  )
  const missing = found.find(({ folder }) => !existsSync(databaseFileOf(folder)))
  if (missing) throw new UsageError(`The snapshot ${name} holds nothing of ${missing.running.name}.`)
  for (const { running, folder } of found) await running.restoreFrom(folder)
}
