import type { Context } from '../context.ts'
import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import { createEventFinder, type EventFinder } from './find.ts'

export interface SearchTools {
  finder: EventFinder
  gazetteer: Gazetteer
}

export function createSearchTools(context: Context, gazetteer: Gazetteer): SearchTools {
  return { finder: createEventFinder(context), gazetteer }
}
