import type { AnimeRow } from '../database/media-tables.ts'
import { premiereOf } from './seasons.ts'
import type { SourceWork, WorkFacts } from './source-work.ts'

/** The fields of a work that sources provide, as values instead of JSON. */
export interface WorkValues extends WorkFacts {
  titles: Record<string, string>
  canonicalTitle: string
  abbreviations: string[]
  synonyms: string[]
  year: number | null
  total_length: number | null
}

/** Enough for every spelling in thirty languages. */
const maxSynonyms = 100

export const emptyWork: WorkValues = {
  titles: {},
  canonicalTitle: '',
  abbreviations: [],
  synonyms: [],
  description: null,
  start_date: null,
  end_date: null,
  status_override: null,
  season: null,
  season_year: null,
  year: null,
  age_rating: null,
  age_rating_guide: null,
  subtype: null,
  weight: 0,
  user_count: 0,
  favorites_count: 0,
  average_rating: null,
  episode_count: null,
  episode_length: null,
  total_length: null,
  youtube_video_id: null,
}

export function workValuesOf(row: AnimeRow): WorkValues {
  return {
    ...pick(row),
    titles: JSON.parse(row.titles),
    canonicalTitle: row.canonical_title,
    abbreviations: JSON.parse(row.abbreviated_titles),
    synonyms: JSON.parse(row.synonyms),
  }
}

function pick(row: AnimeRow): WorkFacts & Pick<WorkValues, 'year' | 'total_length'> {
  return {
    description: row.description,
    start_date: row.start_date,
    end_date: row.end_date,
    status_override: row.status_override,
    season: row.season,
    season_year: row.season_year,
    year: row.year,
    age_rating: row.age_rating,
    age_rating_guide: row.age_rating_guide,
    subtype: row.subtype,
    weight: row.weight,
    user_count: row.user_count,
    favorites_count: row.favorites_count,
    average_rating: row.average_rating,
    episode_count: row.episode_count,
    episode_length: row.episode_length,
    total_length: row.total_length,
    youtube_video_id: row.youtube_video_id,
  }
}

/** Merges a source into existing values: `fill` adds missing values, `replace` overwrites. */
export function mergeWork(current: WorkValues, source: SourceWork, merge: 'fill' | 'replace'): WorkValues {
  const believe = merge === 'replace'
  const facts: WorkFacts = { ...current }
  for (const [name, value] of Object.entries(source.facts ?? {})) {
    // The entries of a Partial<WorkFacts> are of WorkFacts.
    const key = name as keyof WorkFacts
    if (value !== null && value !== undefined && (believe || !facts[key]))
      Object.assign(facts, { [key]: value })
  }
  const imported = source.titles ?? {}
  const titles = believe ? { ...current.titles, ...imported } : { ...imported, ...current.titles }
  const canonicalTitle =
    believe || !current.canonicalTitle
      ? (source.canonicalTitle ?? current.canonicalTitle)
      : current.canonicalTitle
  const abbreviations = unique([...current.abbreviations, ...(source.abbreviations ?? [])])
  const usedTitles = new Set([...Object.values(titles), canonicalTitle, ...abbreviations])
  const spellings = [
    ...current.synonyms,
    ...(source.synonyms ?? []),
    // A replaced or rejected canonical title is still searchable.
    ...Object.values(current.titles),
    ...Object.values(imported),
    ...(source.canonicalTitle === undefined ? [] : [source.canonicalTitle]),
    ...(current.canonicalTitle ? [current.canonicalTitle] : []),
  ]
  const synonyms = unique(spellings.filter((spelling) => !usedTitles.has(spelling))).slice(0, maxSynonyms)
  return withDerived({ ...facts, titles: inOrder(titles), canonicalTitle, abbreviations, synonyms })
}

function withDerived(work: Omit<WorkValues, 'year' | 'total_length'>): WorkValues {
  const { start_date, season_year, episode_count, episode_length } = work
  const premiere = start_date === null ? undefined : premiereOf(start_date)
  return {
    ...work,
    season: premiere?.season ?? work.season,
    season_year: premiere?.seasonYear ?? season_year,
    year: premiere?.year ?? season_year,
    // Dates take precedence over the status.
    status_override: start_date === null ? work.status_override : null,
    total_length: episode_count && episode_length ? episode_count * episode_length : null,
  }
}

/** Sorted, so that the order does not depend on which source came first. */
function inOrder(titles: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(titles).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
