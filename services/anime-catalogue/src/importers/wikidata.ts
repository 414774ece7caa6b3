import type { SourceWork } from '../works/source-work.ts'
import { companyName } from './company-names.ts'
import { linksOf } from './external-sites.ts'
import type { ImportInput } from './input.ts'
import { type Entry, jsonEntries } from './json-entries.ts'
import type { Found, Reader } from './reader.ts'
import { cleanTitle, sortTitles } from './title-languages.ts'
import { wholeDate, wholeNumber } from './values.ts'

/** The result of a SPARQL query, as JSON. The README has a query; other names of variables are passed over. */
export function readWikidata(input: ImportInput): Reader {
  return {
    fingerprint: input.hash,
    async *read(cursor) {
      for await (const entry of jsonEntries(input, ['results', 'bindings'])) {
        if (entry.number > cursor) yield foundIn(entry)
      }
    },
  }
}

function foundIn({ value, number, place, share }: Entry): Found {
  const found = { cursor: number, share }
  const of = (...names: string[]) => {
    const bound = names
      .map((name) => Object(Object(value)[name]).value)
      .find((text) => typeof text === 'string')
    return bound === undefined ? undefined : String(bound)
  }
  const links = linksOf({
    'myanimelist/anime': of('mal', 'P4086'),
    'anilist/anime': of('anilist', 'P8729'),
    anidb: of('anidb', 'P5646'),
    kitsu: of('kitsu', 'P11494'),
  }).filter(({ id }) => /^\d+$/.test(id))
  if (!links.length) return { ...found, flaws: [`${place}: it has none of mal, anilist, anidb and kitsu.`] }
  const label = cleanTitle(of('itemLabel', 'label', 'en'))
  const native = cleanTitle(of('ja', 'jaLabel', 'native'))
  // An item without a label is called by its number.
  const title = label !== undefined && /^Q\d+$/.test(label) ? native : (label ?? native)
  const company = of('companyLabel', 'company')
  const start = wholeDate(of('start', 'date', 'P580', 'P577'))
  // A year alone comes as its first day.
  const isYear = start?.endsWith('-01-01') ?? false
  const work: SourceWork = {
    links,
    ...(title === undefined ? { onlyKnown: true } : sortTitles(title, native === undefined ? [] : [native])),
    facts: {
      start_date: isYear ? null : start,
      season_year: start === null ? null : Number(start.slice(0, 4)),
      end_date: isYear ? null : wholeDate(of('end', 'P582')),
      episode_count: wholeNumber(of('episodes', 'P1113'), 10_000),
    },
    ...(company === undefined || /^(Q\d+|https?:)/.test(company)
      ? {}
      : { productions: [{ company: companyName(company), role: 'studio' }] }),
  }
  return { ...found, work }
}
