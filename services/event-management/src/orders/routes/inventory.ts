import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { getManagedEvent } from '../../events/get-event.ts'
import type { PoolAccount } from '../../inventory/store/inventory-entries.ts'
import { presentHoldId } from '../../tickets/present/ticket-classes.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { NullableId, presentId, readId } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { textOf } from '../../wire/rich-text.ts'
import { checkInventory, isBalanced, isSeated } from '../check-inventory.ts'
import { listPoolSubjects, type PoolSubject } from '../store/pool-subjects.ts'
import type { SeatAccount } from '../store/seat-accounts.ts'

const Counts = Type.Object({ sold: Type.Integer(), pending: Type.Integer() }, { title: 'InventoryCounts' })

const Pool = Type.Object(
  {
    id: Type.String(),
    kind: Type.String(),
    name: Nullable(
      Type.String({
        description: 'The name of the ticket class, tier or question, or the code of the discount.',
      }),
    ),
    ticket_class_id: NullableId,
    inventory_tier_id: NullableId,
    hold_id: Nullable(Type.String()),
    discount_id: NullableId,
    question_id: NullableId,
    choice_id: NullableId,
    capacity: Nullable(Type.Integer()),
    counters: Counts,
    ledger: Counts,
    orders: Counts,
    is_balanced: Type.Boolean(),
  },
  { title: 'InventoryPool' },
)

const Seats = Type.Object(
  {
    ticket_class_id: Type.String(),
    capacity: Type.Integer(),
    sold: Type.Integer(),
    pending: Type.Integer(),
    is_balanced: Type.Boolean(),
  },
  { title: 'InventorySeats' },
)

export const inventoryRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/inventory/',
      {
        config: { needs: may('read_orders', 'event') },
        schema: {
          operationId: 'inventory/get',
          summary: 'Get the inventory balance of an event',
          description:
            'Compares the inventory counters, the sums of the ledger, and the quantities in orders. Inventory is consistent when all three are equal.',
          tags: ['inventory'],
          params: EventPath,
          response: {
            200: Type.Object(
              {
                event_id: Type.String(),
                is_balanced: Type.Boolean(),
                pools: Type.Array(Pool),
                seats: Type.Array(Seats),
              },
              { title: 'Inventory' },
            ),
            ...mayFail,
          },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.event_id, 'event')
        const event = await getManagedEvent(context.db.read, viewer, id)
        const [{ isBalanced, accounts, seats }, subjects] = await Promise.all([
          checkInventory(context.db.read, event.id),
          listPoolSubjects(context.db.read, event.id),
        ])
        return {
          event_id: presentId(event.id),
          is_balanced: isBalanced,
          pools: accounts.map((account) => presentPool(account, subjects.get(account.id))),
          seats: seats.map(presentSeats),
        }
      },
    )
  }

function presentPool(account: PoolAccount, subject: PoolSubject | undefined) {
  const { id, kind, capacity, sold, held } = account
  const idIn = (table: PoolSubject['table']) => (subject?.table === table ? subject.id : null)
  const hold = idIn('tier_hold')
  return {
    id: presentId(id),
    kind,
    name: nameOf(subject),
    ticket_class_id: presentId(idIn('ticket_class')),
    inventory_tier_id: presentId(idIn('inventory_tier')),
    hold_id: hold === null ? null : presentHoldId(hold),
    discount_id: presentId(idIn('discount')),
    question_id: presentId(subject?.question_id ?? null),
    choice_id: presentId(idIn('question_choice')),
    capacity,
    counters: { sold, pending: held },
    ledger: { sold: account.ledger_sold, pending: account.ledger_held },
    orders: { sold: account.orders_sold, pending: account.orders_held },
    is_balanced: isBalanced(account),
  }
}

function nameOf(subject: PoolSubject | undefined): string | null {
  if (!subject) return null
  return subject.table === 'question_choice' ? textOf(subject.name) : subject.name
}

function presentSeats(account: SeatAccount) {
  return {
    ticket_class_id: presentId(account.ticket_class_id),
    capacity: account.seats,
    sold: account.seats_sold,
    pending: account.seats_held,
    is_balanced: isSeated(account),
  }
}
