import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFile } from '@octavo/platform/durable.ts'
import type { FolderBackup } from '@octavo/platform/folder-backup.ts'
import { linkObjects } from './link-repository.ts'
import { readRefFiles, writeRefFiles } from './ref-files.ts'
import {
  listRepositories,
  pathExists,
  publishRepository,
  repositoryPath,
  writeSkeleton,
} from './repository-folder.ts'

/** How snapshots and backups copy the repositories. Objects are hard links. */
export const repositoriesFolder: FolderBackup = {
  async copy(from, to) {
    for await (const { id, path } of listRepositories(from)) {
      await copyRepositoryInto(path, repositoryPath(to, id)).catch(async (error: unknown) => {
        // A repository that was removed meanwhile is skipped.
        if (await pathExists(path)) throw error
      })
    }
  },

  /** Objects that the copy lacks are kept for concurrent readers. */
  async replace(from, to) {
    const copiedIds = new Set<number>()
    for await (const { id, path } of listRepositories(from)) {
      copiedIds.add(id)
      const target = repositoryPath(to, id)
      if (await pathExists(target)) await copyRepositoryInto(path, target)
      else
        await withTemporaryPath(to, (temporary) =>
          copyRepositoryInto(path, temporary).then(() => publishRepository(temporary, target)),
        )
    }
    for await (const { id, path } of listRepositories(to)) {
      if (!copiedIds.has(id)) await withTemporaryPath(to, (waste) => rename(path, waste))
    }
  },
}

/** Copies the refs, then the objects. In this order, all objects that the refs reach are there. */
async function copyRepositoryInto(from: string, to: string): Promise<void> {
  const refs = await readRefFiles(from)
  if (!(await pathExists(to))) {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await writeSkeleton(to, 'main')
    await copyFile(join(from, 'config'), join(to, 'config'))
    await syncFile(join(to, 'config'))
  }
  await linkObjects(join(from, 'objects'), join(to, 'objects'))
  await writeRefFiles(to, refs)
}

/** A temporary name in the folder, removed in any case. */
async function withTemporaryPath(folder: string, work: (path: string) => Promise<void>): Promise<void> {
  const path = join(folder, 'work', `snapshot.${process.pid}.${randomUUID()}`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await work(path)
  } finally {
    await rm(path, { recursive: true, force: true })
  }
}
