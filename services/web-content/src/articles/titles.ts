import { htmlToLine } from '../feeds/text-construct.ts'
import type { PageMetadata } from './page-metadata.ts'

const separator = /\s+[|–—·•»:-]+\s+/
const minWords = 3

/** The title of the article, and the page's whole title with the site's name. */
export function findTitles(
  page: PageMetadata,
  headline: string | undefined,
  mainTitle: string | undefined,
  siteTitle: string | undefined,
): { title: string | undefined; fullTitle: string | undefined } {
  const value = (name: string): string | undefined => line(page.values.get(name)?.[0])
  const documentTitle = line(page.title) ?? value('og:title')
  const declared = line(headline) ?? value('headline') ?? value('og:title') ?? value('twitter:title')
  const title =
    declared === undefined
      ? cutSiteName(documentTitle, line(page.heading), siteTitle)
      : cutSiteName(declared, undefined, siteTitle)
  return {
    title: title ?? line(mainTitle) ?? line(page.heading),
    fullTitle: documentTitle ?? title ?? line(mainTitle),
  }
}

/** Cuts the site's name off either end, or takes the heading when it is part of the title. */
function cutSiteName(
  title: string | undefined,
  heading: string | undefined,
  siteTitle: string | undefined,
): string | undefined {
  if (title === undefined) return undefined
  if (heading && heading !== title && title.includes(heading) && heading.split(' ').length >= minWords)
    return heading
  const site = siteTitle?.toLowerCase()
  const parts = title.split(separator)
  if (site === undefined || parts.length < 2) return title
  const last = parts.at(-1) ?? ''
  const [first = ''] = parts
  if (last.toLowerCase() === site)
    return title.slice(0, title.lastIndexOf(last)).replace(/\s+[|–—·•»:-]+\s+$/, '')
  if (first.toLowerCase() === site) return title.slice(first.length).replace(/^\s+[|–—·•»:-]+\s+/, '')
  return title
}

function line(text: string | undefined): string | undefined {
  return text === undefined ? undefined : htmlToLine(text)
}
