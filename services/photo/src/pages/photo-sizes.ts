import { type Html, html } from '@octavo/platform/pages/html.ts'
import { imageUrl } from './photo-image.ts'
import type { PhotoView } from './photo-view.ts'

const widths = { Small: 640, Medium: 1920, Large: 2400 }

/** Sizes to download, and their addresses to embed. */
export function photoSizes({ photo, sign }: PhotoView): Html {
  const { width, height, links } = photo
  const smaller = Object.entries(widths)
    .filter(([, each]) => each < width)
    .map(([name, each]) => ({
      name,
      width: each,
      height: Math.round((each * height) / width),
      download: sign(`${links.download}?w=${each}`),
      image: imageUrl(photo, each, sign),
    }))
  const original = { name: 'Original', width, height, download: links.download, image: photo.urls.full }
  return html`<section aria-labelledby="sizes"><h2 id="sizes">Sizes</h2><ul class="sizes">${[
    ...smaller,
    original,
  ].map(
    (size) =>
      html`<li><b>${size.name}</b> <span class="quiet small">${size.width} × ${size.height}</span><span class="row"><a href="${size.download}" download>Download<span class="hidden"> ${size.name}</span></a><a href="${size.image}">Image<span class="hidden"> ${size.name}</span></a></span></li>`,
  )}</ul></section>`
}
