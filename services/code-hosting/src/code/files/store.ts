import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export interface LanguageSizes {
  commitOid: string
  sizes: Record<string, number>
}

export async function findLanguageSizes(
  db: Kysely<Tables>,
  repositoryId: number,
): Promise<LanguageSizes | undefined> {
  const row = await db
    .selectFrom('language_sizes')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .executeTakeFirst()
  return row && { commitOid: row.commit_oid, sizes: decodeJson<Record<string, number>>(row.sizes) }
}

export async function storeLanguageSizes(
  tx: Transaction<Tables>,
  repositoryId: number,
  { commitOid, sizes }: LanguageSizes,
): Promise<void> {
  const change = { commit_oid: commitOid, sizes: encodeJson(sizes) }
  await tx
    .insertInto('language_sizes')
    .values({ repository_id: repositoryId, ...change })
    .onConflict((conflict) => conflict.column('repository_id').doUpdateSet(change))
    .execute()
}
