import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** How many of the oldest objects are read at once. */
const batchSize = 100

/** Counts an object that has grown. Deletes the oldest ones of the user while all of them have more than the maximum. */
export async function growBy(
  tx: Transaction<Tables>,
  { userId, id }: { userId: number; id: string },
  bytes: number,
  maxBytes: number,
): Promise<void> {
  const used = await addBytes(tx, userId, bytes)
  if (used > maxBytes) await deleteOldest(tx, { userId, exceptId: id }, used - maxBytes)
}

/** Returns the bytes of all objects of the user. */
export async function addBytes(tx: Transaction<Tables>, userId: number, bytes: number): Promise<number> {
  const { byte_count } = await tx
    .insertInto('stored_response_usage')
    .values({ user_id: userId, byte_count: bytes })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((row) => ({ byte_count: row('stored_response_usage.byte_count', '+', bytes) })),
    )
    .returning('byte_count')
    .executeTakeFirstOrThrow()
  return byte_count
}

async function deleteOldest(
  tx: Transaction<Tables>,
  { userId, exceptId }: { userId: number; exceptId: string },
  excess: number,
): Promise<void> {
  let freed = 0
  while (freed < excess) {
    const numbers: number[] = []
    for (const { number, byte_count } of await listOldest(tx, userId, exceptId)) {
      if (freed >= excess) break
      numbers.push(number)
      freed += byte_count
    }
    if (numbers.length === 0) break
    await tx.deleteFrom('stored_response').where('number', 'in', numbers).execute()
  }
  if (freed > 0) await addBytes(tx, userId, -freed)
}

function listOldest(
  db: Kysely<Tables>,
  userId: number,
  exceptId: string,
): Promise<{ number: number; byte_count: number }[]> {
  return db
    .selectFrom('stored_response')
    .where('user_id', '=', userId)
    .where('id', '<>', exceptId)
    .orderBy('number')
    .limit(batchSize)
    .select(['number', 'byte_count'])
    .execute()
}
