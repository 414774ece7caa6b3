import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startEvents } from './service.ts'
import { actNames, openWaitlistWorld } from './waitlist-world.ts'

const act = fc.record({
  name: fc.constantFrom(...actNames),
  at: fc.nat(20),
  ticket: fc.constantFrom(0, 1),
  quantity: fc.integer({ min: 1, max: 4 }),
  code: fc.constantFrom('', '', 'ONE', 'TWO'),
})

describeOnBothDatabases(
  'the inventory of an event with a waitlist and hold codes',
  ({ dialect, location }) => {
    test('never oversells, and sells every ticket without a hold, after any sequence of actions', async (t) => {
      const database = location()
      const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
      const service = await startEvents({
        clock,
        ...databaseOptions(database),
        settings: { file: { 'event-management': { waitlistEntriesPerClient: 0 } } },
      })
      const world = await openWaitlistWorld(service, clock)
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(true, true, true, false),
          fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 12 }),
          async (isSoldOut, rounds) => {
            await world.renew(isSoldOut)
            for (const together of rounds) {
              await world.act(together)
              await world.check()
            }
            await world.settle()
          },
        ),
        { numRuns: dialect === 'sqlite' ? 8 : 3, endOnFailure: true },
      )
      t.diagnostic(JSON.stringify(world.outcomes))
    })
  },
)
