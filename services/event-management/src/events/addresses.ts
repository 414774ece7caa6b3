import { slugOf } from '../wire/slugs.ts'
import type { EventRow } from './store/events.ts'

/** The page where people read about an event and buy. `url` is the service's own address. */
export function eventPageOf(url: string, { id, name_text }: Pick<EventRow, 'id' | 'name_text'>): string {
  return `${url}/e/${slugOf(name_text)}-tickets-${id}`
}

/** Below it stands all that other sites may show in a frame. */
export const framesPath = '/checkout-external'

/** The tickets of an event and little else, for frames. */
export function framedTicketsOf(url: string, { id }: Pick<EventRow, 'id'>): string {
  return `${url}${framesPath}?eid=${id}`
}
