import { dataFlags } from '../backups/data-flags.ts'
import { describeServices } from '../backups/describe.ts'
import type { Command } from '../command.ts'
import { loadDefinitions } from '../registry.ts'
import { UsageError } from '../usage-error.ts'

export const restoreCommand: Command = {
  flags: async () => ({
    ...dataFlags,
    force: { type: 'boolean', help: 'replace existing data; snapshots stay' },
  }),
  async run({ flags, words: [file] }, { stdout }) {
    if (!file) throw new UsageError('FILE is required. Example: octavo restore octavo.tar.gz')
    const { resolveDataDirectory } = await import('../backups/find-data-directory.ts')
    const { replaceDataDirectory } = await import('../backups/restore.ts')
    const { unpackBackup } = await import('../backups/unpack.ts')
    const dataDir = await resolveDataDirectory(flags)
    const definitions = await loadDefinitions()
    const manifest = await replaceDataDirectory({
      dataDir,
      replace: flags.force === true,
      definitions,
      fill: (folder) => unpackBackup(file, folder, definitions),
    })
    stdout.write(`Restored ${describeServices(manifest)} to ${dataDir}, as of ${manifest.createdAt}.\n`)
  },
}
