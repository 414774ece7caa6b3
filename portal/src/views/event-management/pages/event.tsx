import type { ServedService } from '../../../api/overview.ts'
import { useCalls } from '../../../calls/current.ts'
import { ButtonLink } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { Html } from '../../../kit/html.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import type { Params } from '../../../path.ts'
import { ownEventHref, viewHref } from '../hrefs.ts'
import {
  formatLocation,
  formatPeriod,
  formatPriceRange,
  formatZone,
  statusLabel,
  statusTone,
} from '../labels.ts'
import { SignedIn } from '../parts/signed-in.tsx'
import { TicketTable } from '../parts/ticket-table.tsx'
import type { EventRecord } from '../records.ts'
import { eventsCall, useCall } from '../service.ts'

export function EventPage({ params: { id = '' } }: { params: Params }) {
  return <SignedIn title="Event">{(service) => <EventView key={id} service={service} id={id} />}</SignedIn>
}

function EventView({ service: { url }, id }: { service: ServedService; id: string }) {
  const path = { event_id: id }
  const expand = 'venue,organizer,category,ticket_classes,ticket_availability'
  const call = eventsCall(url, '/events/{event_id}/', { path, query: { expand } })
  const text = eventsCall(url, '/events/{event_id}/description/', { path })
  const { value: event, failure, reload } = useCall<EventRecord>(call)
  const { value: description } = useCall<{ description: string }>(event && text)
  useCalls([call, text])
  const within = <a href={viewHref}>Events</a>
  if (failure?.status === 404)
    return (
      <>
        <PageHead title="Event" within={within} />
        <Empty title="Event not found">
          <p>
            It may have been deleted, or be a draft. <a href={viewHref}>Search events</a>.
          </p>
        </Empty>
      </>
    )
  if (!event)
    return (
      <>
        <PageHead title="Event" within={within} />
        {failure ? <CallError failure={failure} onRetry={reload} /> : <Loading lines={10} />}
      </>
    )
  return (
    <article>
      <PageHead title={event.name.text ?? 'Unnamed'} within={within} lede={event.summary}>
        {event.status !== 'live' && (
          <Status tone={statusTone(event.status)}>{statusLabel(event.status)}</Status>
        )}
        <ButtonLink kind="primary" icon="out" href={event.url}>
          Buy tickets
        </ButtonLink>
        {/* The API returns it only to members. */}
        {event.capacity !== undefined && <ButtonLink href={ownEventHref(id)}>Organize</ButtonLink>}
      </PageHead>
      <Facts event={event} serviceUrl={url} />
      <section class="section">
        <h2>Tickets</h2>
        {event.ticket_classes?.length ? (
          <TicketTable tickets={event.ticket_classes} />
        ) : (
          <Empty title="No tickets are available" />
        )}
      </section>
      {description?.description && (
        <section class="section">
          <h2>About this event</h2>
          <Html html={description.description} mapLink={(address) => address} />
        </section>
      )}
    </article>
  )
}

function Facts({ event, serviceUrl }: { event: EventRecord; serviceUrl: string }) {
  const { start, end, venue, organizer, category, logo } = event
  const place = event.online_event ? undefined : venue?.address.localized_address_display
  return (
    <div class="event-facts">
      <dl class="facts">
        <div>
          <dt>When</dt>
          <dd>
            {formatPeriod(start, end)} <span class="cell-note">{formatZone(start)}</span>
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            {formatLocation(event)} {place && <span class="cell-note">{place}</span>}
          </dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>{formatPriceRange(event.ticket_availability)}</dd>
        </div>
        {organizer?.name && (
          <div>
            <dt>From</dt>
            <dd>{organizer.url ? <a href={organizer.url}>{organizer.name}</a> : organizer.name}</dd>
          </div>
        )}
        {category && (
          <div>
            <dt>Category</dt>
            <dd>{category.name}</dd>
          </div>
        )}
        <div>
          <dt>Pages</dt>
          <dd class="links">
            <a href={event.url}>Public page</a>
            <a href={`${serviceUrl}/e/${event.id}.ics`}>Calendar file</a>
          </dd>
        </div>
      </dl>
      {logo && <img class="event-picture" src={logo.url} alt="" width="480" height="240" />}
    </div>
  )
}
