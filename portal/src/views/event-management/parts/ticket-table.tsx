import { Table } from '../../../kit/table.tsx'
import { formatCost, saleLabel } from '../labels.ts'
import type { TicketClass } from '../records.ts'

/** The ticket classes of an event. */
export function TicketTable({ tickets }: { tickets: readonly TicketClass[] }) {
  return (
    <Table
      caption="Tickets"
      rows={tickets}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: 'Ticket', cell: (ticket) => <Name ticket={ticket} /> },
        { key: 'price', title: 'Price', isFigure: true, cell: formatCost },
        { key: 'sale', title: 'Sale', cell: saleLabel },
      ]}
    />
  )
}

function Name({ ticket: { name, description } }: { ticket: TicketClass }) {
  return (
    <>
      {name}
      {description && <span class="cell-note">{description}</span>}
    </>
  )
}
