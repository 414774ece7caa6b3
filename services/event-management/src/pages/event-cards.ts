import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface EventCard {
  title: string
  url: string
  when: string
  where: string
  price: string
  picture: string | undefined
}

export function eventCards(events: readonly EventCard[]): Html {
  return html`<ul class="found">${events.map(
    ({ title, url, when, where, price, picture }) =>
      html`<li><article>${picture && html`<img src="${picture}" alt="" width="600" height="300" loading="lazy">`}
<h2><a href="${url}">${title}</a></h2><p>${when}</p><p class="quiet small">${where}${price && ` · ${price}`}</p></article></li>`,
  )}</ul>`
}
