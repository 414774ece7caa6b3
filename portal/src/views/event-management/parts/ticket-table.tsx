import { Table } from '../../../kit/table.tsx'
import type { TicketClass } from '../records.ts'
import { costInWords, saleInWords } from '../words.ts'

/** The ticket classes of an event. */
export function TicketTable({ tickets }: { tickets: readonly TicketClass[] }) {
  return (
    <Table
      caption="Tickets"
      rows={tickets}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: 'Ticket', cell: (ticket) => <Name ticket={ticket} /> },
        { key: 'price', title: 'Price', isFigure: true, cell: costInWords },
        { key: 'sale', title: 'Sale', cell: saleInWords },
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
