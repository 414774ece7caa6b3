import type { Context } from '../context.ts'
import { type EventRow, listEventsById } from '../events/store/events.ts'
import type { Page, Slice } from '../wire/pages.ts'
import type { SearchFilter, SearchOrder } from './filter.ts'
import type { EventFinder, SearchCursor } from './find.ts'

export async function searchPage(
  { db }: Pick<Context, 'db'>,
  finder: EventFinder,
  { filter, order }: { filter: SearchFilter; order: SearchOrder },
  { size, offset, after, total }: Page,
): Promise<Slice<EventRow>> {
  const [{ ids, next }, counted] = await Promise.all([
    finder.find(filter, order, { limit: size, offset: after ? 0 : offset, after: after && cursorOf(after) }),
    total ?? finder.count(filter),
  ])
  const events = await listEventsById(db.read, ids)
  return {
    rows: ids.flatMap((id) => events.get(id) ?? []),
    // An estimated total is at least what has been returned.
    total: Math.max(counted, (after ? 0 : offset) + ids.length + (next ? 1 : 0)),
    next,
  }
}

/** The signature proves that we issued the values. */
function cursorOf([phase, value, id]: readonly (string | number)[]): SearchCursor {
  return [Number(phase), Number(value), Number(id)]
}
