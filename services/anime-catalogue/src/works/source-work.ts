import type { AnimeRow } from '../database/media-tables.ts'

/** An id of a work at another site, as `mapping` knows it; `kitsu` gives the work's own id. */
export interface ExternalLink {
  site: string
  id: string
}

export type WorkFacts = Pick<
  AnimeRow,
  | 'description'
  | 'start_date'
  | 'end_date'
  | 'status_override'
  | 'season'
  | 'season_year'
  | 'age_rating'
  | 'age_rating_guide'
  | 'subtype'
  | 'weight'
  | 'user_count'
  | 'favorites_count'
  | 'average_rating'
  | 'episode_count'
  | 'episode_length'
  | 'youtube_video_id'
>

/** A work as one source tells of it. What the source does not know is left out. */
export interface SourceWork {
  /** The id that it gets if it is new: that of the hand-written catalogue. */
  id?: number
  links: readonly ExternalLink[]
  /** Adds to a work that is there, and makes none. */
  onlyKnown?: boolean
  /** Language code → title. */
  titles?: Readonly<Record<string, string>>
  canonicalTitle?: string
  abbreviations?: readonly string[]
  synonyms?: readonly string[]
  facts?: Partial<WorkFacts>
  /** Slugs. */
  genres?: readonly string[]
  categories?: readonly string[]
  productions?: readonly { company: string; role: string }[]
  relations?: readonly SourceRelation[]
  /** From 2 to 20, by the user who imports. */
  rating?: number
}

/** The other work by any of its links. */
export interface SourceRelation {
  role: string
  links: readonly ExternalLink[]
}

/** Sites of which an id means one work and no other; elsewhere several seasons share one. */
const identifying = new Set([
  'kitsu',
  'myanimelist/anime',
  'anilist/anime',
  'anidb',
  'anime-planet',
  'animenewsnetwork',
  'anisearch',
  'livechart',
  'notify.moe',
  'octavo',
])

export function isIdentifying({ site }: ExternalLink): boolean {
  return identifying.has(site)
}

const inverses: Readonly<Record<string, string>> = {
  sequel: 'prequel',
  prequel: 'sequel',
  side_story: 'parent_story',
  parent_story: 'side_story',
  spinoff: 'parent_story',
  summary: 'full_story',
  full_story: 'summary',
}

/** What the other work says of this one. What has no inverse of its own holds both ways. */
export function inverseOf(role: string): string {
  return inverses[role] ?? role
}
