import { exchangeAll } from './exchange.ts'
import { type Gathering, gather } from './gather.ts'
import type { Manifest } from './manifest.ts'
import { copySnapshot } from './snapshots.ts'

export interface Fork extends Gathering {
  /** Which snapshot; without one, the present. */
  name?: string | undefined
  /** A data directory that is not there yet, or empty. */
  to: string
}

/** A data directory of its own with the same content, down to the demo credentials. */
export function forkDataDirectory({ name, to, ...gathering }: Fork): Promise<Manifest> {
  return exchangeAll({
    dataDir: to,
    replace: false,
    definitions: [],
    fill: (folder) =>
      name === undefined
        ? gather(gathering, folder)
        : copySnapshot(gathering.dataDir, name, folder, gathering.definitions),
  })
}
