import { ImportError } from '@octavo/platform/importer.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { ExternalLink, SourceWork } from '../works/source-work.ts'
import type { Reader, SourceEntry } from './reader.ts'
import { categoriesOfTags, genresOfTags } from './tags.ts'
import { sanitizeTitle } from './title-languages.ts'
import { stringsOf, wholeNumber } from './values.ts'

export interface AnilistOptions {
  endpoint: string
  /** Inclusive. If `first` is `firstYear`, earlier anime are included. */
  years: { first: number; last: number }
  fetchJson(
    url: string,
    init: { method: 'POST'; headers: Record<string, string>; body: string },
  ): Promise<unknown>
}

const pageSize = 50
/** Earlier years have too few anime for a request each. */
export const firstYear = 1960
const earliestYear = 1900

const query = `query ($page: Int, $from: FuzzyDateInt, $to: FuzzyDateInt) {
  Page(page: $page, perPage: ${pageSize}) {
    pageInfo { hasNextPage }
    media(type: ANIME, sort: ID, startDate_greater: $from, startDate_lesser: $to) {
      id idMal title { romaji english native } synonyms format status episodes duration isAdult
      startDate { year month day } endDate { year month day } season seasonYear
      averageScore popularity favourites genres tags { name rank }
      studios { edges { isMain node { name } } }
      relations { edges { relationType(version: 2) node { id type } } }
    }
  }
}`

/** Reads AniList year by year, because its pagination ends after some thousand results. */
export function readAnilist({ endpoint, years, fetchJson }: AnilistOptions): Reader {
  return {
    fingerprint: `${endpoint} ${years.first} ${years.last}`,
    async *read(cursor) {
      const before = pageOf(cursor)
      for (let year = Math.max(years.first, before.year); year <= years.last; year++) {
        for (let page = year === before.year ? before.page : 1; ; page++) {
          const { media, hasNextPage } = await fetchPage(year, page)
          for (const [index, one] of media.entries()) {
            const at = cursorOf(year, page, index + 1)
            const share = (year - years.first + 0.5) / (years.last - years.first + 1)
            if (at > cursor) yield { cursor: at, share, ...readEntry(one) }
          }
          if (!hasNextPage || media.length === 0) break
        }
      }
    },
  }

  async function fetchPage(year: number, page: number): Promise<{ media: unknown[]; hasNextPage: boolean }> {
    const from = (year === years.first && year <= firstYear ? earliestYear : year) * 10_000 - 1
    const variables = { page, from, to: (year + 1) * 10_000 }
    const response = await fetchJson(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { media, pageInfo } = asRecord(asRecord(asRecord(response).data).Page)
    if (Array.isArray(media)) return { media, hasNextPage: asRecord(pageInfo).hasNextPage === true }
    const [problem] = [asRecord(response).errors ?? []].flat()
    throw new ImportError(
      `${endpoint} has no list of media: ${asRecord(problem).message ?? 'it is not AniList'}.`,
    )
  }
}

/** Encodes year, page and index as one number. */
function cursorOf(year: number, page: number, index: number): number {
  return (year * 10_000 + page) * 100 + index
}

function pageOf(cursor: number): { year: number; page: number } {
  const pages = Math.floor(cursor / 100)
  return { year: Math.floor(pages / 10_000), page: Math.max(1, pages % 10_000) }
}

const subtypes = new Map(
  Object.entries({
    TV: 'TV',
    TV_SHORT: 'TV',
    MOVIE: 'movie',
    SPECIAL: 'special',
    OVA: 'OVA',
    ONA: 'ONA',
    MUSIC: 'music',
  }),
)
const states = new Map(
  Object.entries({
    FINISHED: 'finished',
    RELEASING: 'current',
    NOT_YET_RELEASED: 'upcoming',
  }),
)
const roles = new Map(
  Object.entries({
    SEQUEL: 'sequel',
    PREQUEL: 'prequel',
    SIDE_STORY: 'side_story',
    PARENT: 'parent_story',
    ALTERNATIVE: 'alternative_version',
    SUMMARY: 'summary',
    COMPILATION: 'summary',
    CONTAINS: 'full_story',
    SPIN_OFF: 'spinoff',
    CHARACTER: 'character',
  }),
)
/** Ignores tags with a lower vote. */
const minTagRank = 50

// Unvalidated input.
// biome-ignore lint/suspicious/noExplicitAny: see above
function readEntry(media: any): Pick<SourceEntry, 'work' | 'errors'> {
  const { romaji, english, native } = asRecord(media?.title)
  const title = sanitizeTitle(romaji) ?? sanitizeTitle(english) ?? sanitizeTitle(native)
  if (!Number.isInteger(media?.id) || title === undefined)
    return { errors: [`media ${media?.id}: it has no id or no title.`] }
  const titles = { en_jp: sanitizeTitle(romaji), en: sanitizeTitle(english), ja_jp: sanitizeTitle(native) }
  const tags = (Array.isArray(media.tags) ? media.tags : [])
    .filter(({ rank }: { rank?: number }) => Number(rank) >= minTagRank)
    .map(({ name }: { name: string }) => String(name))
  const shelved = [...stringsOf(media.genres), ...tags]
  const startDate = dateOf(media.startDate)
  const work: SourceWork = {
    links: linksOfMedia(media),
    titles: Object.fromEntries(
      Object.entries(titles).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
    ),
    canonicalTitle: title,
    synonyms: stringsOf(media.synonyms).flatMap((text) => sanitizeTitle(text) ?? []),
    facts: {
      subtype: subtypes.get(media.format) ?? null,
      status_override: startDate === null ? (states.get(media.status) ?? 'tba') : null,
      start_date: startDate,
      end_date: dateOf(media.endDate),
      season: typeof media.season === 'string' ? media.season.toLowerCase() : null,
      season_year: wholeNumber(media.seasonYear ?? asRecord(media.startDate).year, 2200),
      episode_count: wholeNumber(media.episodes, 10_000),
      episode_length: wholeNumber(media.duration, 6_000),
      age_rating: media.isAdult === true ? 'R18' : null,
      average_rating: media.averageScore > 0 && media.averageScore <= 100 ? media.averageScore * 100 : null,
      user_count: wholeNumber(media.popularity, 1e9) ?? 0,
      favorites_count: wholeNumber(media.favourites, 1e9) ?? 0,
    },
    genres: genresOfTags(shelved),
    categories: categoriesOfTags(shelved, new Set()),
    productions: edgesOf(media.studios).map(({ isMain, node }) => ({
      company: String(node?.name),
      role: isMain ? 'studio' : 'producer',
    })),
    relations: edgesOf(media.relations)
      .filter(({ node }) => node?.type === 'ANIME')
      .map(({ relationType, node }) => ({
        role: roles.get(relationType) ?? 'other',
        links: [{ site: 'anilist/anime', id: String(node.id) }],
      })),
  }
  return { work }
}

function linksOfMedia({ id, idMal }: { id: number; idMal?: number | null }): ExternalLink[] {
  const own = { site: 'anilist/anime', id: String(id) }
  return Number.isInteger(idMal) ? [own, { site: 'myanimelist/anime', id: String(idMal) }] : [own]
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function edgesOf(connection: unknown): any[] {
  const { edges } = asRecord(connection)
  return Array.isArray(edges) ? edges : []
}

/** Null unless year, month and day are present. */
function dateOf(date: unknown): string | null {
  const { year, month, day } = asRecord(date)
  if (!year || !month || !day) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
