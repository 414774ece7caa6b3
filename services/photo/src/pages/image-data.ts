import { type Html, html, trusted } from '@octavo/platform/pages/html.ts'
import { formatAttribution } from '../photos/attribution.ts'
import { altOf } from './photo-image.ts'
import type { PhotoView } from './photo-view.ts'

/** Structured data of the image and its license: https://schema.org/ImageObject */
export function imageData({ photo, attribution, isGenerated }: PhotoView): Html {
  const { urls, links, user, width, height, description, created_at } = photo
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ImageObject',
    name: description ?? altOf(photo),
    description: altOf(photo),
    contentUrl: urls.full,
    thumbnailUrl: urls.small,
    url: links.html,
    width,
    height,
    datePublished: created_at,
    creator: { '@type': 'Person', name: user.name, url: user.links.html },
    creditText: formatAttribution(attribution, 'text'),
    license: attribution.license.url,
    acquireLicensePage: links.html,
    ...(isGenerated && {
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    }),
  }
  // Without `<`, so that no text can end the script element.
  return html`<script type="application/ld+json">${trusted(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`
}
