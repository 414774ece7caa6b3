import { slugOf } from '../wire/slugs.ts'
import type { EventRow } from './store/events.ts'

/** The public page of an event. `url` is the service's address. */
export function eventPageOf(url: string, { id, name_text }: Pick<EventRow, 'id' | 'name_text'>): string {
  return `${url}/e/${slugOf(name_text)}-tickets-${id}`
}

/** The prefix of all pages that other sites may embed. */
export const framesPath = '/checkout-external'

/** The checkout widget of an event. */
export function framedTicketsOf(url: string, { id }: Pick<EventRow, 'id'>): string {
  return `${url}${framesPath}?eid=${id}`
}
