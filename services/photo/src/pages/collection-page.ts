import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { Collection } from '../collections/schema.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'
import { formatPhotoCount } from './counts.ts'
import { gallery } from './gallery.ts'
import { type PageLinks, pageLinks } from './page-links.ts'
import { personLink } from './person-link.ts'
import type { SignImage } from './photo-image.ts'
import { shareTags } from './share-tags.ts'

interface CollectionView {
  sign: SignImage
  collection: Collection
  photos: readonly PhotoBasic[]
  pages: PageLinks
}

export function collectionPage({ sign, collection, photos, pages }: CollectionView): Page {
  const { title, description, user, links, total_photos, cover_photo, private: isPrivate } = collection
  const { body, style } = gallery(photos, sign)
  return {
    title,
    isPrivate,
    head: shareTags({
      title,
      description: description ?? `A collection of ${formatPhotoCount(total_photos)} by ${user.name}`,
      url: links.html,
      photo: cover_photo,
      isPrivate,
    }),
    style,
    body: html`<h1>${title}</h1>${description && html`<p>${description}</p>`}
<p class="by">${personLink(user)} ${isPrivate && html`<span class="tag">Private</span>`} <span class="quiet small">${formatPhotoCount(total_photos)}</span></p>
${photos.length > 0 ? body : html`<p class="quiet">This collection has no photos.</p>`}${pageLinks(pages)}`,
  }
}
