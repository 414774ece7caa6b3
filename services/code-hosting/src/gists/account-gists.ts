import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { publishStep } from '../context/push-steps.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { folderIdOf } from './gist-folder-ids.ts'
import { deleteGistsOf, findGistById } from './store/gists.ts'
import { removeStarsOf } from './store/stars.ts'

const kind = 'remove-gist-folders'
const Payload = Type.Object({ ids: Type.Array(Type.Integer()) })

/** Deletes the gists and the stars of an account. A job removes the git folders after the transaction. */
export function createAccountGists({
  db,
  git,
  jobs,
  pushes,
}: Pick<Context, 'db' | 'git' | 'jobs' | 'pushes'>) {
  async function removeFolder(id: number): Promise<void> {
    const folderId = folderIdOf({ id })
    // Waits for a change that is in progress, which then finds no gist.
    await pushes.locks.run(folderId, async () => {
      if (!(await findGistById(db.read, id))) await git.remove(folderId)
    })
  }

  // Without git, queued jobs wait for a start with git.
  const handlers: JobHandlers = git.isAvailable
    ? {
        [kind]: {
          async run(payload) {
            publishStep('row deleted')
            for (const id of Value.Parse(Payload, payload).ids) await removeFolder(id)
          },
        },
      }
    : {}

  return {
    jobs: handlers,

    async remove(tx: Transaction<Tables>, ownerId: number): Promise<void> {
      const ids = await deleteGistsOf(tx, ownerId)
      await removeStarsOf(tx, ownerId)
      if (ids.length > 0) await jobs.enqueue(tx, { kind, payload: { ids } })
    },
  }
}
