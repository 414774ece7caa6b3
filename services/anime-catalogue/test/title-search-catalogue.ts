import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TitleEntry } from '../src/title-search/title-entry.ts'

const data = join(import.meta.dirname, '../data/anime')

interface Written {
  id: number
  titles: Record<string, string>
  canonical: string
  abbreviations?: string[]
  synonyms?: string[]
  weight: number
}

/** The titles of the hand-written catalogue. */
export function readTitleEntries(): TitleEntry[] {
  return globSync('*.json', { cwd: data })
    .sort()
    .flatMap((file) => {
      const works: Written[] = JSON.parse(readFileSync(join(data, file), 'utf8'))
      return works.map((work) => ({
        id: work.id,
        weight: work.weight / 100,
        titles: [
          ...Object.entries(work.titles).map(([language, text]) => ({
            text,
            kind: language === work.canonical ? ('canonical' as const) : ('title' as const),
          })),
          ...(work.abbreviations ?? []).map((text) => ({ text, kind: 'abbreviation' as const })),
          ...(work.synonyms ?? []).map((text) => ({ text, kind: 'synonym' as const })),
        ],
      }))
    })
}

export interface JudgedQuery {
  query: string
  /** The id of the expected first result. */
  expected: number
  class: string
}

export function readJudgedQueries(): JudgedQuery[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'title-search-queries.json'), 'utf8'))
}

export interface Relevance {
  queries: number
  /** Mean reciprocal rank of the expected entry. */
  meanReciprocalRank: number
  /** Number of queries with the expected entry among the first five. */
  recallAtFive: number
  /** Descriptions of the queries whose expected entry is not first. */
  misses: string[]
}

export function measureRelevance(
  queries: readonly JudgedQuery[],
  search: (query: string) => readonly { id: number }[],
  titleOf: (id: number) => string,
): Relevance {
  let reciprocalRanks = 0
  let amongFive = 0
  const misses: string[] = []
  for (const { query, expected, class: kind } of queries) {
    const hits = search(query)
    const rank = hits.findIndex(({ id }) => id === expected) + 1
    if (rank > 0) reciprocalRanks += 1 / rank
    if (rank > 0 && rank <= 5) amongFive++
    const [first] = hits
    if (rank !== 1)
      misses.push(
        `${kind}: "${query}" has ${titleOf(expected)} at ${rank || 'no rank'}, ${first ? titleOf(first.id) : 'nothing'} first`,
      )
  }
  return {
    queries: queries.length,
    meanReciprocalRank: reciprocalRanks / queries.length,
    recallAtFive: amongFive / queries.length,
    misses,
  }
}
