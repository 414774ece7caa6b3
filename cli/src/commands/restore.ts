import type { Command } from '../command.ts'
import { exchangeAll } from '../keeping/exchange.ts'
import { keepingFlags, placeToKeep } from '../keeping/keeping-flags.ts'
import { unpackBackup } from '../keeping/unpack.ts'
import { describeServices } from '../keeping/wording.ts'
import { loadDefinitions } from '../registry.ts'
import { UsageError } from '../usage-error.ts'

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'restore FILE',
  summary: 'bring back what a backup holds, while nobody serves it',
  maxWords: 1,
  flags: async () => ({
    ...keepingFlags,
    force: { type: 'boolean', help: 'replace what the data directory holds; snapshots stay' },
  }),
  async run({ flags, words: [file] }) {
    if (!file) throw new UsageError('Which file? For example: octavo restore octavo.tar.gz')
    const dataDir = await placeToKeep(flags)
    const definitions = await loadDefinitions()
    const manifest = await exchangeAll({
      dataDir,
      replace: flags.force === true,
      definitions,
      fill: (folder) => unpackBackup(file, folder, definitions),
    })
    console.log(`${dataDir} holds ${describeServices(manifest)}, as of ${manifest.createdAt}.`)
  },
}
