import { type TestContext, test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import service from '../src/index.ts'
import { startWebContent, type WebContentService } from './service.ts'

type SubTest = TestContext['test']

/** Runs the tests of `suite` one after another on one service per database. */
export function testOnBothDatabases(
  name: string,
  settings: Record<string, unknown>,
  suite: (running: WebContentService, subTest: SubTest) => Promise<void>,
): void {
  describeOnBothDatabases(
    name,
    ({ location }) => {
      test(name, async (t) => {
        const place = location()
        const running = await startWebContent({
          settings: { file: { 'web-content': settings } },
          ...('url' in place ? { databaseUrl: place.url } : place),
        })
        await suite(running, t.test.bind(t))
      })
    },
    service,
  )
}
