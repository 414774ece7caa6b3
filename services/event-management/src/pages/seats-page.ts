import type { Page } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { errorSummary } from './form-fields.ts'
import { type DrawnSeat, drawSeats } from './seat-drawing.ts'

export interface SeatsView {
  event: { title: string; url: string }
  own: readonly SeatChoice[]
  /** The sections that have seats for the tickets of the order. */
  sections: readonly { name: string; free: number; url: string; isShown: boolean }[]
  /** The free seats of the shown section. */
  rows: readonly { name: string; seats: readonly SeatChoice[] }[]
  drawing: readonly DrawnSeat[]
  takeUrl: string
  backUrl: string
  errorText?: string | undefined
}

export interface SeatChoice {
  id: string
  label: string
  isChosen: boolean
}

export function seatsPage(view: SeatsView): Page {
  const { event, own, sections, rows, errorText, takeUrl, backUrl } = view
  const shownSection = sections.find(({ isShown }) => isShown)
  return {
    title: `Seats: ${event.title}`,
    isPrivate: true,
    status: errorText === undefined ? 200 : 422,
    body: html`<div class="checkout"><div><h1>Your seats</h1>
${errorSummary([], errorText)}
${sections.length > 1 && html`<nav aria-label="Sections"><ul class="row">${sections.map(sectionItem)}</ul></nav>`}
<form method="post" action="${takeUrl}">
<fieldset><legend>Your current seats</legend><div class="seats">${own.map(box)}</div></fieldset>
${rows.map(({ name, seats }) => html`<fieldset><legend>${shownSection?.name}, row ${name}</legend><div class="seats">${seats.map(box)}</div></fieldset>`)}
${rows.length === 0 && html`<p>No other seat is free in this section.</p>`}
<p class="row"><button class="primary">Take these seats</button><a class="button" href="${backUrl}">Keep your current seats</a></p></form></div>
<aside class="summary" aria-labelledby="drawing-title"><h2 id="drawing-title">${shownSection?.name}</h2><p class="small quiet">Free: ${shownSection?.free ?? 0}</p>${drawSeats(view.drawing)}</aside></div>`,
  }
}

function sectionItem({ name, free, url, isShown }: SeatsView['sections'][number]): Html {
  return html`<li><a href="${url}"${isShown && html` aria-current="page"`}>${name}</a> <span class="small quiet">${free} free</span></li>`
}

function box({ id, label, isChosen }: SeatChoice): Html {
  return html`<div class="choice"><input type="checkbox" id="seat-${id}" name="seat" value="${id}"${isChosen && html` checked`}><label for="seat-${id}">${label}</label></div>`
}
