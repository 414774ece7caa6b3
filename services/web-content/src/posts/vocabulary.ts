import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { insertWords, listWordsWith } from './store/words.ts'

/** The words of all posts, to find those that match a pattern such as `te?t`. */
export interface PostVocabulary {
  /** Collects words, and stores those that are new. */
  collect(): WordCollector
  list(prefix: string): Promise<string[]>
}

export interface WordCollector {
  add(word: string): void
  store(tx: Transaction<Tables>): Promise<void>
}

export function createVocabulary({ db }: Pick<Context, 'db'>): PostVocabulary {
  /** Words that are known to be stored, so that most writes store none. */
  const storedWords = new Set<string>()
  return {
    collect() {
      const unknown = new Set<string>()
      return {
        add(word) {
          if (!storedWords.has(word)) unknown.add(word)
        },
        async store(tx) {
          if (unknown.size === 0) return
          await insertWords(tx, [...unknown])
          afterCommit(tx, () => {
            if (storedWords.size > maxWords) storedWords.clear()
            for (const word of unknown) storedWords.add(word)
          })
        },
      }
    },
    list: (prefix) => listWordsWith(db, prefix, maxScanned),
  }
}

const maxWords = 500_000
const maxScanned = 50_000
