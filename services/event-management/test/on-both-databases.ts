import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { TestOptions } from '@octavo/testing/service.ts'
import { asOrganizer, type Organizer } from './event-making.ts'
import { type Caller, type EventsService, startEvents } from './service.ts'

export interface World {
  service: EventsService
  ada: Organizer
  /** Somebody else, who buys. */
  bob: Caller
}

/** Tests of one service on each of the databases; each of them makes events of its own. */
export function describeServiceOnBothDatabases(
  name: string,
  tests: Readonly<Record<string, (world: World) => Promise<void>>>,
  options: TestOptions = {},
): void {
  describeOnBothDatabases(name, ({ location }) => {
    // The service lasts as long as the test that starts it.
    test('over HTTP', async (t) => {
      const place = location()
      const service = await startEvents({ ...options, ...('url' in place && { databaseUrl: place.url }) })
      const ada = await asOrganizer(service, 'ada')
      const bob = await service.as('bob')
      for (const [expectation, run] of Object.entries(tests))
        await t.test(expectation, () => run({ service, ada, bob }))
    })
  })
}
