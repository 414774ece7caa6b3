/** Title, license and terms of a data source. */
export interface SourceTerms {
  title: string
  url: string | null
  licence: string
  notice: string
}

const unclear = 'none stated'

export const sourceTerms: Readonly<Record<string, SourceTerms>> = {
  catalogue: {
    title: 'The catalogue of this service',
    url: null,
    licence: 'MIT',
    notice: 'Facts and descriptions written for this service.',
  },
  'offline-database': {
    title: 'anime-offline-database',
    url: 'https://github.com/manami-project/anime-offline-database',
    licence: 'ODbL-1.0 AND DbCL-1.0',
    notice: 'Redistribution requires attribution and the same license.',
  },
  'anidb-titles': {
    title: 'AniDB anime titles',
    url: 'https://anidb.net',
    licence: unclear,
    notice: 'Fetch the file at most once a day, or AniDB will refuse you.',
  },
  kitsu: {
    title: 'Kitsu or a compatible service',
    url: 'https://kitsu.app',
    licence: unclear,
    notice: 'Facts only, unless descriptions were imported, which are copyrighted.',
  },
  anilist: {
    title: 'AniList',
    url: 'https://anilist.co',
    licence: 'terms of service',
    notice: 'For personal use; AniList forbids gathering its data for a competing service.',
  },
  'mal-xml': {
    title: 'A list exported from MyAnimeList',
    url: 'https://myanimelist.net/panel.php?go=export',
    licence: "the user's own data",
    notice: 'Ratings of one user, and titles of missing anime.',
  },
  'id-map': {
    title: 'A map of ids between sites',
    url: 'https://github.com/Fribb/anime-lists',
    licence: unclear,
    notice: 'Ids only.',
  },
  wikidata: {
    title: 'Wikidata',
    url: 'https://www.wikidata.org',
    licence: 'CC0-1.0',
    notice: 'In the public domain.',
  },
}
