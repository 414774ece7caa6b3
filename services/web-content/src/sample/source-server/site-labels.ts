import { getCategory } from '../../taxonomy/categories.ts'
import type { SamplePost } from '../sample-post.ts'
import type { SampleSite } from '../sites.ts'

/** Categories as the feeds of the site name them. Some sites have none, so that enrichment has to find them. */
export function feedCategoriesOf(site: SampleSite, post: SamplePost): string[] {
  if (site.language !== 'en' || site.index % 3 === 0) return []
  return [getCategory(post.section).name.split(/[ ,]/)[0] ?? '']
}

export const hubUrl = 'http://hub.example/'

export function feedUrl(site: SampleSite): string {
  return `http://${site.host}/${feedPaths[site.format]}`
}

export function commentFeedUrl(site: SampleSite): string {
  return `http://${site.host}/comments/feed.xml`
}

export const feedPaths = { rss: 'feed.xml', atom: 'atom.xml', json: 'feed.json', rdf: 'index.rdf' } as const

/** This site announces a WebSub hub. */
export function hasHub(site: SampleSite): boolean {
  return site.host === 'wire-service.example'
}

/** This site forbids the training of models: in robots.txt, in headers and in its pages. */
export function forbidsTraining(site: SampleSite): boolean {
  return site.host === 'green-ledger.example'
}

export function firstParagraph(post: SamplePost): string {
  return post.text.split('\n\n').find((paragraph) => paragraph.length > 60) ?? post.text
}
