import type { TextDocument } from '@octavo/platform/search/definition.ts'
import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { type ColorName, colorNames, minCoverage } from '../database/colors.ts'
import { photoText } from '../database/photo-text.ts'
import type { Tables } from '../database/tables.ts'
import { colorBit, type PhotoFacts } from '../photo-index/facts.ts'
import { nameOf } from '../users/present.ts'
import { findUsers } from '../users/store.ts'
import { listIdsOfUser, listRowsToIndex, listWordsAndColors } from './store/documents.ts'
import type { PhotoRow } from './store/photos.ts'

/** Updates the text index and the index in memory in the transaction that creates or changes photos. */
export async function indexPhotos(
  tx: Transaction<Tables>,
  { db, index }: Pick<Context, 'db' | 'index'>,
  ids: readonly number[],
): Promise<void> {
  const rows = await listRowsToIndex(tx, ids)
  if (rows.length === 0) return
  const users = await findUsers(
    tx,
    rows.map(({ user_id }) => user_id),
  )
  const { tags, colors } = await listWordsAndColors(tx, ids)
  const details = rows.map((row) => {
    const user = users.get(row.user_id)
    return {
      row,
      tags: (tags.get(row.id) ?? []).map(({ title }) => title),
      colors: searchColors(colors.get(row.id) ?? []),
      author: user ? `${nameOf(user)}\n${user.login}` : '',
      isVisible: user?.suspended_at_ms == null,
    }
  })
  await openTextIndex(photoText, db).put(tx, details.map(documentOf))
  index.photosPut(tx, details.filter(({ isVisible }) => isVisible).map(factsOf))
}

const photosPerTransaction = 100

/** Updates the words of all photos of a user, after the name of the user changed. */
export async function indexPhotosOfUser(
  context: Pick<Context, 'db' | 'index'>,
  userId: number,
): Promise<void> {
  const { db } = context
  let after: number | undefined = 0
  while (after !== undefined) {
    const ids: number[] = await listIdsOfUser(db.read, userId, after, photosPerTransaction)
    if (ids.length > 0) await db.write((tx) => indexPhotos(tx, context, ids))
    after = ids.length === photosPerTransaction ? ids.at(-1) : undefined
  }
}

interface Details {
  row: PhotoRow
  tags: readonly string[]
  colors: readonly ColorName[]
  author: string
  isVisible: boolean
}

function searchColors(colors: readonly { color: string; coverage: number }[]): ColorName[] {
  return colorNames.filter((name) =>
    colors.some(({ color, coverage }) => color === name && coverage >= minCoverage),
  )
}

function documentOf({
  row,
  tags,
  colors,
  author,
}: Details): TextDocument<
  'tags' | 'alt' | 'description' | 'location' | 'author',
  'orientation' | 'rating' | 'color'
> {
  return {
    id: row.id,
    language: 'en',
    fields: {
      tags: tags.join('\n'),
      alt: row.alt_description,
      description: row.description,
      location: [row.location_name, row.city, row.country].filter(Boolean).join('\n'),
      author,
    },
    tags: { orientation: [row.orientation], rating: [row.content_rating], color: colors },
  }
}

function factsOf({ row, colors }: Details): PhotoFacts {
  return {
    id: row.id,
    createdAtMs: row.created_at_ms,
    orientation: row.orientation,
    isSafe: row.content_rating === 'safe',
    isPromoted: row.promoted_at_ms !== null,
    colors: colors.reduce((bits, color) => bits | colorBit(color), 0),
    popularity: row.likes + row.downloads,
  }
}
