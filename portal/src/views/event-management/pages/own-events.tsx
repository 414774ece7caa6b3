import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { callHref } from '../../../calls/explorer-href.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { SearchField } from '../../../kit/search-field.tsx'
import { Empty } from '../../../kit/states.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { address, setQuery } from '../../../router.ts'
import { mailsHref, viewHref } from '../hrefs.ts'
import { ownEventsCall, statuses, times } from '../own-events.ts'
import { useOwnOrganizations } from '../own-organization.ts'
import { Choice } from '../parts/choice.tsx'
import { ListPage } from '../parts/list-page.tsx'
import { OrganizationChoice } from '../parts/organization-choice.tsx'
import { OwnEventTable } from '../parts/own-event-table.tsx'
import { SignedIn } from '../parts/signed-in.tsx'
import type { EventRecord, Listed, Named } from '../records.ts'
import { eventsCall, useCall } from '../service.ts'

export function OwnEventsPage() {
  return <SignedIn title="Your events">{(service) => <OwnEvents service={service} />}</SignedIn>
}

function OwnEvents({ service: { url } }: { service: ServedService }) {
  const { query } = address.value
  const settledQuery = new URLSearchParams(useDebounced(query.toString()))
  const organizations = useOwnOrganizations(url)
  const call = organizations.chosen && ownEventsCall(url, organizations.chosen.id, settledQuery)
  const list = useCall<Listed<'events', EventRecord>>(call)
  useCalls(call ? [call, organizations.call] : [organizations.call])
  return (
    <>
      <PageHead title="Your events" within={<a href={viewHref}>Events</a>} lede={organizations.chosen?.name}>
        <ButtonLink href={mailsHref}>Emails</ButtonLink>
      </PageHead>
      <div class="tools">
        <SearchField
          label="Search by name"
          controls="own-events"
          value={query.get('q') ?? ''}
          onSearch={(q) => setQuery({ q, page: undefined })}
        />
        <Choice name="time" label="Time" options={times} />
        <Choice name="status" label="Status" options={statuses} />
        <OrganizationChoice all={organizations.all} chosen={organizations.chosen} />
      </div>
      {organizations.failure ? (
        <CallError failure={organizations.failure} onRetry={organizations.reload} />
      ) : (
        <ListPage list={list} word="event">
          {({ events }) =>
            events.length ? (
              <OwnEventTable id="own-events" events={events} />
            ) : (
              <NoEvents url={url} organization={organizations.chosen} />
            )
          }
        </ListPage>
      )}
    </>
  )
}

function NoEvents({ url, organization }: { url: string; organization: Named | undefined }) {
  const path = organization ? { organization_id: organization.id } : {}
  const call = eventsCall(url, '/organizations/{organization_id}/events/', { method: 'POST', path })
  return (
    <Empty title="No matching events">
      <p>
        Choose another time or status, or <a href={callHref(call)}>create an event in the explorer</a>.
      </p>
    </Empty>
  )
}
