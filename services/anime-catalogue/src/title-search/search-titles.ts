import type { BaseContext } from '../context.ts'
import type { CatalogueState } from '../database/catalogue-state.ts'
import type { MediaType } from '../database/media-tables.ts'
import type { Matches } from '../json-api/store/pages.ts'
import { slugOf } from '../works/slugs.ts'
import { createCurrentIndex } from './current-index.ts'
import { findByCreditsOrDescription, findByPrefix } from './store.ts'

export interface TitleSearch {
  /** Ids by relevance, without permission checks; provisional until the index is ready. */
  find(type: MediaType, text: string): Promise<Matches>
  /** Builds the indexes before the first search. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** Below this count, the search also covers credits and descriptions. */
const page = 20
const maxOthers = 200
/** Shorter words match too much. */
const minWordLength = 3
const maxWords = 8
const maxTextLength = 200

export function createTitleSearch(context: BaseContext, state: CatalogueState): TitleSearch {
  const { db } = context
  const indexes = {
    anime: createCurrentIndex(context, state, 'anime'),
    manga: createCurrentIndex(context, state, 'manga'),
  }
  return {
    async find(type, text) {
      const index = await indexes[type].find()
      if (!index) {
        const query = text.slice(0, maxTextLength)
        return {
          ids: await findByPrefix(db, type, { slug: slugOf(query), text: query }),
          isProvisional: true,
        }
      }
      const ids = index.search(text).map(({ id }) => id)
      if (ids.length >= page) return { ids }
      const others = await findByCreditsOrDescription(db, type, wordsOf(text), maxOthers)
      return { ids: [...new Set([...ids, ...others])] }
    },
    async warm() {
      await Promise.all([indexes.anime.find(), indexes.manga.find()])
    },
    async close() {
      await Promise.all([indexes.anime.close(), indexes.manga.close()])
    },
  }
}

function wordsOf(text: string): { slugs: string[]; words: string[] } {
  const query = text.slice(0, maxTextLength).toLowerCase()
  const long = (words: string[]) => words.filter((word) => word.length >= minWordLength).slice(0, maxWords)
  return { slugs: long(slugOf(query).split('-')), words: long(query.split(/[\s\p{P}\p{S}]+/u)) }
}
