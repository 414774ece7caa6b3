import type { Routes } from '@octavo/platform/service.ts'
import { anyone } from '../../../access/needs.ts'
import { findAccounts } from '../../../accounts/store/accounts.ts'
import type { Context } from '../../../context.ts'
import { readNumber } from '../../../wire/path-numbers.ts'
import type { OpenForLfs } from '../lfs-access.ts'
import type { LfsLocks } from '../locks.ts'
import { presentLock } from '../present.ts'
import {
  LockBody,
  LockPath,
  LockQuery,
  LockVerificationBody,
  lfsMediaType,
  RepositoryPath,
  UnlockBody,
} from '../schema.ts'
import { type LfsLockRow, type LockFilter, listLocks } from '../store/locks.ts'

interface Dependencies {
  db: Context['db']
  open: OpenForLfs
  locks: LfsLocks
}

/** https://github.com/git-lfs/git-lfs/blob/main/docs/api/locking.md */
export const lfsLockRoutes =
  ({ db, open, locks }: Dependencies): Routes =>
  (app) => {
    const config = { access: 'open' as const, needs: anyone }

    app.post(
      '/:owner/:repo/info/lfs/locks',
      { config, schema: { hide: true, params: RepositoryPath, body: LockBody } },
      async (request, reply) => {
        const { lock, isNew } = await locks.lock(
          await open(request, request.params, 'write'),
          request.body.path,
        )
        const [presented] = await present([lock])
        const message = 'The file is locked already.'
        reply.type(lfsMediaType).code(isNew ? 201 : 409)
        return reply.send({ lock: presented, ...(!isNew && { message }) })
      },
    )

    app.get(
      '/:owner/:repo/info/lfs/locks',
      { config, schema: { hide: true, params: RepositoryPath, querystring: LockQuery } },
      async (request, reply) => {
        const { row } = await open(request, request.params, 'read')
        const { id, path } = request.query
        const filter = { path, id: id === undefined ? undefined : numberOf(id) }
        const { rows, next } = await listPage(row.id, request.query, filter)
        return reply.type(lfsMediaType).send({ locks: await present(rows), ...next })
      },
    )

    // Clients call it before a push.
    app.post(
      '/:owner/:repo/info/lfs/locks/verify',
      { config, schema: { hide: true, params: RepositoryPath, body: LockVerificationBody } },
      async (request, reply) => {
        const { row, viewer } = await open(request, request.params, 'write')
        const { rows, next } = await listPage(row.id, request.body)
        const { ours = [], theirs = [] } = Object.groupBy(rows, ({ owner_id }) =>
          owner_id === viewer.user?.id ? 'ours' : 'theirs',
        )
        return reply
          .type(lfsMediaType)
          .send({ ours: await present(ours), theirs: await present(theirs), ...next })
      },
    )

    app.post(
      '/:owner/:repo/info/lfs/locks/:lock_id/unlock',
      { config, schema: { hide: true, params: LockPath, body: UnlockBody } },
      async (request, reply) => {
        const access = await open(request, request.params, 'write')
        const lock = await locks.unlock(
          access,
          readNumber(request.params.lock_id),
          request.body.force ?? false,
        )
        const [presented] = await present([lock])
        return reply.type(lfsMediaType).send({ lock: presented })
      },
    )

    async function listPage(
      repositoryId: number,
      { cursor = '', limit = maxPage }: { cursor?: string | undefined; limit?: number | undefined },
      filter: Pick<LockFilter, 'id' | 'path'> = {},
    ) {
      const size = Math.min(limit, maxPage)
      const page = { afterId: numberOf(cursor), limit: size + 1 }
      const found = await listLocks(db.read, repositoryId, { ...filter, ...page })
      const rows = found.slice(0, size)
      return { rows, next: found.length > size ? { next_cursor: String(rows.at(-1)?.id) } : {} }
    }

    async function present(rows: readonly LfsLockRow[]) {
      const accounts = await findAccounts(
        db.read,
        rows.map(({ owner_id }) => owner_id),
      )
      return rows.map((row) => presentLock(row, accounts))
    }
  }

const maxPage = 100

/** Ids and cursors are numbers. Others match nothing. */
const numberOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0)
