import { type Html, html } from '@octavo/platform/pages/html.ts'

export interface PageLinks {
  page: number
  pageCount: number
  hrefOf(page: number): string
}

/** The number of photos on a page. */
export const pageSize = 24

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

export function pageLinks({ page, pageCount, hrefOf }: PageLinks): Html {
  if (pageCount === 1 && page === 1) return html``
  const previous = Math.min(page - 1, pageCount)
  return html`<nav class="pages" aria-label="Pages">${
    page > 1 && html`<a class="button" rel="prev" href="${hrefOf(previous)}">Previous</a>`
  }<span class="quiet">Page ${page} of ${pageCount}</span>${
    page < pageCount && html`<a class="button" rel="next" href="${hrefOf(page + 1)}">Next</a>`
  }</nav>`
}

/** An address with those parameters that have a value. */
export function hrefWith(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return query.size > 0 ? `${path}?${query}` : path
}

export function pageHref(
  path: string,
  page: number,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  return hrefWith(path, { ...parameters, page: page > 1 ? String(page) : undefined })
}
