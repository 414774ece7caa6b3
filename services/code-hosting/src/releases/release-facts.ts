import type { Kysely } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type AssetRow, listAssetsOf } from './store/assets.ts'
import type { ReleaseRow } from './store/releases.ts'

export interface ReleaseFacts {
  assets: ReadonlyMap<number, readonly AssetRow[]>
  accounts: ReadonlyMap<number, AccountRow>
}

/** The facts that responses show of releases beside their rows, in two statements. */
export async function loadReleaseFacts(
  db: Kysely<Tables>,
  releases: readonly ReleaseRow[],
): Promise<ReleaseFacts> {
  const assets = await listAssetsOf(
    db,
    releases.map(({ id }) => id),
  )
  const uploaderIds = [...assets.values()].flat().map(({ uploader_id }) => uploader_id)
  const authorIds = releases.map(({ author_id }) => author_id)
  return { assets, accounts: await findAccounts(db, [...authorIds, ...uploaderIds]) }
}
