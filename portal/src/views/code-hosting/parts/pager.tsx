import { Pager as PagerLinks } from '../../../kit/pager.tsx'
import { hrefWith } from '../../../router.ts'
import { type Links, readPaging } from '../paging.ts'

interface PagerProps {
  links: Links | undefined
  /** Labels of the links. */
  labels?: readonly [before: string, after: string]
}

/** Links to the pages in the Link header. */
export function Pager({ links, labels = ['Newer', 'Older'] }: PagerProps) {
  const page = Number(links?.next?.get('page') ?? 0) - 1
  const last = Number(links?.last?.get('page') ?? 0)
  return (
    <PagerLinks
      before={links?.prev && hrefWith(readPaging(links.prev))}
      after={links?.next && hrefWith(readPaging(links.next))}
      labels={labels}
      note={page > 0 && last > 0 ? `Page ${page} of ${last}` : undefined}
    />
  )
}
