import { Button } from '../../../kit/button.tsx'
import { CallError } from '../../../kit/call-error.tsx'
import { formatCount } from '../../../kit/format.ts'
import { Loading } from '../../../kit/states.tsx'
import { Status } from '../../../kit/status.tsx'
import { Table } from '../../../kit/table.tsx'
import type { Params } from '../../../path.ts'
import { statusLabel } from '../labels.ts'
import { type OwnEvent, OwnEventFrame, OwnEventHead } from '../parts/own-event-frame.tsx'
import type { Counts, Pool } from '../records.ts'
import { eventsCall, useCall } from '../service.ts'

export function InventoryPage({ params }: { params: Params }) {
  return (
    <OwnEventFrame params={params} title="Inventory">
      {(ownEvent) => <Inventory ownEvent={ownEvent} />}
    </OwnEventFrame>
  )
}

function Inventory({ ownEvent }: { ownEvent: OwnEvent }) {
  const call = eventsCall(ownEvent.url, '/events/{event_id}/inventory/', {
    path: { event_id: ownEvent.event.id },
  })
  const { value, failure, isLoading, reload } = useCall<{ is_balanced: boolean; pools: readonly Pool[] }>(
    call,
  )
  return (
    <>
      <OwnEventHead ownEvent={ownEvent} tab="Inventory" calls={[call]}>
        <Button disabled={isLoading} onClick={reload}>
          Recount
        </Button>
      </OwnEventHead>
      {failure && <CallError failure={failure} onRetry={reload} />}
      {!value && !failure && <Loading lines={8} />}
      {value && !failure && (
        <>
          <p class="proof" role="status">
            <Status tone={value.is_balanced ? 'good' : 'bad'}>
              {value.is_balanced ? 'The inventory is consistent' : 'The inventory is inconsistent'}
            </Status>
          </p>
          <p class="measure quiet small found-count">
            Sold and pending quantities are recorded three times: by the counters that grant tickets, by the
            ledger of all changes, and by the orders. A pool is consistent if all three are equal.
          </p>
          <PoolTable pools={value.pools} />
        </>
      )}
    </>
  )
}

function PoolTable({ pools }: { pools: readonly Pool[] }) {
  return (
    <Table
      caption="Limited quantities"
      rows={pools}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'pool',
          title: 'Pool',
          cell: ({ id, kind, name }) => (
            <>
              {name && <strong>{name}</strong>}
              {name && ' · '}
              {statusLabel(kind)} <span class="quiet figures">{id}</span>
            </>
          ),
        },
        {
          key: 'capacity',
          title: 'Capacity',
          isFigure: true,
          cell: ({ capacity }) => (capacity === null ? 'Unlimited' : formatCount(capacity)),
        },
        { key: 'counters', title: 'Counters', cell: ({ counters }) => formatCounts(counters) },
        { key: 'ledger', title: 'Ledger', cell: ({ ledger }) => formatCounts(ledger) },
        { key: 'orders', title: 'Orders', cell: ({ orders }) => formatCounts(orders) },
        {
          key: 'agrees',
          title: 'Consistent',
          cell: ({ is_balanced }) => (
            <Status tone={is_balanced ? 'good' : 'bad'}>{is_balanced ? 'Yes' : 'No'}</Status>
          ),
        },
      ]}
    />
  )
}

function formatCounts({ sold, pending }: Counts): string {
  return `${formatCount(sold)} sold, ${formatCount(pending)} pending`
}
