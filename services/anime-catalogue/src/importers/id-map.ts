import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { ExternalLink } from '../works/source-work.ts'
import { linksOf } from './external-sites.ts'
import type { ImportInput } from './input.ts'
import { jsonEntries } from './json-entries.ts'
import type { Reader, SourceEntry } from './reader.ts'
import { isXml, xmlEntries } from './xml-entries.ts'

/** Mappings between sites: JSON lists, or the XML of Anime-Lists. */
export function readIdMap(input: ImportInput): Reader {
  return {
    fingerprint: input.hash,
    async *read(cursor) {
      const entries = (await isXml(input)) ? mapsInXml(input) : mapsInJson(input)
      for await (const entry of entries) if (entry.cursor > cursor) yield entry
    },
  }
}

async function* mapsInJson(input: ImportInput): AsyncGenerator<SourceEntry> {
  for await (const { value, number, location, share } of jsonEntries(input)) {
    const ids = asRecord(value)
    const tvdb = ids.thetvdb_id ?? ids.tvdb_id
    const season = asRecord(ids.season).tvdb
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
      ...tvdbLinks(tvdb, season),
      ...linksForIds('imdb', ids.imdb_id),
      ...linksForIds('themoviedb', typeof ids.themoviedb_id === 'object' ? undefined : ids.themoviedb_id),
      ...linksForIds('themoviedb/tv', asRecord(ids.themoviedb_id).tv),
      ...linksForIds('themoviedb/movie', asRecord(ids.themoviedb_id).movie),
    ]
    yield entryOf(links, number, location, share)
  }
}

async function* mapsInXml(input: ImportInput): AsyncGenerator<SourceEntry> {
  for await (const { value, number, location, share } of xmlEntries(input, 'anime')) {
    const { anidbid, tvdbid, defaulttvdbseason, tmdbid, imdbid } = value.attributes
    const links = [
      ...linksOf({ anidb: anidbid }),
      ...tvdbLinks(tvdbid, defaulttvdbseason),
      ...linksForIds('imdb', imdbid),
      ...linksForIds('themoviedb', tmdbid),
    ]
    yield entryOf(links, number, location, share)
  }
}

/** All seasons share the series id; the id of a season includes its number. */
function tvdbLinks(series: unknown, season: unknown): ExternalLink[] {
  const id = String(series ?? '')
  if (!/^[1-9]\d*$/.test(id)) return []
  const number = String(season ?? '')
  return [
    { site: 'thetvdb/series', id },
    ...(/^\d+$/.test(number) ? [{ site: 'thetvdb', id: `${id}/${number}` }] : []),
  ]
}

/** Accepts one id, a list, or comma-separated text. */
function linksForIds(site: string, value: unknown): ExternalLink[] {
  const ids = (Array.isArray(value) ? value : [value]).flatMap((id) => String(id ?? '').split(','))
  return ids.flatMap((id) =>
    /^(tt)?\d+$/.test(id.trim()) && !/^0+$/.test(id.trim()) ? { site, id: id.trim() } : [],
  )
}

function entryOf(links: ExternalLink[], cursor: number, location: string, share: number): SourceEntry {
  if (links.length < 2)
    return { cursor, share, ...(links.length ? {} : { errors: [`${location}: the entry has no ids.`] }) }
  return { cursor, share, work: { links, existingOnly: true } }
}
