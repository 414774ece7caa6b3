import { Status } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import { ownEventHref } from '../hrefs.ts'
import type { EventRecord } from '../records.ts'
import { moodOf, soldInWords, soldOf, statusInWords, whenInWords } from '../words.ts'

/** An organizer's events and their sales. */
export function OwnEventTable({ id, events }: { id: string; events: readonly EventRecord[] }) {
  return (
    <Table
      id={id}
      caption="Your events"
      rows={events}
      rowKey={(event) => event.id}
      columns={[
        {
          key: 'name',
          title: 'Event',
          cell: (event) => (
            <a class="row-link" href={ownEventHref(event.id)} data-item="">
              {event.name.text}
            </a>
          ),
        },
        { key: 'when', title: 'When', cell: ({ start, end }) => whenInWords(start, end) },
        {
          key: 'status',
          title: 'Status',
          cell: ({ status }) => <Status is={moodOf(status)}>{statusInWords(status)}</Status>,
        },
        { key: 'sold', title: 'Sold', isFigure: true, cell: (event) => soldInWords(soldOf(event)) },
      ]}
    />
  )
}
