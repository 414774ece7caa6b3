import type { BaseContext } from '../context.ts'
import type { CatalogueState } from '../database/catalogue-state.ts'
import type { MediaType } from '../database/media-tables.ts'
import type { Matches } from '../json-api/store/pages.ts'
import { slugOf } from '../works/slugs.ts'
import { createKeptIndex } from './current-index.ts'
import { findByBeginning, findByOthers } from './store.ts'

/** Works by what somebody types. */
export interface TitleFinder {
  /** Ids, best first, whoever may see them; passing where the index is not ready yet. */
  find(type: MediaType, text: string): Promise<Matches>
  /** Makes the indexes ready before anybody asks. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** With fewer titles than fit on a page, what else is known of works is looked through. */
const page = 20
const othersMax = 200
/** Shorter words are in everything. */
const wordMin = 3
const wordsMax = 8
const maxTextLength = 200

export function createTitleFinder(context: BaseContext, state: CatalogueState): TitleFinder {
  const { db } = context
  const indexes = {
    anime: createKeptIndex(context, state, 'anime'),
    manga: createKeptIndex(context, state, 'manga'),
  }
  return {
    async find(type, text) {
      const index = await indexes[type].find()
      if (!index) {
        const asked = text.slice(0, maxTextLength)
        return { ids: await findByBeginning(db, type, { slug: slugOf(asked), text: asked }), isPassing: true }
      }
      const ids = index.search(text).map(({ id }) => id)
      if (ids.length >= page) return { ids }
      const others = await findByOthers(db, type, wordsOf(text), othersMax)
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
  const asked = text.slice(0, maxTextLength).toLowerCase()
  const long = (words: string[]) => words.filter((word) => word.length >= wordMin).slice(0, wordsMax)
  return { slugs: long(slugOf(asked).split('-')), words: long(asked.split(/[\s\p{P}\p{S}]+/u)) }
}
