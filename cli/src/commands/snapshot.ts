import { systemClock } from '@octavo/platform/clock.ts'
import { requireAction } from '../action.ts'
import type { Command } from '../command.ts'
import type { ParsedFlags } from '../flags.ts'
import { exchangeAll } from '../keeping/exchange.ts'
import { forkDataDirectory } from '../keeping/fork.ts'
import { keepingFlags, keptIn } from '../keeping/keeping-flags.ts'
import { copySnapshot, listSnapshots, removeSnapshot, saveSnapshot } from '../keeping/snapshots.ts'
import { describeServices } from '../keeping/wording.ts'
import { loadDefinitions } from '../registry.ts'
import { tooManyWords } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

export const snapshotCommand: Command = {
  name: 'snapshot',
  usage: 'snapshot save|restore|fork|list|remove NAME',
  summary: 'keep the present under a name, go back to it, or branch off from it',
  maxWords: 2,
  flags: async () => ({
    ...keepingFlags,
    to: {
      type: 'string',
      value: 'DIR',
      help: 'for fork: the new data directory, made from NAME or else from the present',
    },
  }),
  async run({ flags, words: [word, name] }) {
    const action = requireAction('snapshot', word, actionNames)
    if (action === 'list' && name !== undefined) throw new UsageError(tooManyWords('snapshot list', [name]))
    if (action !== 'fork' && flags.to !== undefined) throw new UsageError('--to is a flag of fork only.')
    if (action !== 'list' && action !== 'fork') needed(name)
    await actions[action]({ dataDir: await keptIn(flags), name, flags })
  },
}

interface Asked {
  dataDir: string
  name: string | undefined
  flags: ParsedFlags['flags']
}

const actionNames = ['save', 'restore', 'fork', 'list', 'remove'] as const

const actions: Record<(typeof actionNames)[number], (asked: Asked) => Promise<void>> = {
  async save({ dataDir, name }) {
    const definitions = await loadDefinitions()
    const snapshot = await saveSnapshot({ dataDir, name: needed(name), definitions, clock: systemClock })
    console.log(`The snapshot ${snapshot.name} holds ${describeServices(snapshot)}.`)
  },

  async restore({ dataDir, name }) {
    const definitions = await loadDefinitions()
    const fill = (folder: string) => copySnapshot(dataDir, needed(name), folder, definitions)
    const manifest = await exchangeAll({ dataDir, replace: true, definitions, fill })
    console.log(`${dataDir} is as it was at ${manifest.createdAt}: ${describeServices(manifest)}.`)
  },

  async fork({ dataDir, name, flags }) {
    if (flags.to === undefined)
      throw new UsageError('--to DIR is needed: where the new data directory is to be.')
    const to = String(flags.to)
    const definitions = await loadDefinitions()
    const manifest = await forkDataDirectory({ dataDir, name, to, definitions, clock: systemClock })
    console.log(
      `${to} holds ${describeServices(manifest)}. Serve it with: octavo serve --data ${to} --port 0`,
    )
  },

  async list({ dataDir }) {
    const snapshots = await listSnapshots(dataDir)
    if (!snapshots.length) return console.log(`There are no snapshots in ${dataDir}.`)
    const width = Math.max(...snapshots.map((snapshot) => snapshot.name.length))
    for (const snapshot of snapshots)
      console.log(`${snapshot.name.padEnd(width)}  ${snapshot.createdAt}  ${describeServices(snapshot)}`)
  },

  async remove({ dataDir, name }) {
    await removeSnapshot(dataDir, needed(name))
    console.log(`The snapshot ${name} is gone.`)
  },
}

function needed(name: string | undefined): string {
  if (!name) throw new UsageError('A name is needed, such as: octavo snapshot save before-import')
  return name
}
