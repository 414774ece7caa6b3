import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'
import type { TopicBasic } from '../topics/schema.ts'
import { formatPhotoCount } from './counts.ts'
import { gallery } from './gallery.ts'
import { topicLinks } from './home-page.ts'
import { type PageLinks, pageLinks } from './page-links.ts'
import type { SignImage } from './photo-image.ts'
import { shareTags } from './share-tags.ts'

interface TopicView {
  sign: SignImage
  topic: TopicBasic
  topics: readonly { slug: string; title: string }[]
  photos: readonly PhotoBasic[]
  pages: PageLinks
}

export function topicPage({ sign, topic, topics, photos, pages }: TopicView): Page {
  const { title, description, slug, links, total_photos, cover_photo } = topic
  const { body, style } = gallery(photos, sign)
  return {
    title,
    head: shareTags({ title, description, url: links.html, photo: cover_photo }),
    style,
    body: html`<h1>${title}</h1><p>${description}</p>${topicLinks(topics, slug)}
<p class="quiet small">${formatPhotoCount(total_photos)}</p>
${body}${pageLinks(pages)}`,
  }
}
