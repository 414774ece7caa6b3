import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { literal, literals, numberOption } from './arguments.ts'
import { withGcLock } from './gc-lock.ts'
import type { GitRepository } from './git.ts'
import { GitError } from './git-error.ts'
import { linesOf } from './history.ts'
import { removeOldLocks } from './stale-locks.ts'
import type { Store } from './store.ts'

export type Maintenance = Pick<GitRepository, 'maintain' | 'fsck' | 'measureSize' | 'unmeasuredBytes'>

const timeoutMs = 60 * 60_000
/** Temporary files of this age belong to no running process. */
const staleAfterMs = 6 * 3_600_000

/** Files that maintenance locks, and that a killed process leaves locked. */
const locked = [
  'packed-refs',
  'HEAD',
  'objects/pack/multi-pack-index',
  'objects/info/commit-graph',
  'objects/info/commit-graphs/commit-graph-chain',
]

export function createMaintenance(store: Store): Maintenance {
  const { locks } = store.engine
  const slow = { timeoutMs }

  async function pack(): Promise<void> {
    await removeOldLocks(store, locked)
    await store.run(literals('pack-refs', '--all', '--prune'), slow)
    await store.run(
      literals('repack', '--geometric=2', '-d', '-l', '-q', '--write-midx', '--write-bitmap-index'),
      slow,
    )
    await writeGraph()
    await removeOldTemporaries(store.objects)
  }

  async function prune(olderThanMs: number): Promise<void> {
    const seconds = Math.floor((Date.now() - olderThanMs) / 1000)
    await removeOldLocks(store, locked)
    await store.run(literals('pack-refs', '--all', '--prune'), slow)
    await store.run(
      [
        ...literals('repack', '-a', '-d', '-l', '-q', '--cruft', '--write-midx', '--write-bitmap-index'),
        numberOption('--cruft-expiration', seconds),
      ],
      slow,
    )
    await store.run([literal('prune'), numberOption('--expire', seconds)], slow)
    await writeGraph()
    // Readers of removed packs restart, and caches are cleared.
    await store.forget()
  }

  async function writeGraph(): Promise<void> {
    await store.run(
      literals('commit-graph', 'write', '--reachable', '--changed-paths', '--split=replace', '--no-progress'),
      slow,
    )
  }

  const alone = (work: () => Promise<void>) =>
    withGcLock(store, async () => {
      await work()
      return 'done' as const
    })

  return {
    async maintain({ pruneOlderThanMs } = {}) {
      if (pruneOlderThanMs !== undefined) {
        const done = await locks.tryExclusive(store.id, () => alone(() => prune(pruneOlderThanMs)))
        return done ?? 'busy'
      }
      if (locks.isUsed(store.id)) return 'busy'
      // This deletes no objects, so pushes may run at the same time.
      return (await locks.share(store.id, () => alone(pack))) ?? 'busy'
    },
    async fsck() {
      const args = literals('fsck', '--full', '--no-dangling', '--no-progress')
      const { stdout } = await store.run(args, { ...slow, accept: [0] }).catch((error: unknown) => {
        if (!(error instanceof GitError) || error.kind !== 'failed') throw error
        return { stdout: Buffer.from(error.message) }
      })
      return linesOf(stdout)
    },
    unmeasuredBytes: () => store.engine.unmeasuredBytes.get(store.id) ?? 0,
    async measureSize() {
      const { unmeasuredBytes } = store.engine
      const measured = unmeasuredBytes.get(store.id) ?? 0
      const { stdout } = await store.run(literals('count-objects', '-v'))
      const figures = new Map(
        linesOf(stdout).map((line) => [line.split(': ')[0], Number(line.split(': ')[1])]),
      )
      const kibibytes = (figures.get('size') ?? 0) + (figures.get('size-pack') ?? 0)
      return {
        bytes: kibibytes * 1024,
        stored() {
          // Writes during the measurement may not be in it.
          const added = (unmeasuredBytes.get(store.id) ?? 0) - measured
          if (added > 0) unmeasuredBytes.set(store.id, added)
          else unmeasuredBytes.delete(store.id)
        },
      }
    },
  }
}

async function removeOldTemporaries(objects: string): Promise<void> {
  for (const folder of await readdir(objects)) {
    if (folder !== 'pack' && !/^[0-9a-f]{2}$/.test(folder)) continue
    for (const name of await readdir(join(objects, folder))) {
      if (!/^\.?tmp[-_]/.test(name)) continue
      const file = join(objects, folder, name)
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
      if (Date.now() - mtimeMs > staleAfterMs) await rm(file, { force: true })
    }
  }
}
