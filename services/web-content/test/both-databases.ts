import { type TestContext, test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import service from '../src/index.ts'
import { startWebContent, type WebContentService } from './service.ts'

type SubTest = TestContext['test']

/** Starts a second process on the same database, as far as the database can be shared. */
type StartAnother = () => Promise<WebContentService>

/** Runs the tests of `suite` one after another on one service per database. */
export function testOnBothDatabases(
  name: string,
  settings: Record<string, unknown>,
  suite: (running: WebContentService, subTest: SubTest, startAnother: StartAnother) => Promise<void>,
): void {
  describeOnBothDatabases(
    name,
    ({ location }) => {
      test(name, async (t) => {
        const database = location()
        const start = () =>
          startWebContent({
            settings: { file: { 'web-content': settings } },
            ...storageOptions(database),
          })
        const running = await start()
        await suite(running, t.test.bind(t), 'url' in database ? start : async () => running)
      })
    },
    service,
  )
}
