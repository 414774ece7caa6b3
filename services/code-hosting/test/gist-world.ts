import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions, type TestDatabases } from '@octavo/testing/databases.ts'
import { startCodeHosting } from './service.ts'

/** A service with users whose logins start with the name of the test, because tests on PostgreSQL share a database. */
export function createGistWorld(databases?: TestDatabases) {
  return async (test: string) => {
    const clock = createManualClock()
    const database = databases ? databaseOptions(databases.location()) : {}
    const service = await startCodeHosting({ clock, limits: 'off', ...database })
    const as = (login: string, scopes = ['gist']) => service.as(`${test}-${login}`, { scopes })
    const ada = await as('ada')

    async function gist(files: Record<string, string> = { 'hello.rb': 'puts 1\n' }, more: object = {}) {
      const contents = Object.entries(files).map(([name, content]) => [name, { content }])
      const { status, json } = await ada('POST', '/gists', { files: Object.fromEntries(contents), ...more })
      if (status !== 201) throw new Error(`The gist was not created: ${JSON.stringify(json)}`)
      return json
    }

    return { ...service, clock, as, ada, gist }
  }
}
