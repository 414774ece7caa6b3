import { lazyRequire } from '@octavo/platform/lazy-require.ts'
import { Marked } from 'marked'
import type sanitizeHtml from 'sanitize-html'
import type { IOptions } from 'sanitize-html'

/** Only needed for writing: stored HTML is clean. */
const sanitizer = lazyRequire<typeof sanitizeHtml>('sanitize-html', import.meta.url)
const marked = new Marked({ gfm: true, breaks: true })

const allowed: IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'blockquote',
    'pre',
    'code',
    'hr',
    'br',
    'ul',
    'ol',
    'li',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'b',
    'strong',
    'i',
    'em',
    's',
    'del',
    'sub',
    'sup',
    'details',
    'summary',
    'q',
    'cite',
    'abbr',
    'ruby',
    'rt',
    'rp',
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'], abbr: ['title'], details: ['open'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Their content is dropped as well.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'plaintext',
  ],
  nestingLimit: 50,
  transformTags: {
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: { ...(href ? { href, rel: 'nofollow noopener ugc' } : {}), ...(title ? { title } : {}) },
    }),
  },
}

export function renderMarkup(text: string): string {
  return sanitizer()(marked.parse(text.replaceAll('\0', '\ufffd'), { async: false }), allowed).trim()
}
