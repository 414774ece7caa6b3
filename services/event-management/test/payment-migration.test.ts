import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createPayments } from '../src/database/migrations/010-payments.ts'
import { createPaymentStates } from '../src/database/migrations/012-payment-states.ts'
import { addRefusedRefunds } from '../src/database/migrations/020-refused-refunds.ts'
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

describeOnBothDatabases('refunds of an earlier version', (databases) => {
  test('that Stripe has refused no longer count as refunded', async () => {
    const steps = { '007-orders': createRefunds }
    const before = await databases.open<Tables>([{ set: 'refunds', steps }], 'refunds')
    await before.write(async (tx) => {
      // Only the columns of that version.
      await tx
        .insertInto('ticket_order')
        .values([{ id: 1, refunded: 300 } as never, { id: 2, refunded: 100 } as never])
        .execute()
      for (const [id, order_id, status, amount] of [
        [10, 1, 'failed', 200],
        [11, 1, 'completed', 100],
        [12, 2, 'completed', 100],
      ] as const) {
        const request = { id, order_id, status, amount, changed_at_ms: 5 }
        await tx
          .insertInto('refund_request')
          .values(request as never)
          .execute()
        for (const [account, sign] of [
          ['buyer', 1],
          ['organizer', -1],
        ] as const) {
          const entry = { account, amount: sign * amount, currency: 'EUR', cause: `refund ${id}` }
          await tx
            .insertInto('money_entry')
            .values({ ...entry, order_id, at_ms: 1 })
            .execute()
        }
      }
    })
    await before.close()
    const next = [{ set: 'refunds', steps: { ...steps, '020-refused-refunds': addRefusedRefunds } }]
    const { read } = await databases.open<Tables>(next, 'refunds')
    const orders = await read.selectFrom('ticket_order').select(['id', 'refunded']).orderBy('id').execute()
    assert.deepEqual(
      orders.map(({ refunded }) => refunded),
      [100, 100],
    )
    const entries = await read
      .selectFrom('money_entry')
      .select(['account', 'amount', 'cause', 'at_ms'])
      .where('cause', 'like', '%refusal%')
      .orderBy('account')
      .execute()
    assert.deepEqual(entries, [
      { account: 'buyer', amount: -200, cause: 'refund 10 refusal 1', at_ms: 5 },
      { account: 'organizer', amount: 200, cause: 'refund 10 refusal 1', at_ms: 5 },
    ])
    const requests = await read.selectFrom('refund_request').select('refusals').orderBy('id').execute()
    assert.deepEqual(
      requests.map(({ refusals }) => refusals),
      [1, 0, 0],
    )
  })
})

/** The columns that refunds use. */
const createRefunds: Migration = async (db, dialect) => {
  await db.schema
    .createTable('ticket_order')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('refunded', 'bigint')
    .execute()
  await db.schema
    .createTable('refund_request')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('order_id', 'bigint')
    .addColumn('status', 'text')
    .addColumn('amount', 'bigint')
    .addColumn('changed_at_ms', 'bigint')
    .execute()
  await db.schema
    .createTable('money_entry')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('order_id', 'bigint')
    .addColumn('account', 'text')
    .addColumn('amount', 'bigint')
    .addColumn('currency', 'text')
    .addColumn('cause', 'text')
    .addColumn('at_ms', 'bigint')
    .execute()
}

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
