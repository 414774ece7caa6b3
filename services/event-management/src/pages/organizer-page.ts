import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type EventCard, eventCards } from './event-cards.ts'

export interface OrganizerView {
  name: string
  about: Html | undefined
  picture: string | undefined
  website: string | undefined
  coming: readonly EventCard[]
  past: readonly EventCard[]
  calendarUrl: string
}

export function organizerPage(view: OrganizerView): Page {
  const { name, about, picture, website, coming, past, calendarUrl } = view
  return {
    title: name,
    body: html`${picture && html`<img src="${picture}" alt="" width="120" height="120">`}
<h1>${name}</h1>${about}
<p class="row">${website && html`<a href="${website}" rel="noopener noreferrer nofollow">Website</a>`}<a href="${calendarUrl}">Calendar</a></p>
<h2>Upcoming events</h2>${coming.length > 0 ? eventCards(coming) : html`<p class="quiet">There are no upcoming events.</p>`}
${past.length > 0 && html`<h2>Past events</h2>${eventCards(past)}`}`,
  }
}
