import { lazyRequire } from '@octavo/platform/lazy-require.ts'
import type sanitizeHtml from 'sanitize-html'
import type { IOptions } from 'sanitize-html'

/** Only needed for writing: stored HTML is clean. */
const sanitizer = lazyRequire<typeof sanitizeHtml>('sanitize-html', import.meta.url)

const inline = ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'span']

/** For these tags, the content is removed too. */
const nonTextTags = ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xmp', 'iframe', 'noembed']

const block: IOptions = {
  allowedTags: [
    ...inline,
    'a',
    'img',
    'p',
    'div',
    'br',
    'hr',
    'blockquote',
    'pre',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
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
    // Links of organizers send no referrer and do not endorse their targets.
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, rel: 'nofollow noopener ugc' },
    }),
  },
}

const line: IOptions = { allowedTags: inline, allowedAttributes: {}, nonTextTags, nestingLimit: 10 }

/** Cleaning time grows faster than linearly, so the input is bounded. */
export const maxHtmlLength = 65_536

/** Sanitizes multi-line HTML. */
export function cleanHtml(html: string): string {
  return sanitizer()(withoutNull(html), block).trim()
}

/** Sanitizes single-line HTML. */
export function cleanLine(html: string): string {
  return sanitizer()(withoutNull(html), line).replace(/\s+/g, ' ').trim()
}

/** Converts clean HTML to plain text. */
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

/** Converts plain text to HTML. */
export function htmlOf(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&${nameOf[sign]};`)
}

/** The only entities in clean HTML. */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"' }

const nameOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([name, sign]) => [sign, name]),
)

/** PostgreSQL cannot store NUL characters. */
const withoutNull = (html: string) => html.replaceAll('\u0000', '')
