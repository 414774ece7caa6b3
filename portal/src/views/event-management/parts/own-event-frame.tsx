import type { ComponentChildren } from 'preact'
import type { ServedService } from '../../../api/overview.ts'
import type { Call } from '../../../calls/call.ts'
import { useCalls } from '../../../calls/current.ts'
import { CallError } from '../../../kit/call-error.tsx'
import { PageHead } from '../../../kit/page-head.tsx'
import { Empty, Loading } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import type { Params } from '../../../path.ts'
import {
  attendeesHref,
  doorHref,
  inventoryHref,
  invitationsHref,
  ordersHref,
  organizingHref,
  ownEventHref,
} from '../hrefs.ts'
import { formatPeriod, formatZone, statusLabel, statusTone } from '../labels.ts'
import type { EventRecord } from '../records.ts'
import { eventsCall, useCall } from '../service.ts'
import { SignedIn } from './signed-in.tsx'

/** An event of the user's organization, and the URL of the service. */
export interface OwnEvent {
  url: string
  event: EventRecord
  call: Call
}

interface FrameProps {
  params: Params
  /** Title while loading. */
  title: string
  children(ownEvent: OwnEvent): ComponentChildren
}

/** Loads the event before rendering a page of its console; shows an error for other organizers' events. */
export function OwnEventFrame({ params: { id = '' }, title, children }: FrameProps) {
  return (
    <SignedIn title={title}>
      {(service) => (
        <Framed key={id} service={service} id={id} title={title}>
          {children}
        </Framed>
      )}
    </SignedIn>
  )
}

interface FramedProps extends Omit<FrameProps, 'params'> {
  service: ServedService
  id: string
}

function Framed({ service: { url }, id, title, children }: FramedProps) {
  const path = { event_id: id }
  const call = eventsCall(url, '/events/{event_id}/', { path, query: { expand: 'ticket_classes' } })
  const { value: event, failure, reload } = useCall<EventRecord>(call)
  // The API returns the capacity only to members.
  if (event?.capacity !== undefined && !failure) return <>{children({ url, event, call })}</>
  return (
    <>
      <PageHead title={title} within={<a href={organizingHref}>Your events</a>} />
      {event || failure?.status === 404 ? (
        <Empty title="Event not found">
          <p>
            <a href={organizingHref}>Choose one of your events</a>.
          </p>
        </Empty>
      ) : failure ? (
        <CallError failure={failure} onRetry={reload} />
      ) : (
        <Loading lines={10} />
      )}
    </>
  )
}

const tabs = [
  ['Tickets', ownEventHref],
  ['Orders', ordersHref],
  ['Attendees', attendeesHref],
  ['Invitations', invitationsHref],
  ['Door', doorHref],
  ['Inventory', inventoryHref],
] as const

interface HeadProps {
  ownEvent: OwnEvent
  tab: (typeof tabs)[number][0]
  /** The requests that the page shows, besides the event's. */
  calls: readonly Call[]
  children?: ComponentChildren
}

export function OwnEventHead({ ownEvent: { event, call }, tab, calls, children }: HeadProps) {
  useCalls([...calls, call])
  const name = event.name.text ?? 'Unnamed'
  const isFirst = tab === 'Tickets'
  return (
    <>
      <PageHead
        title={isFirst ? name : tab}
        of={isFirst ? undefined : name}
        within={
          <>
            <a href={organizingHref}>Your events</a>
            {!isFirst && ' / '}
            {!isFirst && <a href={ownEventHref(event.id)}>{name}</a>}
          </>
        }
        lede={`${formatPeriod(event.start, event.end)}, ${formatZone(event.start)}`}
      >
        <Status tone={statusTone(event.status)}>{statusLabel(event.status)}</Status>
        {children}
      </PageHead>
      <nav class="page-nav" aria-label={name}>
        {tabs.map(([label, hrefOf]) => (
          <a key={label} href={hrefOf(event.id)} aria-current={label === tab ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </>
  )
}
