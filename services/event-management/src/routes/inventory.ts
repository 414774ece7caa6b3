import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { getManagedEvent } from '../events/get-event.ts'
import { isBalanced, proveInventory } from '../inventory/proof.ts'
import { mayFail } from '../schema/errors.ts'
import { EventPath } from '../schema/events.ts'
import { scopeOf } from '../scope.ts'
import type { PoolAccount } from '../store/inventory-entries.ts'
import { presentId, readId } from '../wire/ids.ts'
import { Nullable } from '../wire/nullable.ts'

const Counts = Type.Object({ sold: Type.Integer(), pending: Type.Integer() }, { title: 'InventoryCounts' })

const Pool = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    capacity: Nullable(Type.Integer()),
    counters: Counts,
    ledger: Counts,
    orders: Counts,
    is_balanced: Type.Boolean(),
  },
  { title: 'InventoryPool' },
)

export const inventoryRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/inventory/',
      {
        schema: {
          operationId: 'inventory/get',
          summary: 'What is sold and held of everything there is only so much of, said thrice',
          description:
            'The counters that decide, the sums of the ledger of all changes, and what orders have. Nothing is oversold or lost where they are the same.',
          tags: ['inventory'],
          params: EventPath,
          response: {
            200: Type.Object(
              { event_id: Type.String(), is_balanced: Type.Boolean(), pools: Type.Array(Pool) },
              { title: 'Inventory' },
            ),
            ...mayFail,
          },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.event_id, 'event')
        const event = await getManagedEvent(context.db.read, viewer, id, 'read_orders')
        const { isBalanced, accounts } = await proveInventory(context.db.read, event.id)
        return { event_id: presentId(event.id), is_balanced: isBalanced, pools: accounts.map(presentPool) }
      },
    )
  }

function presentPool(account: PoolAccount) {
  const { id, kind, capacity, sold, held } = account
  return {
    id: presentId(id),
    kind,
    capacity,
    counters: { sold, pending: held },
    ledger: { sold: account.ledger_sold, pending: account.ledger_held },
    orders: { sold: account.orders_sold, pending: account.orders_held },
    is_balanced: isBalanced(account),
  }
}
