import type { Importer, ImportUsage } from '@octavo/platform/importer.ts'
import type { BaseContext } from '../context.ts'
import type { SourceName } from './import-source.ts'
import { commonOptions } from './options.ts'

/** Sources of `octavo import anime-catalogue`. */
export const imports: Readonly<Record<SourceName, ImportUsage>> = {
  'offline-database': usage({
    summary: 'all entries of anime-offline-database (json or jsonl, optionally zst or gz)',
    location: 'FILE|URL',
  }),
  'anidb-titles': usage({
    summary: 'AniDB titles of existing anime (anime-titles.xml or .dat, optionally gz)',
    location: 'FILE|URL',
  }),
  kitsu: usage({
    summary: 'all anime of Kitsu or another Octavo',
    location: '[URL]',
    options: {
      since: {
        type: 'string',
        value: 'TIME|last',
        help: 'only changes since this time, or since the last import',
      },
      prose: { type: 'boolean', help: 'also import descriptions, which are copyrighted' },
    },
  }),
  anilist: usage({
    summary: 'all anime of AniList, within its rate limit',
    location: '[URL]',
    options: {
      years: {
        type: 'string',
        value: '2020..2024',
        help: 'only anime that started in these years (default: all)',
      },
    },
  }),
  'mal-xml': usage({
    summary: 'a MyAnimeList export: ratings and missing anime',
    location: 'FILE|URL',
    options: {
      user: {
        type: 'string',
        value: 'LOGIN',
        help: 'the user who gets the ratings; without it no ratings are imported',
      },
    },
  }),
  'id-map': usage({
    summary: 'mappings of existing anime (Fribb or Anime-Lists)',
    location: 'FILE|URL',
  }),
  wikidata: usage({
    summary: 'the JSON result of a SPARQL query to Wikidata',
    location: 'FILE|URL',
  }),
}

function usage({ options = {}, ...usage }: ImportUsage): ImportUsage {
  return { ...usage, options: { ...options, ...commonOptions } }
}

export function createImporters(context: BaseContext): Record<string, Importer> {
  const importFrom =
    (source: SourceName): Importer =>
    // Loaded on first use: a server never imports.
    async (from, report) =>
      (await import('./import-source.ts')).importSource(source, context, from, report)
  // The keys of the record are the names of its type.
  const sources = Object.keys(imports) as SourceName[]
  return Object.fromEntries(sources.map((source) => [source, importFrom(source)]))
}
