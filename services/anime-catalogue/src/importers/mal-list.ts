import type { ImportInput } from './input.ts'
import type { Reader, SourceEntry } from './reader.ts'
import { classifyTitles, sanitizeTitle } from './title-languages.ts'
import { wholeNumber } from './values.ts'
import { childText, xmlEntries } from './xml-entries.ts'

const subtypes = new Map(
  Object.entries({
    tv: 'TV',
    movie: 'movie',
    ova: 'OVA',
    ona: 'ONA',
    special: 'special',
    'tv special': 'special',
    music: 'music',
  }),
)

/** Reads a list exported from MyAnimeList. */
export function readMalList(input: ImportInput): Reader {
  return {
    fingerprint: input.hash,
    async *read(cursor) {
      for await (const { value, number, location, share } of xmlEntries(input, 'anime')) {
        if (number <= cursor) continue
        const progress: SourceEntry = { cursor: number, share }
        const id = childText(value, 'series_animedb_id') ?? ''
        const title = sanitizeTitle(childText(value, 'series_title'))
        if (!/^[1-9]\d*$/.test(id)) {
          yield { ...progress, errors: [`${location}: series_animedb_id must be a number.`] }
          continue
        }
        if (title === undefined) {
          yield { ...progress, errors: [`${location}: series_title must be a text of 1 to 500 characters.`] }
          continue
        }
        const score = wholeNumber(childText(value, 'my_score'), 10)
        const work = {
          links: [{ site: 'myanimelist/anime', id }],
          ...classifyTitles(title, []),
          facts: {
            subtype: subtypes.get(childText(value, 'series_type')?.toLowerCase() ?? '') ?? null,
            episode_count: wholeNumber(childText(value, 'series_episodes'), 10_000),
          },
          ...(score === null ? {} : { rating: score * 2 }),
        }
        yield { ...progress, work }
      }
    },
  }
}
