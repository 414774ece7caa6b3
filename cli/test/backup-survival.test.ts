import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'
import { writeBackup } from '../src/backups/backup.ts'
import { finishReplacement } from '../src/backups/replacement.ts'
import { copySnapshot, listSnapshots, removeSnapshot } from '../src/backups/snapshots.ts'
import { unpackBackup } from '../src/backups/unpack.ts'
import { backupOf, clock, notesServiceWith, readIntactNotes, restore } from './notes-data.ts'
import { temporaryFolder } from './octavo-process.ts'

test('backup: is consistent while another process writes', async () => {
  const dataDir = temporaryFolder()
  const { child, lines } = startProcess('writing-process.ts', dataDir)
  let acknowledged = 0
  const reading = (async () => {
    for (let line = await lines.next(); !line.done; line = await lines.next())
      acknowledged = Number(line.value)
  })()
  const backups: { file: string; least: number }[] = []
  while (backups.length < 4) {
    if (acknowledged === (backups.at(-1)?.least ?? 0)) await randomPause()
    else {
      const least = acknowledged
      backups.push({ file: await backupOf(dataDir), least })
    }
  }
  await kill(child)
  await reading
  for (const { file, least } of backups) {
    const fresh = join(temporaryFolder(), 'fresh')
    await restore(file, fresh)
    const notes = await readIntactNotes(fresh)
    assert.ok(notes.length >= least)
  }
})

test('backup: killed at any moment, leaves the original intact and no incomplete file under the final name', async () => {
  const texts = Array.from({ length: 30 }, (_, index) => `${index} ${'text '.repeat(2000)}`)
  const dataDir = await notesServiceWith(...texts)
  for (let round = 0; round < 5; round++) {
    const folder = temporaryFolder()
    const { child, lines } = startProcess('backup-process.ts', 'backup', dataDir, join(folder, 'backup'))
    for (let times = 0; times <= round; times++) await lines.next()
    await randomPause()
    await kill(child)
    const completeBackups = readdirSync(folder).filter((name) => !name.endsWith('.unfinished'))
    assert.ok(completeBackups.length > round)
    for (const name of completeBackups) await unpackBackup(join(folder, name), temporaryFolder())
    for (const { name } of await listSnapshots(dataDir)) {
      const copy = temporaryFolder()
      await copySnapshot(dataDir, name, copy)
      assert.equal((await readIntactNotes(copy)).length, texts.length)
    }
    assert.deepEqual(await readIntactNotes(dataDir), texts)
    // The next backup removes leftovers.
    const next = join(folder, `backup-${completeBackups.length}`)
    await writeBackup({ dataDir, file: next, replace: false, clock })
    assert.deepEqual(readdirSync(join(dataDir, '.drafts')), [])
    assert.ok(readdirSync(folder).every((name) => !name.startsWith(`backup-${completeBackups.length}.`)))
    for (const { name } of await listSnapshots(dataDir)) await removeSnapshot(dataDir, name)
  }
})

test('restore: killed at any moment, leaves either the old or the new data', async () => {
  const firstBackup = await backupOf(await notesServiceWith('one', 'two'))
  const secondBackup = await backupOf(await notesServiceWith('three', 'four', 'five'))
  const dataDir = temporaryFolder()
  await restore(firstBackup, dataDir)
  for (let round = 0; round < 6; round++) {
    const { child, lines } = startProcess('backup-process.ts', 'restore', dataDir, firstBackup, secondBackup)
    for (let times = 0; times <= round; times++) await lines.next()
    await randomPause()
    await kill(child)
    const claim = await claimDataDirectory(dataDir)
    await finishReplacement(dataDir)
    claim.release()
    const notes = (await readIntactNotes(dataDir)).join()
    assert.ok(['one,two', 'three,four,five'].includes(notes), notes)
  }
})

function startProcess(
  script: string,
  ...args: string[]
): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  after(() => child.kill('SIGKILL'))
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** A random moment within about the duration of one step. */
const randomPause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
