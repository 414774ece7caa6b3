import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { addCounts, type Count } from '../counts/store.ts'
import type { Tables } from '../database/tables.ts'
import { ensureProfiles } from '../users/load-users.ts'
import { addToProfile, findUsers } from '../users/store.ts'
import { dayOf } from '../wire/times.ts'
import type { PhotoRow } from './store/photos.ts'

/** Removals are subtracted on the day of publication, so that the sum of all days is the total. */
export async function countPublications(
  tx: Transaction<Tables>,
  context: Pick<Context, 'db' | 'ids' | 'clock'>,
  photos: readonly PhotoRow[],
  change: 1 | -1,
): Promise<void> {
  const byUser = Map.groupBy(photos, ({ user_id }) => user_id)
  const userIds = [...byUser.keys()]
  await ensureProfiles(tx, context, userIds)
  for (const [userId, own] of byUser) {
    const promoted = own.filter(({ promoted_at_ms }) => promoted_at_ms !== null).length
    await addToProfile(tx, userId, 'total_photos', change * own.length)
    if (promoted > 0) await addToProfile(tx, userId, 'total_promoted_photos', change * promoted)
  }
  const users = await findUsers(tx, userIds)
  const counts = new Map<string, Count>()
  const add = (metric: Count['metric'], day: number, count: number) => {
    const key = `${metric} ${day}`
    const sum = counts.get(key)?.count ?? 0
    counts.set(key, { metric, subject_id: 0, day, count: sum + count })
  }
  for (const { width, height, created_at_ms } of photos) {
    add('site photos', dayOf(created_at_ms), change)
    add('site pixels', dayOf(created_at_ms), change * width * height)
  }
  for (const [userId, own] of byUser) {
    // The first photo makes a photographer, and the removal of the last one ends it.
    const isChanged = users.get(userId)?.total_photos === (change === 1 ? own.length : 0)
    const days = own.map(({ created_at_ms }) => dayOf(created_at_ms))
    if (isChanged) add('site photographers', Math.min(...days), change)
  }
  await addCounts(tx, [...counts.values()])
}
