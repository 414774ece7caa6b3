import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Collection } from '../collections/schema.ts'
import { formatPhotoCount } from './counts.ts'

const maxPictures = 3

export function collectionCards(collections: readonly Collection[]): Html {
  return html`<ul class="cards">${collections.map(
    ({ title, links, preview_photos, total_photos, user }) =>
      html`<li><a href="${links.html}"><span class="mosaic">${preview_photos
        .slice(0, maxPictures)
        .map(
          ({ urls }) =>
            html`<img src="${urls.small}" alt="" width="400" height="300" loading="lazy" decoding="async">`,
        )}</span><b>${title}</b></a><p class="quiet small">${formatPhotoCount(total_photos)} · by <a href="${user.links.html}">${user.name}</a></p></li>`,
  )}</ul>`
}
