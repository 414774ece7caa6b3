import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import type { TestOptions } from '@octavo/testing/service.ts'
import { describeOnBothDatabases } from './databases.ts'
import { asOrganizer, type Organizer } from './event-making.ts'
import { type Caller, type EventsService, startEvents } from './service.ts'

export interface World {
  service: EventsService
  ada: Organizer
  /** A second user, who buys. */
  bob: Caller
}

/** Runs tests of one service on each database. Each test creates its own events. */
export function describeServiceOnBothDatabases(
  name: string,
  tests: Readonly<Record<string, (world: World) => Promise<void>>>,
  options: TestOptions = {},
): void {
  describeOnBothDatabases(name, ({ location }) => {
    // The service lives as long as the test that starts it.
    test('over HTTP', async (t) => {
      const database = location()
      const service = await startEvents({
        ...options,
        ...databaseOptions(database),
      })
      const ada = await asOrganizer(service, 'ada')
      const bob = await service.as('bob')
      for (const [expectation, run] of Object.entries(tests))
        await t.test(expectation, () => run({ service, ada, bob }))
    })
  })
}
