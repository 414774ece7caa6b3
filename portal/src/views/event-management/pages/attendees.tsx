import { Empty } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { attendeeStatuses, attendeesCall } from '../event-lists.ts'
import { statusLabel, statusTone } from '../labels.ts'
import { CheckByHand } from '../parts/check-by-hand.tsx'
import { Choice } from '../parts/choice.tsx'
import { ListPage } from '../parts/list-page.tsx'
import { type OwnEvent, OwnEventFrame, OwnEventHead } from '../parts/own-event-frame.tsx'
import { PersonSearch } from '../parts/person-search.tsx'
import type { Attendee, Listed } from '../records.ts'
import { useCall } from '../service.ts'

export function AttendeesPage({ params }: { params: Params }) {
  return (
    <OwnEventFrame params={params} title="Attendees">
      {(ownEvent) => <Attendees ownEvent={ownEvent} />}
    </OwnEventFrame>
  )
}

function Attendees({ ownEvent }: { ownEvent: OwnEvent }) {
  const settledQuery = new URLSearchParams(useDebounced(address.value.query.toString()))
  const call = attendeesCall(ownEvent.url, ownEvent.event.id, settledQuery)
  const list = useCall<Listed<'attendees', Attendee>>(call)
  return (
    <>
      <OwnEventHead ownEvent={ownEvent} tab="Attendees" calls={[call]} />
      <div class="tools">
        <PersonSearch controls="own-attendees" />
        <Choice name="status" label="Status" options={attendeeStatuses} />
      </div>
      <ListPage list={list} word="attendee">
        {({ attendees }) =>
          attendees.length ? (
            <AttendeeTable ownEvent={ownEvent} attendees={attendees} />
          ) : (
            <Empty title="No matching attendees" />
          )
        }
      </ListPage>
    </>
  )
}

function AttendeeTable({ ownEvent, attendees }: { ownEvent: OwnEvent; attendees: readonly Attendee[] }) {
  return (
    <Table
      id="own-attendees"
      caption="Attendees"
      rows={attendees}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: 'Attendee',
          cell: ({ profile: { name, email } }) => (
            <>
              <span class="breaks">{name}</span>
              <span class="cell-note breaks">{email}</span>
            </>
          ),
        },
        { key: 'ticket', title: 'Ticket', cell: ({ ticket_class_name }) => ticket_class_name },
        { key: 'order', title: 'Order', isFigure: true, isMinor: true, cell: ({ order_id }) => order_id },
        {
          key: 'code',
          title: 'Code',
          cell: ({ barcodes: [code] }) => <code class="breaks">{code?.barcode}</code>,
        },
        {
          key: 'status',
          title: 'Status',
          cell: ({ status }) => <Status tone={statusTone(status)}>{statusLabel(status)}</Status>,
        },
        {
          key: 'hand',
          title: 'Check-in',
          cell: (attendee) => (
            <CheckByHand url={ownEvent.url} eventId={ownEvent.event.id} attendee={attendee} />
          ),
        },
      ]}
    />
  )
}
