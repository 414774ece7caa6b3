import { ImportError } from '@octavo/platform/importer.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { ExternalLink, SourceWork } from '../works/source-work.ts'
import { ownIdsFrom } from '../works/store/match-works.ts'
import type { Reader, SourceEntry } from './reader.ts'
import { sanitizeTitle } from './title-languages.ts'
import { stringsOf, wholeDate, wholeNumber } from './values.ts'

export interface KitsuOptions {
  /** Base URL of the API. */
  base: string
  /** Only changes since this time. */
  sinceMs: number | undefined
  /** Imports descriptions too. */
  prose: boolean
  fetchJson(url: string, init: { headers: Record<string, string> }): Promise<unknown>
}

/** Kitsu's maximum. */
const pageSize = 20
const includes = 'genres,categories,mappings,animeProductions.producer,mediaRelationships.destination'

interface Resource {
  type: string
  id: string
  // Unvalidated input.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  attributes: any
  // biome-ignore lint/suspicious/noExplicitAny: see above
  relationships: any
}

/** Reads all anime of a Kitsu-compatible service, ordered by id. */
export function readKitsu({ base, sinceMs, prose, fetchJson }: KitsuOptions): Reader {
  return {
    fingerprint: `${base} ${sinceMs ?? ''} ${prose}`,
    async *read(cursor) {
      for (let offset = cursor; ; ) {
        const query = new URLSearchParams({
          'page[limit]': String(pageSize),
          'page[offset]': String(offset),
          sort: 'id',
          include: includes,
        })
        if (sinceMs !== undefined) query.set('filter[since]', new Date(sinceMs).toISOString())
        const url = `${base.replace(/\/+$/, '')}/anime?${query}`
        const page = asRecord(await fetchJson(url, { headers: { accept: 'application/vnd.api+json' } }))
        if (!Array.isArray(page.data)) throw new ImportError(`${url} does not return a JSON:API list.`)
        const included = new Map<string, Resource>(
          (Array.isArray(page.included) ? page.included : []).map((one: Resource) => [
            `${one.type} ${one.id}`,
            one,
          ]),
        )
        const total = Number(asRecord(page.meta).count)
        for (const resource of page.data as Resource[]) {
          offset++
          const share = total > 0 ? Math.min(1, offset / total) : undefined
          yield { cursor: offset, share, ...readEntry(resource, included, prose) }
        }
        if (page.data.length < pageSize) return
      }
    },
  }
}

const subtypes = new Set(['TV', 'special', 'OVA', 'ONA', 'movie', 'music'])
const ageRatings = new Set(['G', 'PG', 'R', 'R18'])

function readEntry(
  resource: Resource,
  included: ReadonlyMap<string, Resource>,
  prose: boolean,
): Pick<SourceEntry, 'work' | 'errors'> {
  const of = asRecord(resource.attributes)
  const oneOf = (allowedValues: ReadonlySet<string>, value: unknown) =>
    typeof value === 'string' && allowedValues.has(value) ? value : null
  const canonicalTitle = sanitizeTitle(of.canonicalTitle)
  if (!/^[1-9]\d*$/.test(String(resource.id)) || canonicalTitle === undefined)
    return { errors: [`anime ${resource.id}: it has no id or no title.`] }
  const related = relatedTo(included)
  const genres = related(resource, 'genres').map(({ attributes }) => String(attributes.slug))
  const categories = related(resource, 'categories').map(({ attributes }) => String(attributes.slug))
  const rating = Number(of.averageRating)
  const work: SourceWork = {
    links: [ownLink(resource), ...related(resource, 'mappings').flatMap(linkIn)],
    titles: titlesIn(of.titles),
    canonicalTitle,
    abbreviations: stringsOf(of.abbreviatedTitles).flatMap((title) => sanitizeTitle(title) ?? []),
    facts: {
      subtype: oneOf(subtypes, of.subtype),
      start_date: wholeDate(of.startDate),
      end_date: wholeDate(of.endDate),
      // Dates determine the status.
      status_override: typeof of.status === 'string' && !of.startDate ? of.status : null,
      episode_count: wholeNumber(of.episodeCount, 10_000),
      episode_length: wholeNumber(of.episodeLength, 6_000),
      age_rating: oneOf(ageRatings, of.ageRating),
      age_rating_guide: sanitizeTitle(of.ageRatingGuide) ?? null,
      user_count: wholeNumber(of.userCount, 1e9) ?? 0,
      favorites_count: wholeNumber(of.favoritesCount, 1e9) ?? 0,
      average_rating: of.averageRating && rating > 0 && rating <= 100 ? Math.round(rating * 100) : null,
      youtube_video_id: /^[\w-]{11}$/.exec(String(of.youtubeVideoId))?.[0] ?? null,
      description: prose && typeof of.description === 'string' ? of.description.replaceAll('\0', '') : null,
    },
    genres,
    categories,
    productions: related(resource, 'animeProductions').flatMap((production) =>
      related(production, 'producer').map(({ attributes }) => ({
        company: String(attributes.name),
        role: String(production.attributes.role),
      })),
    ),
    relations: related(resource, 'mediaRelationships').flatMap((relation) =>
      related(relation, 'destination')
        .filter(({ type }) => type === 'anime')
        .map(({ id }) => ({ role: String(relation.attributes.role), links: [ownLink({ id })] })),
    ),
  }
  return { work }
}

/** Related resources that are included. */
function relatedTo(included: ReadonlyMap<string, Resource>) {
  return (resource: Resource, name: string): Resource[] => {
    const { data } = asRecord(asRecord(resource.relationships)[name])
    return [data]
      .flat()
      .map(asRecord)
      .flatMap(({ type, id }) => included.get(`${type} ${id}`) ?? [])
  }
}

/** Ids above Kitsu's range belong to the other Octavo. */
function ownLink({ id }: Pick<Resource, 'id'>): ExternalLink {
  return { site: Number(id) < ownIdsFrom ? 'kitsu' : 'octavo', id: String(id) }
}

function linkIn({ attributes }: Resource): ExternalLink[] {
  const { externalSite, externalId } = asRecord(attributes)
  return typeof externalSite === 'string' && typeof externalId === 'string' && externalId !== ''
    ? [{ site: externalSite, id: externalId }]
    : []
}

function titlesIn(titles: unknown): Record<string, string> {
  const clean = Object.entries(asRecord(titles)).map(([key, title]) => [key, sanitizeTitle(title)] as const)
  return Object.fromEntries(clean.flatMap(([key, title]) => (title === undefined ? [] : [[key, title]])))
}
