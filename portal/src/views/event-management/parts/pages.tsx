import { formatCount } from '../../../kit/format.ts'
import { Pager } from '../../../kit/pager.tsx'
import { hrefWith } from '../../../router.ts'
import type { Pagination } from '../records.ts'

/** Links to the previous and next page. */
export function Pages({ pagination }: { pagination: Pagination | undefined }) {
  if (!pagination) return null
  const { page_number: page, page_count: last } = pagination
  const hrefOf = (to: number) => hrefWith({ page: to > 1 ? String(to) : undefined })
  return (
    <Pager
      before={page > 1 ? hrefOf(Math.min(page - 1, last)) : undefined}
      after={page < last ? hrefOf(page + 1) : undefined}
      note={`Page ${formatCount(page)} of ${formatCount(last)}`}
    />
  )
}
