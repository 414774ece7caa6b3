import type { Context } from '../context.ts'
import { createGazetteer, type Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import { createEventFinder, type EventFinder } from './find.ts'

/** What whoever looks for events needs. */
export interface SearchRooms {
  finder: EventFinder
  gazetteer: Gazetteer
}

export function openSearchRooms(context: Context): SearchRooms {
  return { finder: createEventFinder(context), gazetteer: createGazetteer(context) }
}
