import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createManualClock } from '@octavo/platform/clock.ts'
import { notesService, openNotesService } from '@octavo/testing/notes-service.ts'
import { writeBackup } from '../src/backups/backup.ts'
import { replaceDataDirectory } from '../src/backups/restore.ts'
import { unpackBackup } from '../src/backups/unpack.ts'
import { temporaryFolder } from './octavo-process.ts'

export const clock = createManualClock()

export async function notesServiceWith(...texts: string[]): Promise<string> {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'secret'), 'of this directory')
  const { add, close } = await openNotesService(dataDir)
  for (const text of texts) await add(text)
  await close()
  return dataDir
}

export async function backupOf(dataDir: string): Promise<string> {
  const file = join(temporaryFolder(), 'backup.tar.gz')
  await writeBackup({ dataDir, file, replace: false, clock })
  return file
}

export const restore = (file: string, dataDir: string, replace = false) =>
  replaceDataDirectory({
    dataDir,
    replace,
    definitions: [notesService],
    fill: (folder) => unpackBackup(file, folder),
  })

/** Checks the integrity of the notes service and returns its notes. */
export async function readIntactNotes(dataDir: string): Promise<string[]> {
  const { notes, read, readCount, close } = await openNotesService(dataDir)
  try {
    const texts = await notes()
    assert.equal((await readCount()).notes, texts.length)
    for (const [index, text] of texts.entries()) assert.deepEqual(await read(index + 1), { text, blob: text })
    return texts
  } finally {
    await close()
  }
}
