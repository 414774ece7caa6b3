import { categoryWords } from './category-words.ts'
import { englishCategoryWords } from './english-category-words.ts'

export interface CategoryScores {
  byCategory: ReadonlyMap<string, number>
  /** By `category/topic`. */
  byTopic: ReadonlyMap<string, number>
}

interface Entry {
  category: string
  topic: string
  weight: number
}

interface WordTable {
  words: ReadonlyMap<string, readonly Entry[]>
  stems: ReadonlyMap<string, readonly Entry[]>
  stemLengths: readonly number[]
  phrases: ReadonlyMap<string, readonly Entry[]>
}

/** Counts distinct words of each category. Repetition counts a little, so that one frequent word decides nothing. */
export function scoreCategories(
  title: readonly string[],
  text: readonly string[],
  language: string,
): CategoryScores {
  const counts = new Map<Entry, number>()
  const table = tableOf(language)
  if (table === undefined) return { byCategory: new Map(), byTopic: new Map() }
  const count = (words: readonly string[], weight: number) => {
    let previous = ''
    for (const word of words) {
      for (const entry of table.words.get(word) ??
        table.phrases.get(`${previous}_${word}`) ??
        stemEntries(table, word)) {
        counts.set(entry, (counts.get(entry) ?? 0) + weight)
      }
      previous = word
    }
  }
  count(title, titleWeight)
  count(text, 1)
  return summarize(counts)
}

/** Scripts without spaces: words are found as parts of the text. */
export function scoreUnspacedCategories(title: string, text: string, language: string): CategoryScores {
  const counts = new Map<Entry, number>()
  for (const [word, entries] of tableOf(language)?.words ?? []) {
    const weight = (title.includes(word) ? titleWeight : 0) + (text.includes(word) ? 1 : 0)
    if (weight > 0) for (const entry of entries) counts.set(entry, weight)
  }
  return summarize(counts)
}

const titleWeight = 3

function summarize(counts: ReadonlyMap<Entry, number>): CategoryScores {
  const byCategory = new Map<string, number>()
  const byTopic = new Map<string, number>()
  for (const [{ category, topic, weight }, count] of counts) {
    const score = weight * (1 + Math.log(count))
    byCategory.set(category, (byCategory.get(category) ?? 0) + score)
    if (topic !== '') byTopic.set(`${category}/${topic}`, (byTopic.get(`${category}/${topic}`) ?? 0) + score)
  }
  return { byCategory, byTopic }
}

function stemEntries(table: WordTable, word: string): readonly Entry[] {
  for (const length of table.stemLengths) {
    const entries = word.length >= length ? table.stems.get(word.slice(0, length)) : undefined
    if (entries !== undefined) return entries
  }
  return []
}

const tables = new Map<string, WordTable>()

function tableOf(language: string): WordTable | undefined {
  const lists =
    language === 'en'
      ? englishCategoryWords
      : Object.fromEntries(
          Object.entries(categoryWords[language] ?? {}).map(([category, words]) => [category, { '': words }]),
        )
  let table = tables.get(language)
  if (table === undefined && Object.keys(lists).length > 0) {
    table = createTable(lists)
    tables.set(language, table)
  }
  return table
}

function createTable(lists: Readonly<Record<string, Readonly<Record<string, string>>>>): WordTable {
  const words = new Map<string, Entry[]>()
  const stems = new Map<string, Entry[]>()
  const phrases = new Map<string, Entry[]>()
  for (const [category, topics] of Object.entries(lists)) {
    for (const [topic, list] of Object.entries(topics)) {
      for (const word of list.split(' ')) {
        const isStem = word.endsWith('*')
        const key = isStem ? word.slice(0, -1) : word
        const target = key.includes('_') ? phrases : isStem ? stems : words
        const entries = target.get(key) ?? []
        // A word of several categories is weaker evidence.
        entries.push({ category, topic, weight: key.includes('_') ? 1.5 : 1 })
        target.set(key, entries)
      }
    }
  }
  for (const target of [words, stems]) {
    for (const entries of target.values()) for (const entry of entries) entry.weight /= entries.length
  }
  const stemLengths = [...new Set([...stems.keys()].map((stem) => stem.length))].sort((a, b) => b - a)
  return { words, stems, stemLengths, phrases }
}
