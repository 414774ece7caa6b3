import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { Collection } from '../collections/schema.ts'
import type { PhotoBasic } from '../photos/schema/photo.ts'
import type { UserBasic } from '../users/schema.ts'
import { collectionCards } from './collection-cards.ts'
import { formatCount, formatPhotoCount } from './counts.ts'
import { gallery } from './gallery.ts'
import { hrefWith, type PageLinks, pageLinks } from './page-links.ts'
import type { SignImage } from './photo-image.ts'
import { emptySection } from './section.ts'
import { shareTags } from './share-tags.ts'

export const profileTabs = ['photos', 'likes', 'collections'] as const
export type ProfileTab = (typeof profileTabs)[number]

export interface ProfileView {
  sign: SignImage
  user: UserBasic
  tab: ProfileTab
  photos: readonly PhotoBasic[]
  collections: readonly Collection[]
  pages: PageLinks
}

const empty: Record<ProfileTab, string> = {
  photos: 'There are no photos yet.',
  likes: 'There are no liked photos yet.',
  collections: 'There are no public collections.',
}

export function profilePage({ sign, user, tab, photos, collections, pages }: ProfileView): Page {
  const { name, bio, location, links, portfolio_url: portfolio, total_photos } = user
  const { body, style } = photos.length > 0 ? gallery(photos, sign) : emptySection
  return {
    title: name,
    head: shareTags({
      title: name,
      description: bio ?? formatPhotoCount(total_photos),
      url: links.html,
      type: 'profile',
      photo: photos[0],
    }),
    style,
    body: html`<header class="profile"><img src="${user.profile_image.large}" alt="" width="128" height="128">
<div><h1>${name}</h1><p class="quiet">@${user.username}${location && html` · ${location}`}</p>${bio && html`<p>${bio}</p>`}
${portfolio && /^https?:/i.test(portfolio) && html`<p><a href="${portfolio}" rel="noopener noreferrer nofollow">${portfolio}</a></p>`}</div></header>
${tabLinks(user, tab)}
${body}${collections.length > 0 && collectionCards(collections)}
${photos.length === 0 && collections.length === 0 && html`<p class="quiet">${empty[tab]}</p>`}${pageLinks(pages)}`,
  }
}

function tabLinks({ links, total_photos, total_likes }: UserBasic, current: ProfileTab): Html {
  const tabs = [
    { tab: 'photos', title: `Photos ${formatCount(total_photos)}` },
    { tab: 'likes', title: `Likes ${formatCount(total_likes)}` },
    { tab: 'collections', title: 'Collections' },
  ]
  return html`<nav class="topics" aria-label="Profile">${tabs.map(
    ({ tab, title }) =>
      html`<a href="${hrefWith(links.html, { show: tab === 'photos' ? undefined : tab })}"${tab === current && html` aria-current="page"`}>${title}</a>`,
  )}</nav>`
}
