import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { SelectField } from '../../../kit/field.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { Empty } from '../../../kit/states.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { address, setQuery } from '../../../router.ts'
import { browsingCall, feedOrders, searchOrders } from '../browsing.ts'
import { uploadHref, viewHref } from '../hrefs.ts'
import { PhotoList } from '../parts/photo-list.tsx'
import { SearchFilters } from '../parts/search-filters.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import { TopicLinks } from '../parts/topic-links.tsx'

export function PhotosPage() {
  return <SignedIn title="Photos">{(service) => <Photos service={service} />}</SignedIn>
}

function Photos({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  const text = query.get('q') ?? ''
  // Debounced, so that only the complete input is searched.
  const settledQuery = new URLSearchParams(useDebounced(query.toString()))
  const callOf = browsingCall(url, settledQuery)
  useCalls([callOf(1)])
  const orders = text.trim() ? searchOrders : feedOrders
  return (
    <>
      <PageHead
        title={text.trim() ? `Photos of ${text.trim()}` : 'Photos'}
        within={<a href="/explorer/photo">{title}</a>}
      >
        <ButtonLink kind="primary" href={uploadHref}>
          Upload
        </ButtonLink>
        <ButtonLink href={url} icon="out">
          Public pages
        </ButtonLink>
      </PageHead>
      <div class="tools">
        <SearchField
          label="Search photos"
          placeholder="forest, calm water, red"
          controls="photos"
          value={text}
          onSearch={(q) =>
            // A search has other orders than the feed, and only searches have filters.
            setQuery({
              q,
              pages: undefined,
              photo: undefined,
              ...(Boolean(q) !== Boolean(text) && { order: undefined }),
              ...(!q && { color: undefined, orientation: undefined }),
            })
          }
        />
        <SelectField
          label="Order"
          value={query.get('order') ?? ''}
          onChange={(event) => setQuery({ order: event.currentTarget.value, pages: undefined })}
        >
          {orders.map(({ key, title }, index) => (
            <option key={key} value={index ? key : ''}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
      {text.trim() ? <SearchFilters /> : <TopicLinks url={url} />}
      <PhotoList url={url} callOf={callOf}>
        <NothingFound text={text.trim()} />
      </PhotoList>
    </>
  )
}

function NothingFound({ text }: { text: string }) {
  if (!text)
    return (
      <Empty title="There are no photos yet">
        <p>
          <a href={uploadHref}>Upload the first one</a>.
        </p>
      </Empty>
    )
  return (
    <Empty title={`No photos of “${text}”`}>
      <p>
        Try other or fewer words, remove a filter, or <a href={viewHref}>see all photos</a>.
      </p>
    </Empty>
  )
}
