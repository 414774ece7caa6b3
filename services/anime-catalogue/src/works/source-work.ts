import type { AnimeRow } from '../database/media-tables.ts'

/** An external id of a work, as in the table `mapping`. The site `kitsu` means the id of the work itself. */
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

/** A work as one source describes it. Unknown fields are omitted. */
export interface SourceWork {
  /** The id of a new work of the hand-written catalogue. */
  id?: number
  links: readonly ExternalLink[]
  /** Updates an existing work, and never creates one. */
  existingOnly?: boolean
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
  /** From 2 to 20, of the importing user. */
  rating?: number
}

/** The other work, identified by any of its links. */
export interface SourceRelation {
  role: string
  links: readonly ExternalLink[]
}

/** Sites with one id per work. On other sites, several seasons share an id. */
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

export function isUniqueLink({ site }: ExternalLink): boolean {
  return identifying.has(site)
}

const inverses = new Map(
  Object.entries({
    sequel: 'prequel',
    prequel: 'sequel',
    side_story: 'parent_story',
    parent_story: 'side_story',
    spinoff: 'parent_story',
    summary: 'full_story',
    full_story: 'summary',
  }),
)

/** Role of the reverse relationship; symmetric by default. */
export function inverseOf(role: string): string {
  return inverses.get(role) ?? role
}
