import { systemClock } from '@octavo/platform/clock.ts'
import { notebook } from '@octavo/testing/notebook.ts'
import { writeBackup } from '../src/backups/backup.ts'
import { replaceDataDirectory } from '../src/backups/restore.ts'
import { saveSnapshot } from '../src/backups/snapshots.ts'
import { unpackBackup } from '../src/backups/unpack.ts'

/** Backs up or restores in an endless loop, and prints a line after each. */
const [work = '', dataDir = '', ...files] = process.argv.slice(2)
const clock = systemClock
for (let times = 0; ; times++) {
  if (work === 'backup') {
    await writeBackup({ dataDir, file: `${files[0]}-${times}`, replace: false, clock })
    await saveSnapshot({ dataDir, name: `number-${times}`, clock })
  } else {
    const file = files[times % files.length] ?? ''
    const fill = (folder: string) => unpackBackup(file, folder)
    await replaceDataDirectory({ dataDir, replace: true, definitions: [notebook], fill })
  }
  console.log(times)
}
