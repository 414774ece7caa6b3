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

/** Restores services of this process from a snapshot while they run. */
export async function restoreRunning(
  dataDir: string,
  name: string,
  services: readonly RestorableService[],
): Promise<void> {
  const withData = services.filter(({ definition }) => definition.migrations)
  const copies = await Promise.all(
    withData.map(async ({ running }) => ({
      running,
      folder: await findInSnapshot(dataDir, name, running.name),
    })),
  )
  const missing = copies.find(({ folder }) => !existsSync(databaseFileOf(folder)))
  if (missing) throw new UsageError(`Snapshot ${name} does not contain ${missing.running.name}.`)
  for (const { running, folder } of copies) await running.restoreFrom(folder)
}
