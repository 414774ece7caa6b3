import type { ImportOption, ServiceImporter } from '@octavo/platform/importer.ts'
import type { Static } from 'typebox'
import type { config } from '../config.ts'
import type { Tables } from '../database/tables.ts'
import type { SourceName } from './import-source.ts'
import { commonOptions } from './options.ts'

type Importer = ServiceImporter<Static<typeof config>, Tables>

/** What `octavo import anime-catalogue` can take in. */
export const importers: Readonly<Record<SourceName, Importer>> = {
  'offline-database': importer({
    source: 'offline-database',
    summary: 'everything in anime-offline-database (json or jsonl, also zst or gz)',
    location: 'FILE|URL',
  }),
  'anidb-titles': importer({
    source: 'anidb-titles',
    summary: "AniDB's titles of works that are here (anime-titles.xml or .dat, also gz)",
    location: 'FILE|URL',
  }),
  kitsu: importer({
    source: 'kitsu',
    summary: 'all works of Kitsu, or of another Octavo',
    location: '[URL]',
    options: {
      since: {
        type: 'string',
        value: 'TIME|last',
        help: 'only what has changed since then, or since the last time',
      },
      prose: { type: 'boolean', help: 'descriptions, too: they belong to whoever wrote them' },
    },
  }),
  anilist: importer({
    source: 'anilist',
    summary: 'all works of AniList, as fast as it allows',
    location: '[URL]',
    options: {
      years: { type: 'string', value: '2020..2024', help: 'only what began in these years (default: all)' },
    },
  }),
  'mal-xml': importer({
    source: 'mal-xml',
    summary: 'the list of a user of MyAnimeList: ratings, and works that are missing',
    location: 'FILE|URL',
    options: {
      user: { type: 'string', value: 'LOGIN', help: 'whose ratings they are; without it there are none' },
    },
  }),
  'id-map': importer({
    source: 'id-map',
    summary: 'ids at other sites of works that are here (Fribb or Anime-Lists)',
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
    // Loaded when it is needed: a server never takes anything in.
    run: async (context, from, report) =>
      (await import('./import-source.ts')).takeIn(source, context, from, report),
  }
}
