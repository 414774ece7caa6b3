import { type Html, html } from '@octavo/platform/pages/html.ts'

interface Shared {
  title: string
  /** Plain text, of which the beginning is used. */
  summary: string | null | undefined
  url: string
}

const maxSummary = 200

/** Link previews of chats and search engines: https://ogp.me */
export function shareTags({ title, summary, url }: Shared): Html {
  const text = summary?.replace(/\s+/g, ' ').trim() ?? ''
  const description = text.length > maxSummary ? `${text.slice(0, maxSummary - 1)}…` : text
  const properties = { site_name: 'Code hosting', type: 'object', title, description, url }
  return html`${description && html`<meta name="description" content="${description}">`}
${Object.entries(properties).map(([name, content]) => content && html`<meta property="og:${name}" content="${content}">`)}`
}
