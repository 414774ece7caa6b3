import { readHtmlTags } from './html-tags.ts'
import { readLinkHeader } from './link-header.ts'
import { resolveUrl } from './web-url.ts'

export interface Discovery {
  /** Feeds that the page or its `Link` header declares, in that order. */
  feeds: readonly DiscoveredFeed[]
  /** WebSub: hubs and the topic URL. */
  hubUrls: readonly string[]
  selfUrl: string | undefined
}

export interface DiscoveredFeed {
  url: string
  title: string | undefined
  type: string | undefined
}

const maxFeeds = 50
const feedTypes = /^(?:application\/(?:(?:rss|atom|rdf|feed)\+?(?:xml|json)|feed)|text\/(?:rss|atom)\+?xml)$/
/** Also the types of documents that are no feeds, so only for addresses that look like one. */
const vagueTypes = /^(?:application|text)\/(?:xml|json)$/
const feedAddress = /(?:^|[/.?&=_-])(?:feeds?|rss\d?|atom|rdf|xml)(?:$|[/.?&=_-])/i

/** Common paths of feeds that sites do not declare, the most likely first. */
const wellKnownPaths = (
  '/feed /rss.xml /feed.xml /atom.xml /index.xml /rss /feed/ /index.rdf /feed.json ' +
  '/feeds/posts/default /blog/feed /blog/rss.xml /news/rss.xml'
).split(' ')

/** Feeds and hubs that a page announces. The links of its body count when the head declares no feed. */
export function discoverFeeds(
  html: string,
  { url, linkHeader }: { url: string; linkHeader?: string | undefined },
): Discovery {
  const declared = new Map<string, DiscoveredFeed>()
  const linked = new Map<string, DiscoveredFeed>()
  const hubs = new Set<string>()
  let base = url
  let self: string | undefined

  function addLink(
    rel: string,
    reference: string | undefined,
    type: string | undefined,
    title: string | undefined,
  ): void {
    const target = resolveUrl(reference, base)
    const relations = rel.toLowerCase().split(/\s+/)
    if (target === undefined) return
    if (relations.includes('hub')) hubs.add(target)
    if (relations.includes('self')) self ??= target
    const isAlternate = relations.includes('alternate') || relations.includes('feed')
    if (
      isAlternate &&
      !relations.includes('stylesheet') &&
      isFeedType(type, target, relations) &&
      declared.size < maxFeeds
    ) {
      if (!declared.has(target))
        declared.set(target, { url: target, title: title?.trim() || undefined, type })
    }
  }

  for (const { url: target, rel, type, title } of readLinkHeader(linkHeader ?? ''))
    addLink(rel, target, type, title)
  readHtmlTags(html, {
    onOpen(name, attributes) {
      if (name === 'base') base = resolveUrl(attributes.get('href'), base) ?? base
      else if (name === 'link') {
        const type = attributes.get('type')?.split(';', 1)[0]?.trim().toLowerCase()
        addLink(attributes.get('rel') ?? '', attributes.get('href'), type, attributes.get('title'))
      } else if (name === 'a' && linked.size < maxFeeds) {
        const reference = attributes.get('href')
        const target =
          reference !== undefined && feedAddress.test(reference) ? resolveUrl(reference, base) : undefined
        if (target !== undefined && !linked.has(target))
          linked.set(target, { url: target, title: undefined, type: undefined })
      }
    },
  })
  const feeds = declared.size > 0 ? declared : linked
  return { feeds: [...feeds.values()], hubUrls: [...hubs], selfUrl: self }
}

function isFeedType(type: string | undefined, url: string, relations: readonly string[]): boolean {
  if (type === undefined) return relations.includes('feed')
  return feedTypes.test(type) || (vagueTypes.test(type) && feedAddress.test(url))
}

/** Addresses to try on a site that declares no feed. */
export function listWellKnownFeeds(url: string): string[] {
  return [...new Set(wellKnownPaths.map((path) => new URL(path, url).href))]
}
