import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createPayments } from '../src/database/migrations/010-payments.ts'
import { createPaymentStates } from '../src/database/migrations/012-payment-states.ts'
import type { Tables } from '../src/database/tables.ts'
import { describeOnBothDatabases } from './databases.ts'

describeOnBothDatabases('payments of an earlier version', (databases) => {
  test('are captured if their order was placed for them, and otherwise settled as usual', async () => {
    const steps = { '007-orders': createOrders, '010-payments': createPayments }
    const before = await databases.open<Tables>([{ set: 'payments', steps }], 'payments')
    const orders = [
      { id: 1, status: 'placed', payment_method: 'stripe', gross: 100, payments: ['authorized'] },
      { id: 2, status: 'placed', payment_method: 'stripe', gross: 100, payments: ['captured', 'authorized'] },
      { id: 3, status: 'started', payment_method: null, gross: 100, payments: ['authorized'] },
      { id: 4, status: 'placed', payment_method: 'stripe', gross: 900, payments: ['authorized'] },
      {
        id: 5,
        status: 'placed',
        payment_method: 'stripe',
        gross: 100,
        payments: ['authorized', 'authorized'],
      },
    ]
    await before.write(async (tx) => {
      for (const { payments, ...order } of orders) {
        // Only the columns of that version.
        await tx
          .insertInto('ticket_order')
          .values(order as never)
          .execute()
        const at = { created_at_ms: 1, changed_at_ms: 1 }
        for (const state of payments)
          await tx
            .insertInto('payment')
            .values({
              order_id: order.id,
              method: 'stripe',
              amount: 100,
              currency: 'EUR',
              state,
              ...at,
            } as never)
            .execute()
      }
    })
    await before.close()
    const next = [{ set: 'payments', steps: { ...steps, '012-payment-states': createPaymentStates } }]
    const after = await databases.open<Tables>(next, 'payments')
    const rows = await after.read.selectFrom('payment').select(['order_id', 'state']).orderBy('id').execute()
    assert.deepEqual(
      rows.map(({ order_id, state }) => `${order_id} ${state}`),
      [
        '1 capturing',
        '2 captured',
        '2 authorized',
        '3 authorized',
        '4 authorized',
        '5 authorized',
        '5 capturing',
      ],
    )
  })
})

/** The columns that payments use. */
const createOrders: Migration = async (db) => {
  await db.schema
    .createTable('organization')
    .addColumn('id', 'bigint', (id) => id.primaryKey())
    .execute()
  await db.schema
    .createTable('ticket_order')
    .addColumn('id', 'bigint', (id) => id.primaryKey())
    .addColumn('status', 'text')
    .addColumn('payment_method', 'text')
    .addColumn('gross', 'bigint')
    .execute()
}
