import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { Empty } from '../../../kit/states.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { address, setQuery } from '../../../router.ts'
import { organizingHref, viewHref } from '../hrefs.ts'
import { EventRows } from '../parts/event-rows.tsx'
import { FinderFields } from '../parts/finder-fields.tsx'
import { ListPage } from '../parts/list-page.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { EventRecord, Listed } from '../records.ts'
import { searchCall } from '../searching.ts'
import { useCall } from '../service.ts'

export function FinderPage() {
  return <SignedIn title="Events">{(service) => <Finder service={service} />}</SignedIn>
}

function Finder({ service: { url, title } }: { service: ServedService }) {
  const { query } = address.value
  // Debounced, so that only the complete input is searched.
  const settledQuery = new URLSearchParams(useDebounced(query.toString()))
  const call = searchCall(url, settledQuery)
  const list = useCall<Listed<'events', EventRecord>>(call)
  useCalls([call])
  const place = settledQuery.get('place')?.trim()
  const isUnknownPlace = place && list.failure?.status === 400 && list.failure.message.includes('location')
  return (
    <>
      <PageHead
        title="Events"
        within={<a href="/explorer/event-management">{title}</a>}
        lede="Search events by keyword, place and time."
      >
        <ButtonLink href={organizingHref}>Your events</ButtonLink>
        <ButtonLink href={url} icon="out">
          Public page
        </ButtonLink>
      </PageHead>
      <div class="tools">
        <SearchField
          label="Search events"
          placeholder="jazz, pottery, -beginners"
          controls="events"
          value={query.get('q') ?? ''}
          onSearch={(q) => setQuery({ q, page: undefined })}
        />
        <FinderFields url={url} />
      </div>
      {isUnknownPlace ? (
        <Empty title={`Unknown place “${place}”`}>
          <p>Try a larger place nearby, or add the country.</p>
        </Empty>
      ) : (
        <ListPage list={list} word="event">
          {({ events }) => (events.length ? <EventRows id="events" events={events} /> : <NoResults />)}
        </ListPage>
      )}
    </>
  )
}

function NoResults() {
  return (
    <Empty title="No matching events">
      <p>
        Try fewer words, another place or another time, or <a href={viewHref}>see all events</a>.
      </p>
    </Empty>
  )
}
