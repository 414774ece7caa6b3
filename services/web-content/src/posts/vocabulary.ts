import { splitWords } from '@octavo/platform/search/words.ts'
import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { SearchDocument } from '../query/fields.ts'
import { insertWords, listWordsWith } from './store/words.ts'

/** The words of all posts, to find those that match a pattern such as `te?t`. */
export interface PostVocabulary {
  add(tx: Transaction<Tables>, documents: readonly SearchDocument[]): Promise<void>
  list(prefix: string): Promise<string[]>
}

export function createVocabulary({ db }: Pick<Context, 'db'>): PostVocabulary {
  /** Words that are known to be stored, so that most writes store none. */
  const known = new Set<string>()
  return {
    async add(tx, documents) {
      const unknown = new Set<string>()
      for (const { fields } of documents)
        for (const field of Object.values(fields))
          for (const { text } of splitWords(field, maxWords)) if (!known.has(text)) unknown.add(text)
      if (unknown.size === 0) return
      await insertWords(tx, [...unknown])
      afterCommit(tx, () => {
        if (known.size > maxKnown) known.clear()
        for (const word of unknown) known.add(word)
      })
    },
    list: (prefix) => listWordsWith(db.read, prefix, maxScanned),
  }
}

const maxWords = 16_000
const maxKnown = 500_000
const maxScanned = 50_000
