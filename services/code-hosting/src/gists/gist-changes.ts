import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { findProfileById } from '../accounts/store/accounts.ts'
import { publishStep } from '../context/push-steps.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { readFiles, sizeOf } from './gist-files.ts'
import { folderIdOf, gistRef } from './gist-folder-ids.ts'
import { maxBytesOfAccount, maxGistsOfAccount } from './gist-limits.ts'
import { findGistById, type GistRow, readUsage, updateGist } from './store/gists.ts'

/** A change of files. Stored before git moves the branch, so that it is completed after a crash. */
interface PendingChange {
  to: string
  description?: string | null | undefined
}

export interface GistChange extends PendingChange {
  gist: GistRow
  actor: AccountRow
  /** The size of what the change adds. */
  addedBytes: number
  /** Throws to refuse the change. */
  authorize?(tx: Transaction<Tables>): Promise<void>
}

export type GistChanges = ReturnType<typeof createGistChanges>

/** The steps of a change. The caller holds the lock of the gist. */
export function createGistChanges(context: Pick<Context, 'db' | 'git' | 'clock' | 'log'>) {
  const { db, git, clock, log } = context
  const storeOf = (gist: { id: number }) => git.repository(folderIdOf(gist))

  /** Makes the row agree with git, at the commit that the branch is at. */
  async function complete({ id }: GistRow, to: string): Promise<void> {
    const files = await readFiles(storeOf({ id }), to)
    await db.write(async (tx) => {
      const gist = await findGistById(tx, id)
      if (!gist) return
      const pending = gist.pending === null ? undefined : decodeJson<PendingChange>(gist.pending)
      const isMade = pending?.to === to
      await updateGist(tx, id, {
        head_oid: to,
        files: encodeJson(files),
        size_bytes: sizeOf(files),
        pending: null,
        ...(isMade && pending.description !== undefined && { description: pending.description }),
        ...((isMade || gist.head_oid !== to) && { updated_at_ms: clock.now() }),
      })
    })
  }

  return {
    storeOf,

    /** Checks quotas and ownership, and stores what is about to happen. */
    async begin({ gist, actor, to, description, addedBytes, authorize }: GistChange): Promise<void> {
      await writeAccountGists(context, gist.owner_id, async (tx) => {
        await authorize?.(tx)
        const current = await findGistById(tx, gist.id)
        if (!current || current.owner_id !== actor.id) throw problem('not_found')
        await requireGistQuota(tx, gist.owner_id, { bytes: addedBytes })
        await updateGist(tx, gist.id, {
          stored_bytes: current.stored_bytes + addedBytes,
          pending: encodeJson({ to, description } satisfies PendingChange),
        })
      })
      publishStep('intent stored')
    },

    async finish(gist: GistRow, to: string): Promise<void> {
      publishStep('refs moved')
      await complete(gist, to)
      publishStep('push recorded')
    },

    async abandon({ id }: GistRow): Promise<void> {
      await db.write((tx) => updateGist(tx, id, { pending: null }))
    },

    /** Completes or discards a change that a crash interrupted. */
    async settle(id: number): Promise<void> {
      const gist = await findGistById(db.read, id)
      if (gist?.pending == null || !(await storeOf(gist).exists())) return
      const head = await storeOf(gist).findRef(gistRef)
      await complete(gist, head?.oid ?? gist.head_oid)
      log.info({ gist: id }, 'completed an interrupted gist change')
    },

    /** Resets git to the database, or the database to git if git lacks the commit. */
    async rewind(id: number): Promise<void> {
      const gist = await findGistById(db.read, id)
      const store = storeOf({ id })
      if (!gist || !(await store.exists())) return
      const from = (await store.findRef(gistRef))?.oid ?? null
      if (from === gist.head_oid) return
      const isThere = (await store.findType(gist.head_oid)) !== undefined
      const change = { ref: gistRef, from, to: gist.head_oid }
      if (isThere && (await store.updateRefs([change])) === 'done') return
      if (from === null) log.error({ gist: id }, 'the files of a gist are missing')
      else await complete(gist, from)
    },
  }
}

/** Quotas need the changes of an account to run one after the other. */
export function writeAccountGists<Result>(
  { db }: Pick<Context, 'db'>,
  ownerId: number,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.writeInOrder(`gists ${ownerId}`, work)
}

export async function requireGistQuota(
  tx: Transaction<Tables>,
  ownerId: number,
  more: { gists?: number; bytes: number },
): Promise<void> {
  // The owner may have been suspended or deleted since the request began.
  const owner = await findProfileById(tx, ownerId)
  if (!owner || owner.suspended_at_ms !== null) throw problem('not_found')
  const { gists, bytes } = await readUsage(tx, ownerId)
  const refuse = (message: string) => validationFailed({ resource: 'Gist', code: 'custom', message })
  if (gists + (more.gists ?? 0) > maxGistsOfAccount)
    throw refuse(`An account can have at most ${maxGistsOfAccount} gists.`)
  if (bytes + more.bytes > maxBytesOfAccount)
    throw refuse('The gists of an account can have at most 1 GB, with their history.')
}
