import { isInside } from '../paths.ts'
import { UsageError } from '../usage-error.ts'
import { copyData, type DataSource } from './copy-data.ts'
import type { Manifest } from './manifest.ts'
import { replaceDataDirectory } from './restore.ts'
import { copySnapshot } from './snapshots.ts'

export interface Fork extends DataSource {
  /** The snapshot to copy; the current data by default. */
  name?: string | undefined
  /** A new or empty data directory. */
  to: string
}

/** Creates a data directory with the same content, including the demo credentials. */
export async function forkDataDirectory({ name, to, ...source }: Fork): Promise<Manifest> {
  if (isInside(to, source.dataDir))
    throw new UsageError(
      `${to} is inside the data directory ${source.dataDir}, which contains only its own data. Choose another directory.`,
    )
  return replaceDataDirectory({
    dataDir: to,
    replace: false,
    definitions: [],
    fill: (folder) =>
      name === undefined
        ? copyData(source, folder)
        : copySnapshot(source.dataDir, name, folder, source.definitions),
  })
}
