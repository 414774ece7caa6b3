import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'
import { altOf } from './photo-image.ts'

interface Shared {
  title: string
  description: string
  url: string
  type?: 'website' | 'article' | 'profile'
  photo?: PhotoBasic | null | undefined
  isPrivate?: boolean
}

/** The width of `urls.regular`. */
const width = 1080

/** Link previews of chats and search engines: https://ogp.me */
export function shareTags({ title, description, url, type = 'website', photo, isPrivate }: Shared): Html {
  const imageWidth = photo && Math.min(photo.width, width)
  const properties = {
    site_name: 'Photo',
    title,
    description,
    type,
    url,
    image: photo?.urls.regular,
    'image:width': imageWidth,
    'image:height': photo && imageWidth && Math.round((imageWidth * photo.height) / photo.width),
    'image:alt': photo && altOf(photo),
  }
  return html`<link rel="canonical" href="${url}">
<meta name="description" content="${description}">
${isPrivate && html`<meta name="robots" content="noindex">`}
${Object.entries(properties).map(([name, content]) => content && html`<meta property="og:${name}" content="${content}">`)}
<meta name="twitter:card" content="${photo ? 'summary_large_image' : 'summary'}">`
}
