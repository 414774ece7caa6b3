import type { ExternalLink } from '../works/source-work.ts'
import { linksOf } from './external-sites.ts'
import type { ImportInput } from './input.ts'
import { jsonEntries } from './json-entries.ts'
import type { Found, Reader } from './reader.ts'
import { isXml, xmlEntries } from './xml-entries.ts'

/** Which ids of different sites are of the same work: lists in JSON, or AniDB's to TheTVDB's and others in XML. */
export function readIdMap(input: ImportInput): Reader {
  return {
    fingerprint: input.hash,
    async *read(cursor) {
      const entries = (await isXml(input)) ? mapsInXml(input) : mapsInJson(input)
      for await (const found of entries) if (found.cursor > cursor) yield found
    },
  }
}

async function* mapsInJson(input: ImportInput): AsyncGenerator<Found> {
  for await (const { value, number, place, share } of jsonEntries(input)) {
    const ids = Object(value)
    const tvdb = ids.thetvdb_id ?? ids.tvdb_id
    const season = Object(ids.season).tvdb
    const links = [
      ...linksOf({
        kitsu: ids.kitsu_id,
        'myanimelist/anime': ids.mal_id,
        'anilist/anime': ids.anilist_id,
        anidb: ids.anidb_id,
        animenewsnetwork: ids.animenewsnetwork_id,
        'anime-planet': ids['anime-planet_id'],
        anisearch: ids.anisearch_id,
        livechart: ids.livechart_id,
        'notify.moe': ids['notify.moe_id'],
        simkl: ids.simkl_id,
        animecountdown: ids.animecountdown_id,
      }),
      ...television(tvdb, season),
      ...many('imdb', ids.imdb_id),
      ...many('themoviedb', typeof ids.themoviedb_id === 'object' ? undefined : ids.themoviedb_id),
      ...many('themoviedb/tv', Object(ids.themoviedb_id).tv),
      ...many('themoviedb/movie', Object(ids.themoviedb_id).movie),
    ]
    yield foundOf(links, number, place, share)
  }
}

async function* mapsInXml(input: ImportInput): AsyncGenerator<Found> {
  for await (const { value, number, place, share } of xmlEntries(input, 'anime')) {
    const { anidbid, tvdbid, defaulttvdbseason, tmdbid, imdbid } = value.attributes
    const links = [
      ...linksOf({ anidb: anidbid }),
      ...television(tvdbid, defaulttvdbseason),
      ...many('imdb', imdbid),
      ...many('themoviedb', tmdbid),
    ]
    yield foundOf(links, number, place, share)
  }
}

/** Seasons share the series, so that only the first of them to come has its id alone. */
function television(series: unknown, season: unknown): ExternalLink[] {
  const id = String(series ?? '')
  if (!/^[1-9]\d*$/.test(id)) return []
  const number = String(season ?? '')
  return [
    { site: 'thetvdb/series', id },
    ...(/^\d+$/.test(number) ? [{ site: 'thetvdb', id: `${id}/${number}` }] : []),
  ]
}

/** One id, a list of them, or a text with commas between them. */
function many(site: string, value: unknown): ExternalLink[] {
  const ids = (Array.isArray(value) ? value : [value]).flatMap((id) => String(id ?? '').split(','))
  return ids.flatMap((id) =>
    /^(tt)?\d+$/.test(id.trim()) && !/^0+$/.test(id.trim()) ? { site, id: id.trim() } : [],
  )
}

function foundOf(links: ExternalLink[], cursor: number, place: string, share: number): Found {
  if (links.length < 2)
    return { cursor, share, ...(links.length ? {} : { flaws: [`${place}: it has no ids.`] }) }
  return { cursor, share, work: { links, onlyKnown: true } }
}
