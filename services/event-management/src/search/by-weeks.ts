import type { SearchFilter } from './filter.ts'
import { textQueryOf } from './plan.ts'
import type { AccessPath, ListedEvent, ListingPage } from './store/access-paths.ts'
import { startOfWeek, weekOf } from './tags.ts'

interface Span {
  from: number
  to: number
}

/** Collects results week by week until the page is full, growing the span. */
export async function findByWeeks(
  filter: SearchFilter,
  { limit, after }: ListingPage,
  select: (path: AccessPath, starting: Span, limit: number) => Promise<ListedEvent[]>,
): Promise<ListedEvent[]> {
  const from = Math.max(filter.startMs?.from ?? 0, after?.[0] ?? 0)
  const to = filter.startMs?.to ?? Number.MAX_SAFE_INTEGER
  let week = weekOf(Math.max(from, filter.nowMs))
  const past = { from, to: Math.min(to, startOfWeek(week) - 1) }
  // Few events started in the past and are not over.
  const results =
    past.from > past.to ? [] : await select({ source: { by: 'time' }, isWalked: true }, past, limit)
  for (let weeks = 1; results.length < limit && startOfWeek(week) <= to; weeks *= 2) {
    const isRest = weeks > maxWeeks
    const starting = {
      from: startOfWeek(week),
      to: isRest ? to : Math.min(to, startOfWeek(week + weeks) - 1),
    }
    const query = textQueryOf({ ...filter, startMs: starting })
    if (!query) throw new Error('A query by weeks needs search terms')
    const rows = await select(
      { source: { by: 'words', query }, isWalked: true },
      starting,
      limit - results.length,
    )
    results.push(...rows)
    if (isRest) break
    week += weeks
  }
  return results
}

const maxWeeks = 16
