import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { openCardService } from './card-sales.ts'
import { describeOnBothDatabases } from './databases.ts'
import { actNames, openMoneyWorld } from './money-world.ts'

const act = fc.record({
  name: fc.constantFrom(...actNames),
  at: fc.nat(20),
  kind: fc.constantFrom(0, 1, 1, 2),
  quantity: fc.integer({ min: 1, max: 4 }),
  hasCode: fc.boolean(),
  turns: fc.nat(6),
  method: fc.constantFrom('stripe', 'stripe', 'stripe', 'stripe', 'cash'),
})
const order = act.map((wish) => ({ ...wish, name: 'order' as const }))

describeOnBothDatabases('money, after any sequence of actions', ({ dialect, location }) => {
  test('that is captured equals the price of the tickets, every payment ends, and every pool balances', async (t) => {
    const world = await openMoneyWorld(await openCardService(location()))
    const outcomes: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: 2, maxLength: 3 }),
        fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 16 }),
        async (orders, rounds) => {
          await world.renew()
          await world.act(orders)
          for (const together of rounds) await world.act(together)
          await world.settle()
          for (const outcome of await world.check()) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        },
      ),
      { numRuns: dialect === 'sqlite' ? 20 : 8, endOnFailure: true },
    )
    t.diagnostic(JSON.stringify(outcomes))
    await world.close()
  })
})
