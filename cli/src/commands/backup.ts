import { systemClock } from '@octavo/platform/clock.ts'
import { writeBackup } from '../backups/backup.ts'
import { dataFlags, requireDataDirectory } from '../backups/data-flags.ts'
import { describeBytes, describeServices } from '../backups/describe.ts'
import type { Command } from '../command.ts'
import { loadDefinitions } from '../registry.ts'
import { UsageError } from '../usage-error.ts'

export const backupCommand: Command = {
  name: 'backup',
  usage: 'backup FILE',
  summary: 'write a backup of all data to one file (safe while the server runs)',
  maxWords: 1,
  flags: async () => ({
    ...dataFlags,
    force: { type: 'boolean', help: 'overwrite an existing file' },
  }),
  async run({ flags, words: [file] }) {
    if (!file) throw new UsageError('FILE is required. Example: octavo backup octavo.tar.gz')
    const dataDir = await requireDataDirectory(flags)
    const replace = flags.force === true
    const definitions = await loadDefinitions()
    const { manifest, bytes, fileBytes } = await writeBackup({
      dataDir,
      file,
      replace,
      definitions,
      clock: systemClock,
    })
    console.log(
      `Wrote ${file}: ${describeServices(manifest)}, ${describeBytes(bytes)}, compressed to ${describeBytes(fileBytes)}. It contains credentials: protect it like a password.`,
    )
  },
}
