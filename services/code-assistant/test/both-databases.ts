import { type TestContext, test } from 'node:test'
import { describeOnBothDatabases, storageOptions } from '@octavo/testing/databases.ts'
import service from '../src/index.ts'
import { type CodeAssistant, startCodeAssistant } from './service.ts'

/** Runs the tests of `suite` one after another on one service per database. */
export function testOnBothDatabases(
  name: string,
  settings: Record<string, unknown>,
  suite: (running: CodeAssistant, subTest: TestContext['test']) => Promise<void>,
): void {
  describeOnBothDatabases(
    name,
    ({ location }) => {
      test(name, async (t) => {
        const database = location()
        const running = await startCodeAssistant({
          settings: { file: { 'code-assistant': settings } },
          ...storageOptions(database),
        })
        await suite(running, t.test.bind(t))
      })
    },
    service,
  )
}
