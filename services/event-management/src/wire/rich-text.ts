import { lazyRequire } from '@octavo/platform/lazy-require.ts'
import type sanitizeHtml from 'sanitize-html'
import type { IOptions } from 'sanitize-html'

/** Reading needs none: what is kept is clean. */
const sanitizer = lazyRequire<typeof sanitizeHtml>('sanitize-html', import.meta.url)

const inline = ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'span']

/** What would otherwise be left of these is their content, which is nothing to read. */
const nonTextTags = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xmp', 'iframe', 'noembed']

const block: IOptions = {
  allowedTags: [
    ...inline,
    ...['a', 'img', 'p', 'div', 'br', 'hr', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang', 'dir', 'title'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags,
  nestingLimit: 50,
  transformTags: {
    // What organisers link to need not know from where, nor be known to search engines as if we had linked to it.
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, rel: 'nofollow noopener ugc' },
    }),
  },
}

const line: IOptions = { allowedTags: inline, allowedAttributes: {}, nonTextTags, nestingLimit: 10 }

/** Cleaning takes more than twice as long for twice as much: nobody may send more than this. */
export const maxHtmlLength = 65_536

/** Leaves of what somebody wrote at length what text is made of. */
export function cleanHtml(html: string): string {
  return sanitizer()(withoutNull(html), block).trim()
}

/** Leaves of a name what may stand in one line. */
export function cleanLine(html: string): string {
  return sanitizer()(withoutNull(html), line).replace(/\s+/g, ' ').trim()
}

/** Plain text out of HTML that is clean. */
export function textOf(cleanedHtml: string): string {
  return cleanedHtml
    .replace(/<(?:br|hr) \/>|<\/(?:p|div|blockquote|pre|h[1-6]|li|dt|dd|figcaption|caption|tr)>/g, '\n')
    .replace(/<\/t[hd]>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Plain text as HTML that shows it. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&${nameOf[sign]};`)
}

/** All that stands escaped in HTML that is clean. */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"' }

const nameOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([name, sign]) => [sign, name]),
)

/** PostgreSQL cannot keep it. */
const withoutNull = (html: string) => html.replaceAll('\u0000', '')
