import { escapeXml } from '../wire/xml-text.ts'
import { decodeText } from './decode-text.ts'
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
    const name = (text || title || '').replaceAll(/\s+/g, ' ').trim()
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

interface Folder {
  folders: Map<string, Folder>
  subscriptions: OpmlSubscription[]
}

/** Writes OPML 2.0. */
export function writeOpml({ title, subscriptions }: OpmlDocument): string {
  const root: Folder = { folders: new Map(), subscriptions: [] }
  for (const subscription of subscriptions) {
    let folder = root
    for (const name of subscription.folders) {
      const inner = folder.folders.get(name) ?? { folders: new Map(), subscriptions: [] }
      folder.folders.set(name, inner)
      folder = inner
    }
    folder.subscriptions.push(subscription)
  }
  const head = title === undefined ? '' : `<title>${escapeXml(title)}</title>`
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    `<head>${head}</head>`,
    '<body>',
  ]
  writeFolder(root, lines)
  return [...lines, '</body>', '</opml>', ''].join('\n')
}

function writeFolder(folder: Folder, lines: string[]): void {
  for (const { title, feedUrl, siteUrl } of folder.subscriptions) {
    const name = escapeXml(title ?? feedUrl)
    const site = siteUrl === undefined ? '' : ` htmlUrl="${escapeXml(siteUrl)}"`
    lines.push(`<outline type="rss" text="${name}" title="${name}" xmlUrl="${escapeXml(feedUrl)}"${site}/>`)
  }
  for (const [name, inner] of folder.folders) {
    lines.push(`<outline text="${escapeXml(name)}">`)
    writeFolder(inner, lines)
    lines.push('</outline>')
  }
}
