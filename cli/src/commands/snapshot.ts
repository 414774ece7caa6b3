import { systemClock } from '@octavo/platform/clock.ts'
import { requireAction } from '../action.ts'
import { dataFlags, requireDataDirectory } from '../backups/data-flags.ts'
import { describeServices } from '../backups/describe.ts'
import { forkDataDirectory } from '../backups/fork.ts'
import { replaceDataDirectory } from '../backups/restore.ts'
import { copySnapshot, listSnapshots, removeSnapshot, saveSnapshot } from '../backups/snapshots.ts'
import type { Command } from '../command.ts'
import type { ParsedFlags } from '../flags.ts'
import { loadDefinitions } from '../registry.ts'
import { tooManyWords } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

export const snapshotCommand: Command = {
  name: 'snapshot',
  usage: 'snapshot save|restore|fork|list|remove NAME',
  summary: 'save, restore, fork, list or remove snapshots of all data',
  maxWords: 2,
  flags: async () => ({
    ...dataFlags,
    to: {
      type: 'string',
      value: 'DIR',
      help: 'for fork: the new data directory, a copy of snapshot NAME or of the current data',
    },
  }),
  async run({ flags, words: [word, name] }) {
    const action = requireAction('snapshot', word, actionNames)
    if (action === 'list' && name !== undefined) throw new UsageError(tooManyWords('snapshot list', [name]))
    if (action !== 'fork' && flags.to !== undefined) throw new UsageError('--to is a flag of fork only.')
    if (action !== 'list' && action !== 'fork') requireName(name)
    await actions[action]({ dataDir: await requireDataDirectory(flags), name, flags })
  },
}

interface SnapshotInput {
  dataDir: string
  name: string | undefined
  flags: ParsedFlags['flags']
}

const actionNames = ['save', 'restore', 'fork', 'list', 'remove'] as const

const actions: Record<(typeof actionNames)[number], (input: SnapshotInput) => Promise<void>> = {
  async save({ dataDir, name }) {
    const definitions = await loadDefinitions()
    const snapshot = await saveSnapshot({ dataDir, name: requireName(name), definitions, clock: systemClock })
    console.log(`Saved snapshot ${snapshot.name}: ${describeServices(snapshot)}.`)
  },

  async restore({ dataDir, name }) {
    const definitions = await loadDefinitions()
    const fill = (folder: string) => copySnapshot(dataDir, requireName(name), folder, definitions)
    const manifest = await replaceDataDirectory({ dataDir, replace: true, definitions, fill })
    console.log(`Restored ${describeServices(manifest)} in ${dataDir}, as of ${manifest.createdAt}.`)
  },

  async fork({ dataDir, name, flags }) {
    if (flags.to === undefined) throw new UsageError('--to DIR is required: the new data directory.')
    const to = String(flags.to)
    const definitions = await loadDefinitions()
    const manifest = await forkDataDirectory({ dataDir, name, to, definitions, clock: systemClock })
    console.log(
      `Created ${to}: ${describeServices(manifest)}. Serve it with: octavo serve --data ${to} --port 0`,
    )
  },

  async list({ dataDir }) {
    const snapshots = await listSnapshots(dataDir)
    if (!snapshots.length) return console.log(`No snapshots in ${dataDir}.`)
    const width = Math.max(...snapshots.map((snapshot) => snapshot.name.length))
    for (const snapshot of snapshots)
      console.log(`${snapshot.name.padEnd(width)}  ${snapshot.createdAt}  ${describeServices(snapshot)}`)
  },

  async remove({ dataDir, name }) {
    await removeSnapshot(dataDir, requireName(name))
    console.log(`Removed snapshot ${name}.`)
  },
}

function requireName(name: string | undefined): string {
  if (!name) throw new UsageError('NAME is required. Example: octavo snapshot save before-import')
  return name
}
