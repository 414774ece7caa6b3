import { Status } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import { ownEventHref } from '../hrefs.ts'
import { formatPeriod, formatSold, soldOf, statusLabel, statusTone } from '../labels.ts'
import type { EventRecord } from '../records.ts'

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
        { key: 'when', title: 'When', cell: ({ start, end }) => formatPeriod(start, end) },
        {
          key: 'status',
          title: 'Status',
          cell: ({ status }) => <Status tone={statusTone(status)}>{statusLabel(status)}</Status>,
        },
        { key: 'sold', title: 'Sold', isFigure: true, cell: (event) => formatSold(soldOf(event)) },
      ]}
    />
  )
}
