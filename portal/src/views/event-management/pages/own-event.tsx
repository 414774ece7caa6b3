import { ButtonLink } from '../../../kit/button.tsx'
import { formatCount } from '../../../kit/format.ts'
import { Empty } from '../../../kit/states.tsx'
import { Table } from '../../../kit/table.tsx'
import type { Params } from '../../../path.ts'
import { inventoryHref } from '../hrefs.ts'
import { formatCost, saleLabel } from '../labels.ts'
import { CheckoutSettingsSection } from '../parts/checkout-settings.tsx'
import { type OwnEvent, OwnEventFrame, OwnEventHead } from '../parts/own-event-frame.tsx'
import { Publishing } from '../parts/publishing.tsx'
import { SellingElsewhere } from '../parts/selling-elsewhere.tsx'
import type { TicketClass } from '../records.ts'
import { eventsCall, useCall } from '../service.ts'

export function OwnEventPage({ params }: { params: Params }) {
  return (
    <OwnEventFrame params={params} title="Your event">
      {(ownEvent) => <OwnEventView ownEvent={ownEvent} />}
    </OwnEventFrame>
  )
}

interface Stock {
  capacity_total: number | null
  capacity_sold: number
  capacity_pending: number
}

function OwnEventView({ ownEvent }: { ownEvent: OwnEvent }) {
  const { url, event } = ownEvent
  const call = eventsCall(url, '/events/{event_id}/capacity_tier/', { path: { event_id: event.id } })
  const { value: stock } = useCall<Stock>(call)
  return (
    <>
      <OwnEventHead ownEvent={ownEvent} tab="Tickets" calls={[call]}>
        <ButtonLink href={event.url} icon="out">
          Public page
        </ButtonLink>
      </OwnEventHead>
      <Publishing url={url} event={event} />
      <dl class="facts stock">
        <Fact word="Sold" figure={stock?.capacity_sold} />
        <Fact word="Pending" figure={stock?.capacity_pending} />
        <Fact word="Capacity" figure={stock?.capacity_total} />
      </dl>
      <section class="section">
        <h2>Ticket classes</h2>
        {event.ticket_classes?.length ? (
          <TicketClasses classes={event.ticket_classes} />
        ) : (
          <Empty title="No ticket classes yet">
            <p>An event needs a ticket class to be published. Create one in the explorer.</p>
          </Empty>
        )}
        <p class="after-table quiet small">
          Pending tickets are in a checkout, or not paid yet.{' '}
          <a href={inventoryHref(event.id)}>The inventory</a> shows all limited quantities.
        </p>
      </section>
      <CheckoutSettingsSection url={url} eventId={event.id} />
      <SellingElsewhere event={event} />
    </>
  )
}

function Fact({ word, figure }: { word: string; figure: number | null | undefined }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd class="figures">
        {figure === undefined ? '\u00a0' : figure === null ? 'Unlimited' : formatCount(figure)}
      </dd>
    </div>
  )
}

function TicketClasses({ classes }: { classes: readonly TicketClass[] }) {
  return (
    <Table
      caption="Ticket classes"
      rows={classes}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: 'Class', cell: ({ name }) => name },
        { key: 'price', title: 'Price', isFigure: true, cell: formatCost },
        { key: 'sale', title: 'Sale', cell: saleLabel },
        {
          key: 'sold',
          title: 'Sold',
          isFigure: true,
          cell: ({ quantity_sold = 0 }) => formatCount(quantity_sold),
        },
        {
          key: 'total',
          title: 'Capacity',
          isFigure: true,
          cell: ({ quantity_total }) => (quantity_total ? formatCount(quantity_total) : 'Unlimited'),
        },
      ]}
    />
  )
}
