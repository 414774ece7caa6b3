import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { collectionText } from '../database/people-text.ts'
import type { Tables } from '../database/tables.ts'
import { findCollection } from './store/collections.ts'

/** Updates the search for collections in the transaction that creates or changes one. */
export async function indexCollection(
  tx: Transaction<Tables>,
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<void> {
  const collection = await findCollection(tx, id)
  if (!collection) return
  const { title, description } = collection
  await openTextIndex(collectionText, db).put(tx, [{ id, fields: { title, description }, language: 'en' }])
}

export async function unindexCollection(
  tx: Transaction<Tables>,
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<void> {
  await openTextIndex(collectionText, db).remove(tx, [id])
}
