import { htmlToLine } from '../feeds/text-construct.ts'
import type { PageMetadata } from './page-metadata.ts'

const separator = /\s+[|–—·•»:-]+\s+/g
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
  const separators = [...title.matchAll(separator)]
  const [first] = separators
  const last = separators.at(-1)
  if (site === undefined || !first || !last) return title
  if (title.slice(last.index + last[0].length).toLowerCase() === site) return title.slice(0, last.index)
  if (title.slice(0, first.index).toLowerCase() === site) return title.slice(first.index + first[0].length)
  return title
}

function line(text: string | undefined): string | undefined {
  return text === undefined ? undefined : htmlToLine(text)
}
