import { CallError } from '../../../kit/call-error.tsx'
import { Code } from '../../../kit/code.tsx'
import { countOf } from '../../../kit/format.ts'
import { Empty, Loading } from '../../../kit/states.tsx'
import { searchHref, viewHref } from '../hrefs.ts'
import type { Results, SavedQuery } from '../records.ts'
import { listCall } from '../searching.ts'
import { useCall } from '../service.ts'
import { PostList } from './post-list.tsx'

export function latestCall(url: string, { q }: SavedQuery) {
  return listCall(url, q, { sort: 'published', order: 'desc', size: '20', highlight: 'true' })
}

/** The latest posts that match. */
export function Matches({ url, saved }: { url: string; saved: SavedQuery }) {
  const { value, failure, isLoading, reload } = useCall<Results>(latestCall(url, saved))
  if (failure) return <CallError failure={failure} onRetry={reload} />
  if (!value) return <Loading lines={10} />
  if (!value.total)
    return (
      <Empty title="No posts match yet">
        <p>
          New ones appear here. You can also change the query, or <a href={viewHref}>try it in the search</a>.
        </p>
      </Empty>
    )
  return (
    <>
      <p class="content-count quiet small figures" role="status">
        {countOf(value.total, 'post')}. <a href={searchHref({ q: saved.q })}>Search and filter them</a>
      </p>
      <PostList id="posts" posts={value.posts} isBusy={isLoading} />
    </>
  )
}

const formats = [
  ['rss', 'RSS'],
  ['atom', 'Atom'],
  ['json', 'JSON Feed'],
] as const

/** Addresses for feed readers. */
export function Feeds({ saved: { feeds } }: { saved: SavedQuery }) {
  return (
    <div class="stack">
      <p class="measure">
        Feed readers need no key for these addresses. Anyone who knows an address can read the feed, so share
        it with care.
      </p>
      {formats.map(([key, title]) => (
        <section key={key} class="stack-tight" aria-label={title}>
          <h2 class="label">{title}</h2>
          <Code text={feeds[key]} label={`the address of the ${title} feed`} isWrapped />
        </section>
      ))}
    </div>
  )
}
