import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { eventData } from './event-data.ts'
import type { EventView } from './event-view.ts'
import type { FormState } from './form-state.ts'
import { offersForm } from './offers-form.ts'
import { shareTags } from './share-tags.ts'

export function eventPage(event: EventView, formState: FormState = {}): Page {
  return {
    title: event.title,
    head: html`${shareTags(event)}${eventData(event)}`,
    status: formState.errorText === undefined ? 200 : 409,
    isPrivate: !event.isPublic,
    scripts: event.when.isWhole ? [event.timeScriptUrl] : [],
    body: html`<article class="event">
${event.picture && html`<img class="picture" src="${event.picture.url}" alt="${event.picture.alt}" width="1200" height="600">`}
<div>
${event.isCanceled && html`<p class="error" role="status"><strong>${event.cancelation}</strong></p>`}
<h1>${event.title}</h1>
${event.summary && html`<p class="lead">${event.summary}</p>`}
${facts(event)}
${event.description && html`<h2>About this event</h2><div class="about">${event.description}</div>`}
${event.otherDates.length > 0 && html`<h2>Other dates</h2><ul class="list">${event.otherDates.map(({ url, text }) => html`<li><a href="${url}">${text}</a></li>`)}</ul>`}
</div>
${event.closed === undefined && html`<p class="jump"><a class="button primary" href="#tickets">Get tickets</a></p>`}
<section class="buy" id="tickets" aria-labelledby="tickets-title"><h2 id="tickets-title">${event.ticketsTitle}</h2>
${offersForm(event, formState)}</section>
</article>`,
  }
}

function facts({ when, place, isOnline, organizer, refundPolicy, calendarUrl }: EventView): Html {
  return html`<dl class="facts">
<div><dt>When</dt><dd><time datetime="${when.startsAt}">${when.text}</time><p class="small quiet">${when.zone} · <a href="${calendarUrl}">Add to calendar</a></p>
<p class="small" data-your-time data-starts-at="${when.startsAt}" data-ends-at="${when.endsAt}" data-zone="${when.zoneName}" hidden>Where you are: </p></dd></div>
<div><dt>Where</dt><dd>${place ? placeLines(place) : isOnline ? 'Online' : 'To be announced'}</dd></div>
${organizer && html`<div><dt>By</dt><dd><a href="${organizer.url}">${organizer.name}</a></dd></div>`}
${refundPolicy && html`<div><dt>Refunds</dt><dd>${refundPolicy}</dd></div>`}
</dl>`
}

function placeLines({ name, lines, map }: NonNullable<EventView['place']>): Html {
  return html`<strong>${name}</strong>${lines.map((line) => html`<p>${line}</p>`)}${map && html`<p class="small"><a href="${map}" rel="noopener noreferrer">Show on a map</a></p>`}`
}
