import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { syncFile, syncFolder } from '../../durable.ts'
import { copyPages } from './copy-pages.ts'

/**
 * Copies a database that is in use. The copy gets its final name only when it is complete and synced, so a file with
 * that name is valid even after a power failure.
 */
export async function copySqliteFile(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await refuseExisting(target)
  const unfinished = `${target}.${randomUUID()}.unfinished`
  try {
    await copyPages(file, unfinished)
    leaveLogMode(unfinished)
    await syncFile(unfinished)
    await rename(unfinished, target)
    await syncFolder(dirname(target))
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Leaves WAL mode, so that the copy stays one file and readers create no log next to it. */
function leaveLogMode(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    copy.exec('pragma synchronous = off; pragma journal_mode = delete')
  } finally {
    copy.close()
  }
}

async function refuseExisting(target: string): Promise<void> {
  const exists = await access(target).then(
    () => true,
    () => false,
  )
  if (exists) throw new Error(`${target} exists already`)
}
