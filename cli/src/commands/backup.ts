import { systemClock } from '@octavo/platform/clock.ts'
import { dataFlags } from '../backups/data-flags.ts'
import { describeBytes, describeServices } from '../backups/describe.ts'
import type { Command } from '../command.ts'
import { listStoredServices } from '../data-directory.ts'
import { loadDefinitions } from '../registry.ts'
import { UsageError } from '../usage-error.ts'

export const backupCommand: Command = {
  flags: async () => ({
    ...dataFlags,
    force: { type: 'boolean', help: 'overwrite an existing file' },
  }),
  async run({ flags, words: [file] }, { stdout }) {
    if (!file) throw new UsageError('FILE is required. Example: octavo backup octavo.tar.gz')
    const { requireDataDirectory } = await import('../backups/find-data-directory.ts')
    const { writeBackup } = await import('../backups/backup.ts')
    const { refuseUnused } = await import('../database-record.ts')
    const dataDir = await requireDataDirectory(flags)
    // With --force, a mistyped directory would replace a backup with an empty one.
    const names = await listStoredServices(dataDir)
    if (names.length === 0) refuseUnused(dataDir)
    const replace = flags.force === true
    const definitions = await loadDefinitions(names)
    const { manifest, bytes, fileBytes } = await writeBackup({
      dataDir,
      file,
      replace,
      definitions,
      clock: systemClock,
    })
    stdout.write(
      `Wrote ${file}: ${describeServices(manifest)}, ${describeBytes(bytes)}, compressed to ${describeBytes(fileBytes)}. It contains credentials: protect it like a password.\n`,
    )
  },
}
