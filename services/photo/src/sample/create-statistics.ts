import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { addCounts, type Count } from '../counts/store.ts'
import type { Tables } from '../database/tables.ts'
import { addToProfile } from '../users/store.ts'
import { dayOf } from '../wire/times.ts'
import type { Accounts } from './create-accounts.ts'
import type { SamplePhoto } from './sample-photo.ts'
import { stableShare } from './stable-values.ts'
import { insertLikes, type Like, setPhotoCounts } from './store.ts'

const days = 30
const dayMs = 86_400_000

/** Likes of the sample's accounts, and views and downloads of the last days. All totals are sums of what is stored. */
export async function createStatistics(
  tx: Transaction<Tables>,
  { clock }: Pick<Context, 'clock'>,
  photos: readonly SamplePhoto[],
  accounts: Accounts,
): Promise<void> {
  const nowMs = clock.now()
  const counts = new CountSum()
  const likes = photos.flatMap((photo) => likesOf(photo, accounts, nowMs))
  for (const { photo, likedAtMs } of likes) counts.add('likes', photo, dayOf(likedAtMs), 1)
  for (const photo of photos)
    for (let ago = 1; ago <= days; ago++) {
      const day = dayOf(nowMs) - ago
      const views = viewsOf(photo, day)
      counts.add('views', photo, day, views)
      counts.add(
        'downloads',
        photo,
        day,
        Math.floor(views * (0.02 + 0.03 * stableShare(`downloads ${photo.uid} ${day}`))),
      )
    }
  await insertLikes(tx, likes)
  const likesByUser = Map.groupBy(likes, ({ userId }) => userId)
  for (const [userId, liked] of likesByUser) await addToProfile(tx, userId, 'total_likes', liked.length)
  for (const photo of photos) await setPhotoCounts(tx, photo.id, counts.totalsOf(photo))
  await addCounts(tx, counts.rows())
}

/** Popular photos are liked by more of the accounts. */
function likesOf(photo: SamplePhoto, accounts: Accounts, nowMs: number): Like[] {
  const popularity = 0.2 + 0.6 * stableShare(`popularity ${photo.uid}`)
  return [...accounts]
    .filter(([login, id]) => id !== photo.userId && stableShare(`like ${login} ${photo.uid}`) < popularity)
    .map(([login, userId]) => ({
      photo,
      userId,
      likedAtMs: nowMs - Math.floor(stableShare(`time ${login} ${photo.uid}`) * days * dayMs),
    }))
}

function viewsOf({ uid }: SamplePhoto, day: number): number {
  const popularity = 40 + 400 * stableShare(`popularity ${uid}`) ** 2
  const weekend = day % 7 < 2 ? 1.3 : 1
  return Math.round(popularity * weekend * (0.7 + 0.6 * stableShare(`views ${uid} ${day}`)))
}

type Kind = 'views' | 'downloads' | 'likes'

/** Sums events per photo, per owner and for the site. */
class CountSum {
  readonly #rows = new Map<string, Count>()
  readonly #totals = new Map<number, Record<Kind, number>>()

  add(kind: Kind, { id, userId }: SamplePhoto, day: number, count: number): void {
    if (count === 0) return
    this.#addRow({ metric: `photo ${kind}`, subject_id: id, day, count })
    this.#addRow({ metric: `user ${kind}`, subject_id: userId, day, count })
    this.#addRow({ metric: `site ${kind}`, subject_id: 0, day, count })
    const totals = this.#totals.get(id) ?? { views: 0, downloads: 0, likes: 0 }
    this.#totals.set(id, { ...totals, [kind]: totals[kind] + count })
  }

  totalsOf({ id }: SamplePhoto): Record<Kind, number> {
    return this.#totals.get(id) ?? { views: 0, downloads: 0, likes: 0 }
  }

  rows(): Count[] {
    return [...this.#rows.values()]
  }

  #addRow(row: Count): void {
    const key = `${row.metric} ${row.subject_id} ${row.day}`
    const sum = this.#rows.get(key)
    if (sum) sum.count += row.count
    else this.#rows.set(key, row)
  }
}
