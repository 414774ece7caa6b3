import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { type EventCard, eventCards } from './event-cards.ts'

export interface FinderView {
  query: { q: string; place: string; when: string; category: string }
  categories: readonly { id: string; name: string }[]
  events: readonly EventCard[]
  total: number
  moreUrl: string | undefined
  /** Why the search was refused. */
  errorText: string | undefined
  heading: string
}

const whens = {
  '': 'Any time',
  today: 'Today',
  tomorrow: 'Tomorrow',
  this_week: 'This week',
  this_weekend: 'This weekend',
  next_week: 'Next week',
  this_month: 'This month',
  next_month: 'Next month',
}

export function finderPage(view: FinderView): Page {
  const { query, events, total, moreUrl, errorText, heading } = view
  return {
    title: query.q ? `${heading}: ${query.q}` : heading,
    status: errorText === undefined ? 200 : 400,
    body: html`<h1>${heading}</h1>${finder(view)}
${errorText !== undefined && html`<p class="error" role="alert">${errorText}</p>`}
${errorText === undefined && html`<p class="quiet" role="status">${total === 0 ? 'No events found. Try another word, place or time.' : `${total.toLocaleString('en')} ${total === 1 ? 'event' : 'events'}`}</p>`}
${eventCards(events)}
${moreUrl && html`<p><a class="button" href="${moreUrl}">More events</a></p>`}`,
  }
}

function finder({ query, categories }: FinderView): Html {
  const options = (all: readonly (readonly [string, string])[], chosen: string) =>
    all.map(
      ([value, name]) =>
        html`<option value="${value}"${value === chosen && html` selected`}>${name}</option>`,
    )
  const kinds = [['', 'Anything'] as const, ...categories.map(({ id, name }) => [id, name] as const)]
  return html`<form class="finder" role="search" action="/">
<div><label for="q">What</label><input id="q" name="q" type="search" value="${query.q}" maxlength="200"></div>
<div><label for="place">Where</label><input id="place" name="place" value="${query.place}" maxlength="200" autocomplete="address-level2"></div>
<div><label for="when">When</label><select id="when" name="when">${options(Object.entries(whens), query.when)}</select></div>
<div><label for="category">Kind</label><select id="category" name="category">${options(kinds, query.category)}</select></div>
<button class="primary">Find events</button></form>`
}
