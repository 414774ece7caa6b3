import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { ExternalLink, SourceWork } from '../works/source-work.ts'
import { companyName } from './company-names.ts'
import { parseSiteUrl } from './external-sites.ts'
import type { ImportInput } from './input.ts'
import { type Entry, jsonEntries } from './json-entries.ts'
import type { Reader, SourceEntry } from './reader.ts'
import { categoriesOfTags, countTags, genresOfTags, isAdult } from './tags.ts'
import { classifyTitles, sanitizeTitle } from './title-languages.ts'
import { stringsOf, wholeNumber } from './values.ts'

/** Reads releases of anime-offline-database, JSON or JSON lines. */
export function readOfflineDatabase(input: ImportInput): Reader {
  return {
    fingerprint: input.hash,
    prepare: () => countTags(tagLists(input)),
    async *read(cursor, prepared) {
      const ownCategories = new Set(stringsOf(prepared))
      for await (const entry of jsonEntries(input, ['data'])) {
        if (entry.number > cursor) yield readEntry(entry, ownCategories)
      }
    },
  }
}

const subtypes = new Map(
  Object.entries({
    TV: 'TV',
    MOVIE: 'movie',
    OVA: 'OVA',
    ONA: 'ONA',
    SPECIAL: 'special',
  }),
)
const states = new Map(
  Object.entries({
    FINISHED: 'finished',
    ONGOING: 'current',
    UPCOMING: 'upcoming',
    UNKNOWN: 'tba',
  }),
)
const seasons = new Set(['winter', 'spring', 'summer', 'fall'])
/** Every relationship is listed for these sites; the other sites repeat it. */
const relatedSites = new Set(['kitsu', 'myanimelist/anime', 'anilist/anime', 'anidb'])

async function* tagLists(input: ImportInput): AsyncGenerator<string[]> {
  for await (const { value } of jsonEntries(input, ['data'])) yield stringsOf(asRecord(value).tags)
}

function readEntry(
  { value, number, location, share }: Entry,
  ownCategories: ReadonlySet<string>,
): SourceEntry {
  const progress = { cursor: number, share }
  const entry = asRecord(value)
  // The first line of JSON lines is metadata.
  if (entry.sources === undefined && entry.license !== undefined) return progress
  const links = stringsOf(entry.sources).flatMap((address) => parseSiteUrl(address) ?? [])
  if (!links.length) return { ...progress, errors: [`${location}: the entry has no link to a known site.`] }
  const canonicalTitle = sanitizeTitle(entry.title)
  if (canonicalTitle === undefined)
    return { ...progress, errors: [`${location}: the title must be a text of 1 to 500 characters.`] }
  const errors: string[] = []
  const work = workOf(entry, canonicalTitle, links, ownCategories, (message) =>
    errors.push(`${location}: ${message}`),
  )
  return { ...progress, work, errors }
}

function workOf(
  // Unvalidated input.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  entry: any,
  title: string,
  links: ExternalLink[],
  ownCategories: ReadonlySet<string>,
  complain: (message: string) => void,
): SourceWork {
  const texts = stringsOf(entry.synonyms)
  const synonyms = texts.flatMap((text) => sanitizeTitle(text) ?? [])
  if (synonyms.length < texts.length)
    complain('skipped a synonym that is empty or longer than 500 characters.')
  const tags = stringsOf(entry.tags)
  const season = String(asRecord(entry.animeSeason).season).toLowerCase()
  const mean = Number(asRecord(entry.score).arithmeticMean)
  const seconds = Number(asRecord(entry.duration).value)
  return {
    links,
    ...classifyTitles(title, synonyms),
    facts: {
      subtype: subtypes.get(entry.type) ?? null,
      episode_count: wholeNumber(entry.episodes, 10_000, () =>
        complain(`skipped an implausible number of episodes: ${entry.episodes}.`),
      ),
      episode_length: seconds > 0 && seconds < 360_000 ? Math.max(1, Math.round(seconds / 60)) : null,
      status_override: states.get(entry.status) ?? null,
      season: seasons.has(season) ? season : null,
      season_year: wholeNumber(asRecord(entry.animeSeason).year, 2200),
      average_rating: mean >= 1 && mean <= 10 ? Math.round(mean * 1000) : null,
      age_rating: isAdult(tags) ? 'R18' : null,
    },
    genres: genresOfTags(tags),
    categories: categoriesOfTags(tags, ownCategories),
    productions: [
      ...stringsOf(entry.studios).map((name) => ({ company: companyName(name), role: 'studio' })),
      ...stringsOf(entry.producers).map((name) => ({ company: companyName(name), role: 'producer' })),
    ].filter(({ company }) => company !== '' && company.length <= 200),
    relations: stringsOf(entry.relatedAnime ?? entry.relations).flatMap((address) => {
      const link = parseSiteUrl(address)
      if (!link || !relatedSites.has(link.site)) return []
      if (links.some(({ site, id }) => site === link.site && id === link.id)) {
        complain('skipped a relation of the entry to itself.')
        return []
      }
      return { role: 'other', links: [link] }
    }),
  }
}
