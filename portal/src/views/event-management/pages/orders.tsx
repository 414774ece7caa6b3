import { Empty } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import { Time } from '../../../kit/time.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import type { Params } from '../../../path.ts'
import { address } from '../../../router.ts'
import { orderStatuses, ordersCall } from '../event-lists.ts'
import { formatTickets, statusLabel, statusTone } from '../labels.ts'
import { Choice } from '../parts/choice.tsx'
import { ListPage } from '../parts/list-page.tsx'
import { type OwnEvent, OwnEventFrame, OwnEventHead } from '../parts/own-event-frame.tsx'
import { PersonSearch } from '../parts/person-search.tsx'
import { RecordPayment } from '../parts/record-payment.tsx'
import { RetryRefunds } from '../parts/retry-refunds.tsx'
import type { Listed, Order } from '../records.ts'
import { refusedRefundsOf } from '../refused-refunds.ts'
import { useCall } from '../service.ts'

export function OrdersPage({ params }: { params: Params }) {
  return (
    <OwnEventFrame params={params} title="Orders">
      {(ownEvent) => <Orders ownEvent={ownEvent} />}
    </OwnEventFrame>
  )
}

function Orders({ ownEvent }: { ownEvent: OwnEvent }) {
  const settledQuery = new URLSearchParams(useDebounced(address.value.query.toString()))
  const call = ordersCall(ownEvent.url, ownEvent.event.id, settledQuery)
  const list = useCall<Listed<'orders', Order>>(call)
  return (
    <>
      <OwnEventHead ownEvent={ownEvent} tab="Orders" calls={[call]} />
      <div class="tools">
        <PersonSearch controls="own-orders" />
        <Choice name="status" label="Status" options={orderStatuses} />
      </div>
      <ListPage list={list} word="order">
        {({ orders }) =>
          orders.length ? (
            <OrderTable url={ownEvent.url} orders={orders} />
          ) : (
            <Empty title="No matching orders" />
          )
        }
      </ListPage>
    </>
  )
}

function OrderTable({ url, orders }: { url: string; orders: readonly Order[] }) {
  return (
    <Table
      id="own-orders"
      caption="Orders"
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'order',
          title: 'Buyer',
          cell: ({ id, name, email }) => (
            <>
              <span class="breaks">{name || email || 'No buyer yet'}</span>
              <span class="cell-note figures breaks">
                {id} {name && email}
              </span>
            </>
          ),
        },
        { key: 'tickets', title: 'Tickets', cell: (order) => formatTickets(order) },
        { key: 'total', title: 'Total', isFigure: true, cell: ({ costs }) => costs.gross.display },
        {
          key: 'payment',
          title: 'Payment',
          isMinor: true,
          cell: ({ payment_method }) => payment_method && statusLabel(payment_method),
        },
        {
          key: 'status',
          title: 'Status',
          cell: (order) =>
            refusedRefundsOf(order).length > 0 ? (
              <Status tone="bad">Refund failed</Status>
            ) : (
              <Status tone={statusTone(order.status)}>{statusLabel(order.status)}</Status>
            ),
        },
        { key: 'created', title: 'Ordered', cell: ({ created }) => <Time at={created} /> },
        {
          key: 'action',
          title: 'Action',
          cell: (order) => (
            <>
              <RecordPayment url={url} order={order} />
              <RetryRefunds url={url} order={order} />
            </>
          ),
        },
      ]}
    />
  )
}
