import { systemClock } from '@octavo/platform/clock.ts'
import type { Command } from '../command.ts'
import { writeBackup } from '../keeping/backup.ts'
import { keepingFlags, keptIn } from '../keeping/keeping-flags.ts'
import { describeBytes, describeServices } from '../keeping/wording.ts'
import { loadDefinitions } from '../registry.ts'
import { UsageError } from '../usage-error.ts'

export const backupCommand: Command = {
  name: 'backup',
  usage: 'backup FILE',
  summary: 'put everything that is kept into one file, also while it is served',
  maxWords: 1,
  flags: async () => ({
    ...keepingFlags,
    force: { type: 'boolean', help: 'replace a file of this name' },
  }),
  async run({ flags, words: [file] }) {
    if (!file) throw new UsageError('Which file? For example: octavo backup octavo.tar.gz')
    const dataDir = await keptIn(flags)
    const replace = flags.force === true
    const definitions = await loadDefinitions()
    const { manifest, bytes, fileBytes } = await writeBackup({
      ...{ dataDir, file, replace, definitions },
      clock: systemClock,
    })
    console.log(
      `${file} holds ${describeServices(manifest)}: ${describeBytes(bytes)}, compressed to ${describeBytes(fileBytes)}. It opens every account: keep it as you keep passwords.`,
    )
  },
}
