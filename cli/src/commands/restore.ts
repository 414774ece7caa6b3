import { dataFlags, resolveDataDirectory } from '../backups/data-flags.ts'
import { describeServices } from '../backups/describe.ts'
import { replaceDataDirectory } from '../backups/restore.ts'
import { unpackBackup } from '../backups/unpack.ts'
import type { Command } from '../command.ts'
import { loadDefinitions } from '../registry.ts'
import { UsageError } from '../usage-error.ts'

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'restore FILE',
  summary: 'restore a backup (the server must be stopped)',
  flags: async () => ({
    ...dataFlags,
    force: { type: 'boolean', help: 'replace existing data; snapshots stay' },
  }),
  async run({ flags, words: [file] }) {
    if (!file) throw new UsageError('FILE is required. Example: octavo restore octavo.tar.gz')
    const dataDir = await resolveDataDirectory(flags)
    const definitions = await loadDefinitions()
    const manifest = await replaceDataDirectory({
      dataDir,
      replace: flags.force === true,
      definitions,
      fill: (folder) => unpackBackup(file, folder, definitions),
    })
    console.log(`Restored ${describeServices(manifest)} to ${dataDir}, as of ${manifest.createdAt}.`)
  },
}
