import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createTextIndex } from '@octavo/platform/search/text-index.ts'
import { collectionText, userText } from '../people-text.ts'
import { photoText } from '../photo-text.ts'

export const createSearch: Migration = async (db, dialect) => {
  await createTextIndex(db, dialect, photoText)
  await createTextIndex(db, dialect, userText)
  await createTextIndex(db, dialect, collectionText)
}
