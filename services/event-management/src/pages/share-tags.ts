import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { EventView } from './event-view.ts'

/** Link previews of chats and search engines: https://ogp.me */
export function shareTags({ title, summary, url, picture, isListed }: EventView): Html {
  const properties = { title, description: summary, type: 'website', url, image: picture?.url }
  return html`<link rel="canonical" href="${url}">
<meta name="description" content="${summary}">
${!isListed && html`<meta name="robots" content="noindex">`}
${Object.entries(properties).map(([name, content]) => content && html`<meta property="og:${name}" content="${content}">`)}
<meta name="twitter:card" content="summary_large_image">`
}
