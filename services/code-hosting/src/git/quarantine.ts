import { link, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { inObjectFolder } from './loose-objects.ts'
import { pathExists } from './repository-folder.ts'
import { createStore, type Store } from './store.ts'

/** Objects of a push that is not accepted yet. Only the processes of that push see them. */
export interface Quarantine extends AsyncDisposable {
  store: Store
  /** Moves the objects into the repository. */
  release(): Promise<void>
}

export async function openQuarantine(store: Store): Promise<Quarantine> {
  const folder = await store.engine.work.open('quarantine')
  const inner = createStore(store.engine, { id: store.id, gitDir: store.gitDir, quarantine: folder.path })
  await mkdir(join(folder.path, 'pack'), { mode: 0o700 })
  return {
    store: inner,
    release: () => moveObjects(folder.path, join(store.gitDir, 'objects')),
    async [Symbol.asyncDispose]() {
      await inner.forget()
      await folder[Symbol.asyncDispose]()
    },
  }
}

/** As in git, the ref update that needs the names makes them durable. */
async function moveObjects(from: string, to: string): Promise<void> {
  for (const folder of await readdir(from)) {
    if (folder !== 'pack' && !/^[0-9a-f]{2}$/.test(folder)) continue
    const names = (await readdir(join(from, folder))).filter((name) => !name.startsWith('tmp_'))
    if (names.length === 0) continue
    const move = folder === 'pack' ? rename : linkOnce
    for (const name of names.sort(indexLast)) {
      // The target may lack the folder for packs: backups contain no empty folders.
      await inObjectFolder(join(to, folder), () => move(join(from, folder, name), join(to, folder, name)))
    }
  }
}

/** A pack is complete once it has an index. */
function indexLast(a: string, b: string): number {
  return Number(a.endsWith('.idx')) - Number(b.endsWith('.idx'))
}

/** If an object exists twice, the older file is kept. */
async function linkOnce(from: string, to: string): Promise<void> {
  if (await pathExists(to)) return
  await link(from, to).catch(async (error: unknown) => {
    const { code } = asRecord(error)
    if (code === 'EEXIST') return
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EMLINK') throw error
    await rename(from, to)
  })
}
