import { escapeXml } from '../wire/xml-text.ts'
import type { OpmlDocument, OpmlSubscription } from './opml.ts'

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
