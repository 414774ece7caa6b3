import assert from 'node:assert/strict'
import { statementsOf } from '@octavo/testing/statements.ts'
import { sql } from 'kysely'
import { buy } from './buying.ts'
import { ok } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'

interface Person {
  name: string
  profile: { name: string }
}

describeServiceOnBothDatabases('name search', {
  async 'matches the beginning of first and last names and of addresses, within an event or organization'({
    ada,
    bob,
  }) {
    const [event, other] = [await ada.makeLiveEvent(), await ada.makeLiveEvent()]
    const people = { 'Zoë Müller': 'zoe@example.org', 'Max Zoellner': 'max@example.org', 'Al Ma': 'al@x.org' }
    for (const [name, email] of Object.entries(people)) await buy(bob, event.id, { name, email })
    await buy(bob, other.id, { name: 'Zoe Elsewhere', email: 'zoe@elsewhere.org' })
    const attendees = async (q: string, path = `/events/${event.id}`) => {
      const { json } = await ada.get(`${path}/attendees/?q=${encodeURIComponent(q)}`)
      return json.attendees.map(({ profile }: Person) => profile.name)
    }
    assert.deepEqual(await attendees('zoe'), ['Zoë Müller', 'Max Zoellner'])
    assert.deepEqual(await attendees('ZOË M'), ['Zoë Müller'])
    assert.deepEqual(await attendees(' müller,  z'), ['Zoë Müller'])
    assert.deepEqual(await attendees('ma'), ['Max Zoellner', 'Al Ma'])
    assert.deepEqual(await attendees('Max@'), ['Max Zoellner'])
    assert.deepEqual(await attendees('llner'), [])
    assert.deepEqual(await attendees('%'), [])
    assert.equal((await attendees('  ')).length, 3)
    const everywhere = await attendees('zoe', `/organizations/${ada.organizationId}`)
    assert.deepEqual(everywhere, ['Zoë Müller', 'Max Zoellner', 'Zoe Elsewhere'])
    const orders = async (path: string, q: string) =>
      ok(await ada.get(`${path}/orders/?q=${q}`)).orders.map(({ name }: Person) => name)
    assert.deepEqual(await orders(`/events/${event.id}`, 'mull'), ['Zoë Müller'])
    assert.deepEqual(await orders(`/organizations/${ada.organizationId}`, 'zoe@'), [
      'Zoë Müller',
      'Zoe Elsewhere',
    ])
  },

  async 'is paginated, and uses the name of the current ticket holder'({ ada, bob }) {
    const event = await ada.makeLiveEvent()
    await buy(bob, event.id, { quantity: 5, name: 'Ada Lovelace' })
    const path = `/events/${event.id}/attendees/`
    const first = ok(await ada.get(`${path}?q=love&page_size=2`))
    assert.equal(first.pagination.object_count, 5)
    const second = ok(await ada.get(`${path}?continuation=${first.pagination.continuation}`))
    assert.equal(second.attendees.length, 2)
    const [{ id }] = first.attendees
    const attendee = { name: 'Grace Hopper', email: 'grace@example.org' }
    ok(await bob.post(`${path}${id}/transfer/`, { attendee }))
    const [next] = ok(await ada.get(`${path}?q=hop`)).attendees
    assert.equal(next.profile.name, 'Grace Hopper')
    assert.equal(ok(await ada.get(`${path}?q=lov&status=attending`)).pagination.object_count, 4)
  },

  async 'reads only the matching rows'({ service, ada, bob }) {
    const event = await ada.makeLiveEvent()
    await buy(bob, event.id)
    const { read, dialect } = service.context.db
    const statements = await statementsOf(service.context.db, () =>
      Promise.all([
        ada.get(`/events/${event.id}/attendees/?q=love`),
        ada.get(`/organizations/${ada.organizationId}/orders/?q=love`),
      ]),
    )
    const finding = statements.filter(({ sql }) => sql.includes('name_key'))
    assert.equal(finding.length, 4)
    if (dialect !== 'sqlite') return
    for (const statement of finding) {
      const plan = await read.executeQuery<{ detail: string }>({
        ...statement,
        ...sql.raw('').compile(read),
        sql: `explain query plan ${statement.sql}`,
        parameters: statement.parameters,
      })
      const steps = plan.rows.map(({ detail }) => detail).join('\n')
      assert.match(steps, /_name \((?:event|organization)_id=\? AND name_key>\? AND name_key<\?\)/)
      assert.doesNotMatch(steps, /SCAN (?:attendee|ticket_order)/)
      assert.match(steps, /^SEARCH (?:attendee|ticket_order) USING .*\b(?:id|rowid)=\?\)/m)
    }
  },
})
