import { type Html, html } from '@octavo/platform/pages/html.ts'
import { presentTime } from '../wire/times.ts'

export interface AtomFeed {
  id: string
  title: string
  /** The address of the page with the same content. */
  page: string
  /** The address of the feed. */
  self: string
  entries: readonly AtomEntry[]
}

export interface AtomEntry {
  id: string
  title: string
  address: string
  atMs: number
  author: string
  /** HTML. */
  content: string
}

/** For the head of the page with the same content. */
export function linkToFeed(title: string, address: string): Html {
  return html`<link rel="alternate" type="application/atom+xml" title="${title}" href="${address}">`
}

/** https://www.rfc-editor.org/rfc/rfc4287 */
export function renderAtom({ id, title, page, self, entries }: AtomFeed): string {
  const feed = html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${id}</id>
<link type="text/html" rel="alternate" href="${page}"/>
<link type="application/atom+xml" rel="self" href="${self}"/>
<title>${title}</title>
<updated>${presentTime(Math.max(0, ...entries.map(({ atMs }) => atMs)))}</updated>
${entries.map(
  (entry) => html`<entry>
<id>${entry.id}</id>
<updated>${presentTime(entry.atMs)}</updated>
<link type="text/html" rel="alternate" href="${entry.address}"/>
<title>${entry.title}</title>
<content type="html">${entry.content}</content>
<author><name>${entry.author}</name></author>
</entry>
`,
)}</feed>
`
  return feed.text.replace(notInXml, '')
}

/** Messages and names may contain characters that XML does not allow. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
