/*
 * Element names are reduced to one vocabulary: `item`, `entry` or `title` for RSS, RDF, Atom and CDF alike, and a prefix for
 * each known extension, independent of the prefix in the document. Names of unknown namespaces keep their own prefix.
 */

const prefixByNamespace: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'http://www.w3.org/2005/atom': '',
    'http://purl.org/atom/ns': '',
    'http://example.com/newformat': '',
    'http://example.com/necho': '',
    'http://purl.org/echo': '',
    'uri/of/echo/namespace': '',
    'http://purl.org/rss/1.0': '',
    'http://purl.org/net/rss1.1': '',
    'http://my.netscape.com/rdf/simple/0.9': '',
    'http://my.netscape.com/publish/formats/rss-0.91.dtd': '',
    'http://channel.netscape.com/rdf/simple/0.9': '',
    'http://backend.userland.com/rss': '',
    'http://backend.userland.com/rss2': '',
    'http://backend.userland.com/rss-0.91': '',
    'http://blogs.law.harvard.edu/tech/rss': '',
    'http://cyber.law.harvard.edu/rss': '',
    'http://purl.org/rss/2.0': '',
    'http://www.rssboard.org/rss-specification': '',
    'http://www.sitemaps.org/schemas/sitemap/0.9': '',
    'http://www.google.com/schemas/sitemap/0.84': '',
    'http://www.google.com/schemas/sitemap/0.9': '',
    'http://www.w3.org/1999/02/22-rdf-syntax-ns': 'rdf',
    'http://www.w3.org/1999/xhtml': 'xhtml',
    'http://www.w3.org/xml/1998/namespace': 'xml',
    'http://purl.org/dc/elements/1.0': 'dc',
    'http://purl.org/dc/elements/1.1': 'dc',
    'http://purl.org/dc/terms': 'dcterms',
    'http://purl.org/rss/1.0/modules/content': 'content',
    'http://purl.org/rss/1.0/modules/slash': 'slash',
    'http://purl.org/rss/1.0/modules/syndication': 'sy',
    'http://purl.org/rss/modules/syndication': 'sy',
    'http://purl.org/rss/1.0/modules/threading': 'thr',
    'http://purl.org/syndication/thread/1.0': 'thr',
    'http://search.yahoo.com/mrss': 'media',
    'http://www.rssboard.org/media-rss': 'media',
    'http://video.search.yahoo.com/mrss': 'media',
    'http://tools.search.yahoo.com/mrss': 'media',
    'http://www.itunes.com/dtds/podcast-1.0.dtd': 'itunes',
    'http://example.com/dtds/podcast-1.0.dtd': 'itunes',
    'http://www.georss.org/georss': 'georss',
    'http://www.w3.org/2003/01/geo/wgs84_pos': 'geo',
    'http://www.opengis.net/gml': 'gml',
    'http://wellformedweb.org/commentapi': 'wfw',
    'http://rssnamespace.org/feedburner/ext/1.0': 'feedburner',
    'http://www.pheedo.com/namespace/pheedo': 'pheedo',
    'http://webns.net/mvcb': 'admin',
    'http://www.google.com/schemas/sitemap-news/0.9': 'news',
    'http://www.google.com/schemas/sitemap-image/1.1': 'image',
    'http://www.google.com/schemas/sitemap-video/1.1': 'video',
  }),
)
/** Prefixes of feed formats that a document does not declare. */
const feedPrefixes: ReadonlySet<string> = new Set(['atom', 'atom10', 'a10', 'rss', 'rss1'])
/** A document that declares more namespaces than this is hostile; it loses only unknown extensions. */
const maxDeclarations = 1_000

/** The namespace declarations in effect, with the names already reduced under them. */
export interface NamespaceScope {
  parent: NamespaceScope | undefined
  prefixes: ReadonlyMap<string, string>
  names: Map<string, string>
}

export function createScopes(): {
  root: NamespaceScope
  declare(parent: NamespaceScope, declarations: ReadonlyMap<string, string>): NamespaceScope
} {
  let count = 0
  return {
    root: { parent: undefined, prefixes: new Map(), names: new Map() },
    declare(parent, declarations) {
      count += declarations.size
      if (count > maxDeclarations) return parent
      const prefixes = new Map<string, string>()
      for (const [prefix, namespace] of declarations) prefixes.set(prefix, findPrefix(prefix, namespace))
      return { parent, prefixes, names: new Map() }
    },
  }
}

export function reduceName(raw: string, scope: NamespaceScope): string {
  let name = scope.names.get(raw)
  if (name === undefined) {
    name = resolveName(raw.toLowerCase(), scope)
    scope.names.set(raw, name)
  }
  return name
}

function resolveName(raw: string, scope: NamespaceScope): string {
  const colon = raw.indexOf(':')
  const declared = colon < 0 ? '' : raw.slice(0, colon)
  const prefix = lookUp(declared, scope) ?? (feedPrefixes.has(declared) ? '' : declared)
  const local = raw.slice(colon + 1)
  return prefix === '' ? local : `${prefix}:${local}`
}

function lookUp(prefix: string, scope: NamespaceScope): string | undefined {
  for (let one: NamespaceScope | undefined = scope; one; one = one.parent) {
    const namespace = one.prefixes.get(prefix)
    if (namespace !== undefined) return namespace
  }
  return undefined
}

function findPrefix(declared: string, namespace: string): string {
  const normalized = namespace
    .trim()
    .toLowerCase()
    .replace(/^https:/, 'http:')
    .replace(/(?<![/#])[/#]+$/, '')
  // An unknown default namespace is a typing error more often than another language.
  return prefixByNamespace.get(normalized) ?? declared
}
