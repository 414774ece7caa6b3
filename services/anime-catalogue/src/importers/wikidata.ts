import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { SourceWork } from '../works/source-work.ts'
import { companyName } from './company-names.ts'
import { linksOf } from './external-sites.ts'
import type { ImportInput } from './input.ts'
import { type Entry, jsonEntries } from './json-entries.ts'
import type { Reader, SourceEntry } from './reader.ts'
import { classifyTitles, sanitizeTitle } from './title-languages.ts'
import { wholeDate, wholeNumber } from './values.ts'

/** Reads the JSON result of a SPARQL query. Ignores other variables. */
export function readWikidata(input: ImportInput): Reader {
  return {
    fingerprint: input.hash,
    async *read(cursor) {
      for await (const entry of jsonEntries(input, ['results', 'bindings'])) {
        if (entry.number > cursor) yield readEntry(entry)
      }
    },
  }
}

function readEntry({ value, number, location, share }: Entry): SourceEntry {
  const progress = { cursor: number, share }
  const of = (...names: string[]) => {
    const bound = names
      .map((name) => asRecord(asRecord(value)[name]).value)
      .find((text) => typeof text === 'string')
    return bound === undefined ? undefined : String(bound)
  }
  const links = linksOf({
    'myanimelist/anime': of('mal', 'P4086'),
    'anilist/anime': of('anilist', 'P8729'),
    anidb: of('anidb', 'P5646'),
    kitsu: of('kitsu', 'P11494'),
  }).filter(({ id }) => /^\d+$/.test(id))
  if (!links.length)
    return { ...progress, errors: [`${location}: the entry has no id of mal, anilist, anidb or kitsu.`] }
  const label = sanitizeTitle(of('itemLabel', 'label', 'en'))
  const native = sanitizeTitle(of('ja', 'jaLabel', 'native'))
  // Items without a label have their id as label.
  const title = label !== undefined && /^Q\d+$/.test(label) ? native : (label ?? native)
  const company = of('companyLabel', 'company')
  const start = wholeDate(of('start', 'date', 'P580', 'P577'))
  // Wikidata represents a year as January 1.
  const isYear = start?.endsWith('-01-01') ?? false
  const work: SourceWork = {
    links,
    ...(title === undefined
      ? { existingOnly: true }
      : classifyTitles(title, native === undefined ? [] : [native])),
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
  return { ...progress, work }
}
