import { decodeText } from './decode-text.ts'
import { toOneLine } from './one-line.ts'
import { readXml } from './read-xml.ts'
import { resolveUrl } from './web-url.ts'
import { findChild, listChildren, readChildText, type XmlElement } from './xml.ts'

export interface OpmlDocument {
  title: string | undefined
  subscriptions: readonly OpmlSubscription[]
}

export interface OpmlSubscription {
  feedUrl: string
  siteUrl: string | undefined
  title: string | undefined
  /** The folders around it, the outermost first. */
  folders: readonly string[]
}

const maxSubscriptions = 100_000
/** The name of a folder is repeated for each feed in it. */
const maxNameChars = 200
const roots: ReadonlySet<string> = new Set(['opml', 'body'])

/** Reads a subscription list (OPML 1.0 to 2.0), well formed or not; undefined when the bytes are none. Never throws. */
export function readOpml(bytes: Uint8Array, contentType?: string): OpmlDocument | undefined {
  try {
    // A list has no address of its own, so relative URLs in it mean nothing.
    const root = readXml(decodeText(bytes, contentType).text, roots, '')
    if (!root) return undefined
    const head = findChild(root, 'head')
    const subscriptions = new Map<string, OpmlSubscription>()
    readOutlines(findChild(root, 'body') ?? root, [], subscriptions)
    return { title: head && readChildText(head, 'title'), subscriptions: [...subscriptions.values()] }
  } catch {
    return undefined
  }
}

/** A feed in several folders stays in the first. */
function readOutlines(
  parent: XmlElement,
  folders: readonly string[],
  subscriptions: Map<string, OpmlSubscription>,
): void {
  for (const outline of listChildren(parent, 'outline')) {
    const { text, title, xmlurl, htmlurl, url, type } = outline.attributes
    const name = toOneLine(text || title || '').slice(0, maxNameChars)
    const feedUrl = resolveUrl(xmlurl ?? (type === 'rss' || type === 'atom' ? url : undefined), '')
    if (feedUrl !== undefined && subscriptions.size < maxSubscriptions && !subscriptions.has(feedUrl)) {
      subscriptions.set(feedUrl, {
        feedUrl,
        siteUrl: resolveUrl(htmlurl, ''),
        title: name || undefined,
        folders,
      })
    }
    const isFolder = feedUrl === undefined && name !== ''
    readOutlines(outline, isFolder ? [...folders, name] : folders, subscriptions)
  }
}
