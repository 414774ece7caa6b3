import type { ExternalLink } from '../works/source-work.ts'

const sites: readonly [RegExp, string][] = [
  [/^https?:\/\/(?:www\.)?kitsu\.(?:app|io)\/anime\/(\d+)/, 'kitsu'],
  [/^https?:\/\/(?:www\.)?myanimelist\.net\/anime\/(\d+)/, 'myanimelist/anime'],
  [/^https?:\/\/(?:www\.)?anilist\.co\/anime\/(\d+)/, 'anilist/anime'],
  [/^https?:\/\/(?:www\.)?anidb\.net\/(?:anime\/|a)(\d+)/, 'anidb'],
  [/^https?:\/\/(?:www\.)?anime-planet\.com\/anime\/([\w.~-]+)/, 'anime-planet'],
  [/^https?:\/\/(?:www\.)?animenewsnetwork\.com\/encyclopedia\/anime\.php\?id=(\d+)/, 'animenewsnetwork'],
  [/^https?:\/\/(?:www\.)?anisearch\.com\/anime\/(\d+)/, 'anisearch'],
  [/^https?:\/\/(?:www\.)?livechart\.me\/anime\/(\d+)/, 'livechart'],
  [/^https?:\/\/(?:www\.)?notify\.moe\/anime\/([\w-]+)/, 'notify.moe'],
  [/^https?:\/\/(?:www\.)?simkl\.com\/anime\/(\d+)/, 'simkl'],
  [/^https?:\/\/(?:www\.)?animecountdown\.com\/(\d+)/, 'animecountdown'],
]

/** The address of a work's page at another site as an id there. */
export function linkOf(address: string): ExternalLink | undefined {
  for (const [pattern, site] of sites) {
    const id = pattern.exec(address)?.[1]
    if (id !== undefined) return { site, id }
  }
  return undefined
}

/** Ids by site, of which those that are nothing are left out. */
export function linksOf(ids: Readonly<Record<string, unknown>>): ExternalLink[] {
  return Object.entries(ids).flatMap(([site, id]) => {
    const text = typeof id === 'number' || typeof id === 'string' ? String(id).trim() : ''
    return text === '' || text === '0' || text.length > 200 ? [] : { site, id: text }
  })
}
