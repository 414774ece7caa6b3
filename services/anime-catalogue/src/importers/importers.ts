import type { ImportOption, ServiceImporter } from '@octavo/platform/importer.ts'
import type { Static } from 'typebox'
import type { config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import type { SourceName } from './import-source.ts'
import { commonOptions } from './options.ts'

type Importer = ServiceImporter<Static<typeof config>, Tables>

/** Sources of `octavo import anime-catalogue`. */
export const importers: Readonly<Record<SourceName, Importer>> = {
  'offline-database': importer({
    source: 'offline-database',
    summary: 'all entries of anime-offline-database (json or jsonl, optionally zst or gz)',
    location: 'FILE|URL',
  }),
  'anidb-titles': importer({
    source: 'anidb-titles',
    summary: 'AniDB titles of existing anime (anime-titles.xml or .dat, optionally gz)',
    location: 'FILE|URL',
  }),
  kitsu: importer({
    source: 'kitsu',
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
  anilist: importer({
    source: 'anilist',
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
  'mal-xml': importer({
    source: 'mal-xml',
    summary: 'a MyAnimeList export: ratings and missing anime',
    location: 'FILE|URL',
    options: {
      user: {
        type: 'string',
        value: 'LOGIN',
        help: 'user who gets the ratings; without it no ratings are imported',
      },
    },
  }),
  'id-map': importer({
    source: 'id-map',
    summary: 'mappings of existing anime (Fribb or Anime-Lists)',
    location: 'FILE|URL',
  }),
  wikidata: importer({
    source: 'wikidata',
    summary: 'the JSON result of a SPARQL query to Wikidata',
    location: 'FILE|URL',
  }),
}

interface Description {
  source: SourceName
  summary: string
  location: string
  options?: Record<string, ImportOption>
}

function importer({ source, summary, location, options = {} }: Description): Importer {
  return {
    summary,
    location,
    options: { ...options, ...commonOptions },
    // Loaded on first use: a server never imports.
    run: async (context, from, report) =>
      (await import('./import-source.ts')).importSource(source, context, from, report),
  }
}
