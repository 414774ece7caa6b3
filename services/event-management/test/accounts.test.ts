import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { permissionsOf, roles } from '../src/roles.ts'
import { createBrowser, password } from './consent.ts'
import { describeOnBothDatabases } from './databases.ts'
import { addMember, asOrganizer, assertError, newEventInput, ok } from './event-making.ts'
import { startEvents } from './service.ts'

describeOnBothDatabases('users and organizations', (databases) => {
  /** Tests share a PostgreSQL database, so each uses its own names. */
  const start = () => {
    const database = databases.location()
    return startEvents(databaseOptions(database))
  }

  test('a new user has a name, an address and, on first use, an organization with an organizer', async () => {
    const service = await start()
    const ada = await service.as('ada')

    const me = await ada.get('/users/me/')
    assert.equal(me.status, 200)
    assert.deepEqual(me.json, {
      id: String(ada.user.id),
      name: 'ada',
      first_name: 'ada',
      last_name: '',
      is_public: false,
      image_id: null,
      emails: [{ email: 'ada@users.invalid', verified: false, primary: true }],
    })

    const lists = await Promise.all([1, 2, 3].map(() => ada.get('/v3/users/me/organizations')))
    const [organization, ...others] = lists[0]?.json.organizations ?? []
    assert.deepEqual(others, [])
    assert.deepEqual(
      lists.map(({ json }) => json.organizations.map(({ id }: { id: string }) => id)),
      lists.map(() => [organization.id]),
    )
    assert.equal(organization._type, 'organization')
    assert.equal(organization.vertical, 'default')
    assert.match(organization.created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    assert.match(organization.id, /^1000\d{8}$/)
    assert.equal(lists[0]?.json.pagination.object_count, 1)
    assert.equal(lists[0]?.json.pagination.has_more_items, false)

    const organizers = await ada.get(`/organizations/${organization.id}/organizers/`)
    assert.equal(organizers.json.organizers[0].name, 'ada')
  })

  test('profile changes are stored, and a new address is unverified', async () => {
    const service = await start()
    const ada = await service.as('lovelace')
    const update = await ada.post('/users/me/', {
      user: { first_name: 'Ada', last_name: 'Lovelace', email: 'Ada@Example.org', is_public: true },
    })
    assert.equal(update.status, 200)
    assert.equal(update.json.name, 'Ada Lovelace')
    assert.deepEqual(update.json.emails, [{ email: 'Ada@Example.org', verified: false, primary: true }])
    const secondUpdate = await ada.post('/users/me/', { user: { last_name: 'King' } })
    assert.equal(secondUpdate.json.name, 'Ada King')
    assert.equal(secondUpdate.json.is_public, true)
  })

  test('strangers see public profiles without the address, members of the same organization see all', async () => {
    const service = await start()
    const [ada, bob] = [await service.as('anna'), await service.as('bob')]
    assert.equal((await bob.get(`/users/${ada.user.id}/`)).status, 404)
    await ada.post('/users/me/', { user: { is_public: true } })
    const privateProfile = await bob.get(`/users/${ada.user.id}/`)
    assert.deepEqual([privateProfile.status, privateProfile.json.emails], [200, []])

    const { organizations } = (await ada.get('/users/me/organizations/')).json
    const membership = await ada.post(`/organizations/${organizations[0].id}/members/`, {
      member: { login: 'BOB', role: 'door' },
    })
    assert.deepEqual(
      [membership.status, membership.json.user_id, membership.json.role_summary],
      [200, String(bob.user.id), 'Door'],
    )
    assert.deepEqual((await bob.get(`/users/${ada.user.id}/`)).json.emails, [])
    ok(await bob.post(`/users/me/organization_invitations/${organizations[0].id}/accept/`))
    const profile = await bob.get(`/users/${ada.user.id}/`)
    assert.equal(profile.json.emails[0].email, 'anna@users.invalid')
    const organizationsOfBob = await bob.get('/users/me/organizations/')
    assert.deepEqual(
      organizationsOfBob.json.organizations.map(({ id }: { id: string }) => id),
      [organizations[0].id],
    )
  })

  test('members are listed a page at a time, get other roles, leave, and the owner stays', async () => {
    const service = await start()
    const ada = await service.as('founder')
    const organization = await ada.post('/organizations/', { organization: { name: 'Analytical Society' } })
    const base = `/organizations/${organization.json.id}`
    const crew = await Promise.all(['c1', 'c2', 'c3'].map((login) => service.as(login)))
    for (const person of crew) await addMember(ada, organization.json.id, person, 'manager')

    const first = await ada.get(`${base}/members/?page_size=3`)
    assert.equal(first.json.pagination.object_count, 4)
    const nextPage = await ada.get(`${base}/members/?continuation=${first.json.pagination.continuation}`)
    const allMembers = [...first.json.members, ...nextPage.json.members]
    assert.equal(new Set(allMembers.map(({ user_id }) => user_id)).size, 4)
    assert.equal(allMembers.find(({ immutable }) => immutable).user_id, String(ada.user.id))

    const [one] = crew
    const promotion = await ada.post(`${base}/members/`, { member: { user_id: one?.user.id, role: 'admin' } })
    assert.equal(promotion.json.role_id, '2')
    const ownMembership = { member: { user_id: ada.user.id, role: 'door' } }
    assert.equal((await one?.post(`${base}/members/`, ownMembership))?.json.error, 'ACTION_NOT_PROCESSED')
    assert.equal((await one?.delete(`${base}/members/${ada.user.id}/`))?.json.error, 'ACTION_NOT_PROCESSED')
    assert.deepEqual((await crew[1]?.delete(`${base}/members/${crew[1].user.id}/`))?.json, { deleted: true })
    assert.equal((await crew[1]?.get(`${base}/`))?.status, 404)
    assert.equal((await crew[2]?.delete(`${base}/members/${one?.user.id}/`))?.status, 403)
  })
})

describeOnBothDatabases('invitations to an organization', (databases) => {
  test('share and change nothing until the invited user accepts', async () => {
    const service = await startEvents(databaseOptions(databases.location()))
    const inviter = await service.as('inviter')
    const { id } = ok(await inviter.post('/organizations/', { organization: { name: 'Trap' } }))
    const members = `/organizations/${id}/members/`
    const invitations = '/users/me/organization_invitations/'
    const listOrganizationIds = async () =>
      ok(await invitee.get('/users/me/organizations/')).organizations.map((each: { id: string }) => each.id)
    const invitee = await service.as('invited')
    const publicToken = await service.asPublic('invited')

    const membership = ok(await inviter.post(members, { member: { login: 'invited', role: 'door' } }))
    assert.deepEqual([membership.pending, membership.name], [true, ''])
    ok(await inviter.post(members, { member: { login: 'invited', role: 'manager' } }))
    const list = ok(await inviter.get(members)).members
    assert.deepEqual(
      list.map((each: { pending: boolean; name: string }) => [each.pending, each.name]),
      [
        [false, 'inviter'],
        [true, ''],
      ],
    )
    assertError(await inviter.get(`/users/${invitee.user.id}/`), 404, 'NOT_FOUND')
    assertError(await invitee.get(`/users/${inviter.user.id}/`), 404, 'NOT_FOUND')
    assertError(await invitee.get(members), 404, 'NOT_FOUND')
    assertError(await invitee.delete(`${members}${invitee.user.id}/`), 404, 'NOT_FOUND')
    const event = { ...newEventInput(service.context.clock.now()), summary: 'Mine' }
    const { organization_id: ownOrganizationId } = ok(await invitee.post('/events/', { event }))
    assert.notEqual(ownOrganizationId, id)
    assert.deepEqual(await listOrganizationIds(), [ownOrganizationId])

    const { organization_invitations } = ok(await invitee.get(invitations))
    assert.deepEqual(
      organization_invitations.map((each: { organization: { name: string }; role_summary: string }) => [
        each.organization.name,
        each.role_summary,
      ]),
      [['Trap', 'Event manager']],
    )
    assert.equal(ok(await inviter.get(invitations)).pagination.object_count, 0)
    assertError(await inviter.post(`${invitations}${id}/accept/`), 404, 'NOT_FOUND')
    assertError(await publicToken.post(`${invitations}${id}/accept/`), 403, 'NOT_AUTHORIZED')
    const { app } = await service.context.auth.apps.create({ name: 'Deck', redirectUris: [] })
    const token = { userId: invitee.user.id, appId: app.id, kind: 'app', plan: 'paid' }
    const { secret } = await service.context.auth.issueToken(token)
    const headers = { authorization: `Bearer ${secret}` }
    assertError(
      await service.stranger.post(`${invitations}${id}/accept/`, {}, headers),
      403,
      'NOT_AUTHORIZED',
    )

    ok(await invitee.delete(`${invitations}${id}/`))
    assertError(await invitee.post(`${invitations}${id}/accept/`), 404, 'NOT_FOUND')
    await addMember(inviter, id, invitee, 'manager')
    assertError(await invitee.delete(`${invitations}${id}/`), 404, 'NOT_FOUND')
    assert.equal(ok(await inviter.get(`/users/${invitee.user.id}/`)).name, 'invited')
    assert.equal(ok(await invitee.get(members)).members[1].pending, false)
    assert.equal(
      ok(await inviter.post(members, { member: { login: 'invited', role: 'door' } })).pending,
      false,
    )

    // The organization of the inviter is older, but the own one stays the default.
    assert.ok(id < ownOrganizationId)
    assert.deepEqual(await listOrganizationIds(), [ownOrganizationId, id])
    const page = ok(await invitee.get('/users/me/organizations/?page_size=1'))
    const next = `/users/me/organizations/?continuation=${page.pagination.continuation}`
    assert.deepEqual(
      [...page.organizations, ...ok(await invitee.get(next)).organizations].map((each) => each.id),
      [ownOrganizationId, id],
    )
    assert.equal(ok(await invitee.post('/events/', { event })).organization_id, ownOrganizationId)
  })
})

describeOnBothDatabases('limits of a user', (databases) => {
  const start = (settings: object) =>
    startEvents({
      ...databaseOptions(databases.location()),
      settings: { file: { 'event-management': settings } },
    })

  test('a user is in a limited number of organizations', async () => {
    const service = await start({ maxOrganizationsPerUser: 2 })
    const host = await asOrganizer(service, 'limited-host')
    const ada = await service.as('limited-member')
    const create = (name: string) => ada.post('/organizations/', { organization: { name } })
    const { id } = ok(await create('First'))
    const both = await Promise.all([create('Second'), create('Third')])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 400])
    assertError(await create('Fourth'), 400, 'TOO_MANY_ORGANIZATIONS')

    const { organizations } = ok(await ada.get('/users/me/organizations/'))
    assert.equal(organizations.length, 2)
    assert.equal(ok(await ada.get(`/organizations/${id}/organizers/`)).organizers.length, 1)
    const member = { login: 'limited-member', role: 'door' }
    ok(await host.post(`/organizations/${host.organizationId}/members/`, { member }))
    const accept = `/users/me/organization_invitations/${host.organizationId}/accept/`
    assertError(await ada.post(accept), 400, 'TOO_MANY_ORGANIZATIONS')
    assert.equal(ok(await ada.get('/users/me/organization_invitations/')).pagination.object_count, 1)
  })

  test('a user has a limited number of tokens, without revoked ones and those of apps', async () => {
    const service = await start({ maxTokensPerUser: 3 })
    const ada = await service.as('token-collector')
    const { app } = await service.context.auth.apps.create({ name: 'Deck', redirectUris: [] })
    await service.context.auth.issueToken({ userId: ada.user.id, appId: app.id, kind: 'app', plan: 'paid' })
    const create = (kind: string) => ada.post('/users/me/tokens/', { kind })
    const first = ok(await create('private'))
    const both = await Promise.all([create('public'), create('private')])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 400])
    assertError(await create('public'), 400, 'TOO_MANY_TOKENS')
    ok(await ada.delete(`/users/me/tokens/${first.id}/`))
    const last = ok(await create('public'))

    const page = ok(await ada.get('/users/me/tokens/?page_size=3'))
    assert.deepEqual([page.pagination.object_count, page.tokens.length], [4, 3])
    const next = ok(await ada.get(`/users/me/tokens/?continuation=${page.pagination.continuation}`))
    assert.deepEqual(
      next.tokens.map(({ id }: { id: string }) => id),
      [last.id],
    )
    const exported = ok(await ada.get('/users/me/data_export/'))
    assert.equal(exported.tokens.length, 5)
  })
})

test('an app of an owner cannot give others access that outlives its authorization', async () => {
  const service = await startEvents()
  const owner = await asOrganizer(service, 'app-owner')
  const friend = await service.as('app-friend')
  const { app } = await service.context.auth.apps.create({ name: 'Deck', redirectUris: [] })
  const token = { userId: owner.user.id, appId: app.id, kind: 'app', plan: 'paid' }
  const { secret } = await service.context.auth.issueToken(token)
  const headers = { authorization: `Bearer ${secret}` }
  const members = `/organizations/${owner.organizationId}/members/`
  const invite = (role: string) =>
    service.stranger.post(members, { member: { login: 'app-friend', role } }, headers)
  assertError(await invite('admin'), 403, 'NOT_AUTHORIZED')
  await addMember(owner, owner.organizationId, friend, 'door')
  assertError(await invite('admin'), 403, 'NOT_AUTHORIZED')
  assert.equal(ok(await service.stranger.get(members, headers)).members.length, 2)
})

describeOnBothDatabases('emails and the page of invitations to organizations', (databases) => {
  test('the invited user signs in and accepts exactly the role that the page shows', async () => {
    const service = await startEvents(databaseOptions(databases.location()))
    const { auth, jobs, db } = service.context
    const [owner, admin] = [await service.as('olga'), await service.as('ada & co')]
    const { id } = ok(await owner.post('/organizations/', { organization: { name: 'Tricks <b>& Co' } }))
    await addMember(owner, id, admin, 'admin')
    await auth.createUser({ login: 'guest', password, plan: 'free' })
    const guest = await service.as('guest')
    ok(await guest.post('/users/me/', { user: { email: 'Guest@Example.org' } }))
    const members = `/organizations/${id}/members/`
    const invite = (role: string, inviter = admin) =>
      inviter.post(members, { member: { login: 'guest', role } })
    const mails = () => db.read.selectFrom('mail').selectAll().orderBy('id').execute()

    ok(await invite('door'))
    await jobs.idle()
    const [mail = assert.fail()] = await mails()
    assert.deepEqual([mail.kind, mail.to_address], ['organization-invitation', 'Guest@Example.org'])
    assert.match(mail.text ?? '', /Tricks <b>& Co[\s\S]*Role: Door[\s\S]*\/organization-invitations\n/)
    // The address of an invited user is none of the organization's business.
    assert.deepEqual(ok(await owner.get(`/organizations/${id}/mails/`)).mails, [])
    assertError(await owner.get(`/mails/${mail.id}/`), 404, 'NOT_FOUND')
    ok(await invite('finance'))
    assert.equal((await mails()).length, 1, 'a change of the role sends no second email')

    const { send, submit } = createBrowser(service.call, '/organization-invitations')
    const signIn = await send()
    assert.ok(!signIn.text.includes('Tricks'))
    await submit(signIn.text, { act: 'sign-in', login: 'guest', password })
    const page = await send()
    for (const text of ['Tricks &lt;b&gt;&amp; Co', 'ada &amp; co', 'Finance', 'Views and refunds orders'])
      assert.ok(page.text.includes(text), text)
    assert.match(page.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
    assert.equal((await submit(page.text, { act: 'accept', formToken: 'x' })).status, 403)

    ok(await invite('manager'))
    const lateAcceptance = await submit(page.text, { act: 'accept' })
    assert.equal(lateAcceptance.status, 409)
    assert.match(lateAcceptance.text, /This invitation has changed[\s\S]*Event manager/)
    assert.equal((await guest.get(members)).status, 404)

    const both = await Promise.all([1, 2].map(() => submit(lateAcceptance.text, { act: 'accept' })))
    assert.deepEqual(
      both.map(({ status, headers }) => [status, headers.get('location')]),
      both.map(() => [303, `${service.url}/organization-invitations?joined=${id}`]),
    )
    assert.match((await createJoinedPage()).text, /You are a member of Tricks[\s\S]*Event manager/)
    assert.equal(ok(await guest.get(members)).members.length, 3)

    function createJoinedPage() {
      const { send: open, submit: respond } = createBrowser(
        service.call,
        `/organization-invitations?joined=${id}`,
      )
      return open()
        .then(({ text }) => respond(text, { act: 'sign-in', login: 'guest', password }))
        .then(() => open())
    }
  })

  test('an invitation ends when it is declined or withdrawn, or its sender may no longer invite', async () => {
    const service = await startEvents(databaseOptions(databases.location()))
    const [owner, admin, guest] = [await service.as('o'), await service.as('a'), await service.as('g')]
    const { id } = ok(await owner.post('/organizations/', { organization: { name: 'House' } }))
    const members = `/organizations/${id}/members/`
    const invite = async (by = admin, role = 'admin') =>
      ok(await by.post(members, { member: { login: 'g', role } }))
    const accept = () => guest.post(`/users/me/organization_invitations/${id}/accept/`)
    await addMember(owner, id, admin, 'admin')

    await invite()
    ok(await owner.delete(`${members}${guest.user.id}/`))
    assertError(await accept(), 404, 'NOT_FOUND')
    await invite()
    ok(await owner.post(members, { member: { login: 'a', role: 'manager' } }))
    assertError(await accept(), 404, 'NOT_FOUND')
    ok(await owner.post(members, { member: { login: 'a', role: 'admin' } }))
    await invite()
    ok(await owner.delete(`${members}${admin.user.id}/`))
    assertError(await accept(), 404, 'NOT_FOUND')
    await addMember(owner, id, admin, 'admin')
    await invite()
    await invite(owner, 'door')
    ok(await owner.delete(`${members}${admin.user.id}/`))
    ok(await accept())
  })

  test('emails are limited per mailbox and inviter, and invitations per organization and day', async () => {
    const service = await startEvents(databaseOptions(databases.location()))
    const owner = await service.as('spammer')
    const { id } = ok(await owner.post('/organizations/', { organization: { name: 'Buy now' } }))
    const members = `/organizations/${id}/members/`
    const victim = await service.as('victim@example.org')
    const invite = (login: string) => owner.post(members, { member: { login, role: 'door' } })
    const statuses = []
    for (let at = 0; at < 21; at++) {
      statuses.push((await invite('victim@example.org')).status)
      await victim.delete(`/users/me/organization_invitations/${id}/`)
    }
    assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 200), 429])
    assert.equal(ok(await owner.get(members)).members.length, 1, 'a refused invitation is not stored')
    // Without an address there is no email, but the invitation counts.
    await service.as('no-address')
    await service.context.db.write((tx) =>
      tx.updateTable('mail_quota').set({ used: 99 }).where('subject', '=', `members:${id}`).execute(),
    )
    ok(await invite('no-address'))
    await service.as('another')
    assertError(await invite('another'), 400, 'TOO_MANY_INVITATIONS')
  })
})

describe('permissions in an organization', async () => {
  const service = await startEvents()
  const owner = await service.as('owner')
  const { json } = await owner.post('/organizations/', { organization: { name: 'House' } })
  const base = `/organizations/${json.id}`
  const people = new Map([['owner', owner]])
  for (const role of ['admin', 'manager', 'finance', 'door']) {
    const person = await service.as(role)
    await addMember(owner, json.id, person, role)
    people.set(role, person)
  }
  const [stranger, publicToken] = [await service.as('stranger'), await service.asPublic('owner')]
  const { venues, organizers } = {
    venues: (await owner.post(`${base}/venues/`, { venue: { name: 'Hall' } })).json,
    organizers: (await owner.get(`${base}/organizers/`)).json.organizers[0],
  }

  const operations = [
    ['GET', `${base}/`, undefined, 'read_events'],
    ['POST', `${base}/`, { organization: { name: 'House' } }, 'manage_organization'],
    ['GET', `${base}/members/`, undefined, 'read_events'],
    ['GET', `${base}/roles/`, undefined, 'read_events'],
    ['POST', `${base}/members/`, { member: { login: 'door', role: 'door' } }, 'manage_organization'],
    ['GET', `${base}/venues/`, undefined, 'read_events'],
    ['POST', `${base}/venues/`, { venue: { name: 'Barn' } }, 'manage_events'],
    ['GET', `/venues/${venues.id}/`, undefined, 'read_events'],
    ['POST', `/venues/${venues.id}/`, { venue: { name: 'Hall' } }, 'manage_events'],
    ['GET', `${base}/organizers/`, undefined, 'read_events'],
    ['POST', `${base}/organizers/`, { organizer: { name: 'Us' } }, 'manage_events'],
    ['POST', `/organizers/${organizers.id}/`, { organizer: { name: 'House' } }, 'manage_events'],
  ] as const

  for (const [method, path, body, permission] of operations) {
    test(`${method} ${path.replaceAll(/\d+/g, '1')} requires ${permission}`, async () => {
      for (const role of roles) {
        const { status, json } = (await people.get(role)?.send(method, path, body)) ?? {}
        const expected = permissionsOf[role].has(permission) ? 200 : 403
        assert.equal(status, expected, `${role}: ${JSON.stringify(json)}`)
        if (status === 403) assert.equal(json.error, 'NOT_AUTHORIZED')
      }
      for (const nobody of [stranger, publicToken]) {
        const { status, json } = await nobody.send(method, path, body)
        assert.deepEqual([status, json.error], [404, 'NOT_FOUND'])
      }
      assert.equal((await service.stranger.send(method, path, body)).status, 401)
    })
  }

  test('a public token has no user, so /users/me/ is refused', async () => {
    for (const path of [
      '/users/me/',
      '/users/me/organizations/',
      '/users/me/venues/',
      '/media/upload/?type=image-event-logo',
    ]) {
      const { status, json } = await publicToken.get(path)
      assert.deepEqual([status, json.error], [403, 'NOT_AUTHORIZED'], path)
    }
    for (const path of ['/venues/', '/organizers/', '/organizations/']) {
      const [, plural = ''] = path.split('/')
      const { status } = await publicToken.post(path, { [plural.slice(0, -1)]: { name: 'Mine' } })
      assert.equal(status, 403, path)
    }
  })

  test("the lists of another user's organizations, venues and organizers are not found", async () => {
    for (const list of ['organizations', 'venues', 'organizers'])
      assert.equal((await stranger.get(`/users/${owner.user.id}/${list}/`)).status, 404)
  })

  test('malformed and unknown IDs are not found', async () => {
    for (const id of ['0', '1', '-1', 'x', '1e3', '99999999999999999999']) {
      for (const path of [`/organizations/${id}/`, `/venues/${id}/`, `/organizers/${id}/`, `/media/${id}/`])
        assert.equal((await owner.get(path)).status, 404, path)
    }
  })

  test('an organization without a name, or with unknown fields, is refused with the field names', async () => {
    const cases = [
      [{}, 'organization.name', 'MISSING'],
      [{ organization: { name: ' ' } }, 'organization.name', 'INVALID'],
      [{ organization: { name: 'A', owner_id: '1' } }, 'organization.owner_id', 'Unknown parameter'],
      [
        { organization: { name: 'A', vertical: 'sport' } },
        'organization.vertical',
        '"sport" is not a valid choice.',
      ],
      [{ organization: { name: 'A', image_id: '400000001' } }, 'organization.image_id', 'INVALID'],
      [{ organization: { name: 'A\u0000' } }, 'organization.name', 'INVALID'],
    ] as const
    for (const [body, field, word] of cases) {
      const { status, json } = await owner.post('/organizations/', body)
      assert.equal(status, 400, JSON.stringify(body))
      if (json.error === 'ARGUMENTS_ERROR')
        assert.deepEqual(json.error_detail.ARGUMENTS_ERROR, { [field]: [word] })
    }
  })

  test('an update changes only the published fields of an organization', async () => {
    const before = (await owner.get(`${base}/`)).json
    const fields = ['owner_id', 'id', 'created_at_ms', 'a']
    for (const field of fields) {
      const { status, json } = await owner.post(`${base}/`, {
        organization: { name: 'Taken', [field]: stranger.user.id },
      })
      assert.equal(status, 400, field)
      assert.deepEqual(json.error_detail.ARGUMENTS_ERROR, {
        [`organization.${field}`]: ['Unknown parameter'],
      })
    }
    assert.deepEqual((await owner.get(`${base}/`)).json, before)
    const organization = { vertical: 'music', locale: 'de_DE' }
    const update = (await owner.post(`${base}/`, { organization })).json
    assert.deepEqual(update, { ...before, ...organization })
  })
})
