import { toBit } from '@octavo/platform/data/columns.ts'
import { readPublicKey } from '../accounts/public-keys.ts'
import { isKeyInUse } from '../accounts/store/user-keys.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { validationFailed } from '../errors.ts'
import { presentDeployKey } from './present/deploy-keys.ts'
import { type DeployKeyRow, deleteDeployKey, insertDeployKey } from './store/deploy-keys.ts'

export interface NewDeployKey {
  title?: string
  key: string
  read_only?: boolean
}

/** Deploy keys, stored for clients that manage them. This server has no SSH, so they grant no access. */
export function createDeployKeys({ db, clock, activity }: Context) {
  return {
    async add(repository: RepositoryRow, actor: AccountRow, input: NewDeployKey): Promise<DeployKeyRow> {
      const key = readPublicKey(input.key)
      if (!key) throw keyError('key is invalid. You must supply a key in OpenSSH public key format')
      return db.write(async (tx) => {
        if (await isKeyInUse(tx, key.text)) throw keyError('key is already in use')
        const row = await insertDeployKey(tx, {
          repository_id: repository.id,
          title: input.title || key.comment || key.text.slice(0, 40),
          key: key.text,
          is_read_only: toBit(input.read_only ?? false),
          created_at_ms: clock.now(),
        })
        await emit(tx, 'created', repository, actor, row)
        return row
      })
    },
    async remove(repository: RepositoryRow, actor: AccountRow, row: DeployKeyRow): Promise<void> {
      await db.write(async (tx) => {
        if (await deleteDeployKey(tx, row.id)) await emit(tx, 'deleted', repository, actor, row)
      })
    },
  }

  function emit(
    tx: Parameters<typeof activity.emit>[0],
    action: 'created' | 'deleted',
    repository: RepositoryRow,
    actor: AccountRow,
    row: DeployKeyRow,
  ): Promise<void> {
    return activity.emit(tx, {
      event: 'deploy_key',
      action,
      actor,
      repository,
      payload: (_tx, addresses) => ({ key: presentDeployKey(row, repository, addresses) }),
    })
  }
}

function keyError(message: string) {
  return validationFailed({ resource: 'PublicKey', code: 'custom', field: 'key', message })
}
