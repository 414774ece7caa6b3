import { element, escapeXml } from '../../wire/xml-text.ts'
import { listAtomLinks } from './atom-links.ts'
import { type Format, type PresentedPost, parsePosts } from './result-page.ts'
import { webAddress } from './web-address.ts'

/** https://www.rssboard.org/rss-specification, with the next page as in RFC 5005. */
export const formatRss: Format = (page) => ({
  contentType: 'application/rss+xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${[
    element('title', page.title),
    element('link', page.selfUrl),
    element('description', page.description),
    element('lastBuildDate', new Date(page.updatedMs).toUTCString()),
    ...listAtomLinks(page, 'application/rss+xml').map((link) => `<atom:${link}/>`),
    ...parsePosts(page).map(printItem),
  ].join('\n')}
</channel></rss>
`,
})

function printItem(post: PresentedPost): string {
  return `<item>${[
    element('title', post.title || post.thread.title || post.summary.slice(0, 100) || post.uuid),
    element('link', webAddress(post.url)),
    `<guid isPermaLink="false">${escapeXml(post.uuid)}</guid>`,
    element('pubDate', new Date(post.published).toUTCString()),
    element('dc:creator', post.author),
    ...post.categories.map((category) => element('category', category)),
    // A description is HTML, and the text is plain, so it is escaped twice.
    element('description', escapeXml(post.text).replaceAll('\n', '<br/>')),
  ].join('')}</item>`
}
