import { lazyRequire } from '@octavo/platform/lazy-require.ts'
import type sanitizeHtml from 'sanitize-html'
import type { Attributes, IOptions } from 'sanitize-html'
import type { MarkdownContext } from './markdown-context.ts'
import { addressInRepository } from './relative-addresses.ts'

/** Most requests ask for Markdown as it is. */
const sanitizer = lazyRequire<typeof sanitizeHtml>('sanitize-html', import.meta.url)

const allowedTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'blockquote',
  'pre',
  'hr',
  'br',
  'details',
  'summary',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'caption',
  'a',
  'img',
  'picture',
  'source',
  'input',
  'code',
  'kbd',
  'samp',
  'var',
  'tt',
  'span',
  'sub',
  'sup',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'strike',
  'small',
  'mark',
  'q',
  'cite',
  'abbr',
  'dfn',
  'ruby',
  'rt',
  'rp',
  'time',
  'wbr',
  'figure',
  'figcaption',
]

const options: IOptions = {
  allowedTags,
  disallowedTagsMode: 'discard',
  // Elements whose content is removed too.
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
  allowedAttributes: {
    '*': ['align', 'title', 'lang', 'dir', 'id', 'aria-label', 'aria-hidden'],
    a: ['href', 'name', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    source: ['media', 'srcset', 'type'],
    input: ['type', 'checked', 'disabled'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    details: ['open'],
    time: ['datetime'],
  },
  allowedClasses: {
    code: ['language-*'],
    span: ['hljs-*', 'language_', 'function_', 'class_', 'inherited__'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'srcset'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  nestingLimit: 100,
  parser: { lowerCaseTags: true },
}

/** Keeps only elements and attributes of an allowlist. */
export function sanitize(html: string, context: MarkdownContext): string {
  return sanitizer()(html, {
    ...options,
    exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs.type !== 'checkbox',
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withPrefixedNames(attribs) }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(withPrefixedNames(attribs), context) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(withPrefixedNames(attribs), context) }),
      input: (tagName, attribs) => ({
        tagName,
        attribs: {
          type: attribs.type ?? '',
          disabled: '',
          ...('checked' in attribs ? { checked: '' } : {}),
        },
      }),
    },
  })
}

/** Ids and names get a prefix, so they cannot collide with those of the page. */
function withPrefixedNames({ id, name, ...attribs }: Attributes): Attributes {
  return {
    ...attribs,
    ...(id ? { id: prefixedName(id) } : {}),
    ...(name ? { name: prefixedName(name) } : {}),
  }
}

function linkAttributes(
  { href, ...attribs }: Attributes,
  { addresses, repository }: MarkdownContext,
): Attributes {
  if (href === undefined) return attribs
  if (href.startsWith('#'))
    return { ...attribs, href: href.length > 1 ? `#${prefixedName(href.slice(1))}` : href }
  return { ...attribs, href: addressInRepository(href, 'blob', addresses, repository), rel: 'nofollow' }
}

function imageAttributes(
  { src, ...attribs }: Attributes,
  { addresses, repository }: MarkdownContext,
): Attributes {
  return src === undefined
    ? attribs
    : { ...attribs, src: addressInRepository(src, 'raw', addresses, repository) }
}

function prefixedName(name: string): string {
  return name.startsWith('user-content-') ? name : `user-content-${name}`
}
