import { element, escapeXml } from '../../wire/xml-text.ts'
import { listAtomLinks } from './atom-links.ts'
import { type Format, type PresentedPost, parsePosts } from './result-page.ts'
import { webAddress } from './web-address.ts'

/** RFC 4287, with the next page as in RFC 5005. */
export const formatAtom: Format = (page) => ({
  contentType: 'application/atom+xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">${[
    `<title>${escapeXml(page.title)}</title>`,
    element('subtitle', page.description),
    `<id>${escapeXml(page.selfUrl)}</id>`,
    element('updated', new Date(page.updatedMs).toISOString()),
    ...listAtomLinks(page, 'application/atom+xml').map((link) => `<${link}/>`),
    ...parsePosts(page).map(printEntry),
  ].join('\n')}
</feed>
`,
})

function printEntry(post: PresentedPost): string {
  const link = webAddress(post.url)
  return `<entry>${[
    `<title>${escapeXml(post.title || post.thread.title || post.uuid)}</title>`,
    // A UUID must have 32 digits, and a SHA-1 hash has 40.
    `<id>urn:sha1:${escapeXml(post.uuid)}</id>`,
    link ? `<link rel="alternate" href="${escapeXml(link)}"/>` : '',
    element('published', post.published),
    element('updated', post.updated),
    `<author><name>${escapeXml(post.author ?? (post.thread.site_title || post.thread.site || 'unknown'))}</name></author>`,
    ...post.categories.map((category) => `<category term="${escapeXml(category)}"/>`),
    element('summary', post.summary),
    `<content type="text">${escapeXml(post.text)}</content>`,
  ].join('')}</entry>`
}
