import { systemClock } from '@octavo/platform/clock.ts'
import type { SnapshotAction } from '../commands/snapshot.ts'
import { listStoredServices } from '../data-directory.ts'
import { loadDefinitions } from '../registry.ts'
import { describeServices } from './describe.ts'
import { forkDataDirectory } from './fork.ts'
import { replaceDataDirectory } from './restore.ts'
import {
  copySnapshot,
  listServicesInSnapshot,
  listSnapshots,
  removeSnapshot,
  saveSnapshot,
} from './snapshots.ts'

interface SnapshotInput {
  dataDir: string
  name?: string | undefined
  to: string
}

/** The actions of `octavo snapshot`. Each returns what to print. */
export const snapshotActions: Record<SnapshotAction, (input: SnapshotInput) => Promise<string>> = {
  async save({ dataDir, name = '' }) {
    const definitions = await loadDefinitions(await listStoredServices(dataDir))
    const snapshot = await saveSnapshot({ dataDir, name, definitions, clock: systemClock })
    return `Saved snapshot ${snapshot.name}: ${describeServices(snapshot)}.`
  },

  async restore({ dataDir, name = '' }) {
    const definitions = await loadDefinitions(await listServicesInSnapshot(dataDir, name))
    const fill = (folder: string) => copySnapshot(dataDir, name, folder, definitions)
    const manifest = await replaceDataDirectory({ dataDir, replace: true, definitions, fill })
    return `Restored ${describeServices(manifest)} in ${dataDir}, as of ${manifest.createdAt}.`
  },

  async fork({ dataDir, name, to }) {
    const services =
      name === undefined ? await listStoredServices(dataDir) : await listServicesInSnapshot(dataDir, name)
    const definitions = await loadDefinitions(services)
    const manifest = await forkDataDirectory({ dataDir, name, to, definitions, clock: systemClock })
    return `Created ${to}: ${describeServices(manifest)}. Serve it with: octavo serve --data ${to} --port 0`
  },

  async list({ dataDir }) {
    const snapshots = await listSnapshots(dataDir)
    if (!snapshots.length) return `No snapshots in ${dataDir}.`
    const width = Math.max(...snapshots.map((snapshot) => snapshot.name.length))
    return snapshots
      .map(
        (snapshot) => `${snapshot.name.padEnd(width)}  ${snapshot.createdAt}  ${describeServices(snapshot)}`,
      )
      .join('\n')
  },

  async remove({ dataDir, name = '' }) {
    await removeSnapshot(dataDir, name)
    return `Removed snapshot ${name}.`
  },
}
