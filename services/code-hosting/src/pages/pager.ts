import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { PageRequest } from './page-request.ts'

type Extent = { total: number } | { hasMore: boolean }

/** Links to the previous and next page. */
export function showPager(
  { path, query, page: { number, size } }: PageRequest,
  extent: Extent,
): Html | false {
  const last = 'total' in extent ? Math.max(1, Math.ceil(extent.total / size)) : undefined
  const hasMore = 'total' in extent ? number < (last ?? 1) : extent.hasMore
  if (number === 1 && !hasMore) return false
  const linkTo = (page: number, label: string, rel: string) =>
    html`<a class="button" rel="${rel}" href="${path}?${new URLSearchParams({ ...query, page: String(page) }).toString()}">${label}</a>`
  return html`<nav class="pager" aria-label="Pages">${number > 1 && linkTo(number - 1, 'Previous', 'prev')}<span>Page ${number}${
    last !== undefined && html` of ${Math.max(last, number)}`
  }</span>${hasMore && linkTo(number + 1, 'Next', 'next')}</nav>`
}
