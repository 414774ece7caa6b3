import { requireAction } from '../action.ts'
import { dataFlags } from '../backups/data-flags.ts'
import type { Command } from '../command.ts'
import { tooManyWords } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

const actionNames = ['save', 'restore', 'fork', 'list', 'remove'] as const

export type SnapshotAction = (typeof actionNames)[number]

export const snapshotCommand: Command = {
  flags: async () => ({
    ...dataFlags,
    to: {
      type: 'string',
      value: 'DIR',
      help: 'for fork: the new data directory, a copy of snapshot NAME or of the current data',
    },
  }),
  async run({ flags, words: [word, name] }, { stdout }) {
    const action = requireAction('snapshot', word, actionNames)
    if (action === 'list' && name !== undefined) throw new UsageError(tooManyWords('snapshot list', [name]))
    if (action !== 'fork' && flags.to !== undefined) throw new UsageError('--to is a flag of fork only.')
    if (action === 'fork' && flags.to === undefined)
      throw new UsageError('--to DIR is required: the new data directory.')
    if (action !== 'list' && action !== 'fork' && !name)
      throw new UsageError('NAME is required. Example: octavo snapshot save before-import')
    const { requireDataDirectory } = await import('../backups/find-data-directory.ts')
    const { snapshotActions } = await import('../backups/snapshot-actions.ts')
    const to = String(flags.to)
    const message = await snapshotActions[action]({ dataDir: await requireDataDirectory(flags), name, to })
    stdout.write(`${message}\n`)
  },
}
