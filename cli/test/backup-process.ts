import { systemClock as clock } from '@octavo/platform/clock.ts'

/** Backs up or restores in an endless loop, and prints a line after each. */
const [work = '', dataDir = '', ...files] = process.argv.slice(2)
const step = await (work === 'backup' ? prepareBackup() : prepareRestore())
for (let times = 0; ; times++) {
  await step(times)
  console.log(times)
}

// Imported on demand: each test starts many of these processes for one kind of work.

async function prepareBackup() {
  const { writeBackup } = await import('../src/backups/backup.ts')
  const { saveSnapshot } = await import('../src/backups/snapshots.ts')
  return async (times: number) => {
    await writeBackup({ dataDir, file: `${files[0]}-${times}`, replace: false, clock })
    await saveSnapshot({ dataDir, name: `number-${times}`, clock })
  }
}

async function prepareRestore() {
  const { notesService } = await import('@octavo/testing/notes-service.ts')
  const { replaceDataDirectory } = await import('../src/backups/restore.ts')
  const { unpackBackup } = await import('../src/backups/unpack.ts')
  return async (times: number) => {
    const fill = (folder: string) => unpackBackup(files[times % files.length] ?? '', folder)
    await replaceDataDirectory({ dataDir, replace: true, definitions: [notesService], fill })
  }
}
