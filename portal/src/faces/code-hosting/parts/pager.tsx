import { ButtonLink } from '../../../kit/button.tsx'
import { hrefWith } from '../../../router.ts'
import { type Links, placeIn } from '../paging.ts'

interface PagerProps {
  links: Links | undefined
  /** What lies before and after. */
  words?: readonly [before: string, after: string]
}

/** Leads where the answer says that the next page is. */
export function Pager({ links, words: [before, after] = ['Newer', 'Older'] }: PagerProps) {
  if (!links?.prev && !links?.next) return null
  const page = Number(links.next?.get('page') ?? 0) - 1
  const last = Number(links.last?.get('page') ?? 0)
  return (
    <nav class="actions pager" aria-label="Pages">
      {links.prev && <ButtonLink href={hrefWith(placeIn(links.prev))}>{before}</ButtonLink>}
      {links.next && <ButtonLink href={hrefWith(placeIn(links.next))}>{after}</ButtonLink>}
      {page > 0 && last > 0 && <span class="quiet small figures">{`Page ${page} of ${last}`}</span>}
    </nav>
  )
}
