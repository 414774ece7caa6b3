import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Collection } from '../collections/schema.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'
import { collectionCards } from './collection-cards.ts'
import { gallery } from './gallery.ts'
import { type PageLinks, pageLinks } from './page-links.ts'
import type { SignImage } from './photo-image.ts'
import { shareTags } from './share-tags.ts'

interface HomeView {
  sign: SignImage
  url: string
  topics: readonly { slug: string; title: string }[]
  collections: readonly Collection[]
  photos: readonly PhotoBasic[]
  pages: PageLinks
}

export function homePage({ url, sign, topics, collections, photos, pages }: HomeView): Page {
  const { body, style } = gallery(photos, sign)
  const description = 'Photos that you can search, copy in any size and download.'
  return {
    title: pages.page > 1 ? `Photos, page ${pages.page}` : 'Photos',
    head: shareTags({ title: 'Photos', description, url, photo: photos[0] }),
    style,
    body: html`<h1>Photos</h1>${topicLinks(topics)}
${photos.length > 0 ? body : html`<p class="quiet">There are no photos yet. <a href="/oauth/applications">Create an access key</a>, then upload the first one with <code>POST /photos</code>.</p>`}
${pageLinks(pages)}
${collections.length > 0 && html`<section aria-labelledby="collections"><h2 id="collections">Featured collections</h2>${collectionCards(collections)}</section>`}`,
  }
}

/** A row of links; on narrow screens it wraps. */
export function topicLinks(topics: HomeView['topics'], current?: string): Html {
  return html`${
    topics.length > 0 &&
    html`<nav class="topics" aria-label="Topics"><a href="/"${current === undefined && html` aria-current="page"`}>Newest</a>${topics.map(
      ({ slug, title }) =>
        html`<a href="/t/${slug}"${slug === current && html` aria-current="page"`}>${title}</a>`,
    )}</nav>`
  }`
}
