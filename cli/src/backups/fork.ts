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
export function forkDataDirectory({ name, to, ...source }: Fork): Promise<Manifest> {
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
