import { collectionsHref, topicHref, viewHref } from '../hrefs.ts'
import type { Topic } from '../records.ts'
import { photosCall, useCall } from '../service.ts'
import './filters.css'

/** The topics as a row. It keeps its height while they load. */
export function TopicLinks({ url, current }: { url: string; current?: string }) {
  const { value = [] } = useCall<readonly Topic[]>(photosCall(url, '/topics', { query: { per_page: '30' } }))
  return (
    <nav class="topic-links" aria-label="Topics">
      <a href={viewHref} aria-current={current === undefined ? 'page' : undefined}>
        All
      </a>
      {value.map(({ slug, title }) => (
        <a key={slug} href={topicHref(slug)} aria-current={slug === current ? 'page' : undefined}>
          {title}
        </a>
      ))}
      <a href={collectionsHref}>Collections</a>
    </nav>
  )
}
