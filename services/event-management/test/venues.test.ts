import assert from 'node:assert/strict'
import { test } from 'node:test'
import { displayAddress } from '../src/venues/address-display.ts'
import { asOrganizer, ok } from './event-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const owner = await service.as('owner')
const stranger = await service.as('stranger')
const organizationId: string = (await owner.get('/users/me/organizations/')).json.organizations[0].id
const base = `/organizations/${organizationId}`

const nowhere = {
  address_1: null,
  address_2: null,
  city: null,
  region: null,
  postal_code: null,
  country: null,
}

test('a venue has its address in the format of its country', async () => {
  const { status, json } = await owner.post(`${base}/venues/`, {
    venue: {
      name: '  Great Hall ',
      age_restriction: 'AGE_RESTRICTION_MIN_EIGHTEEN',
      capacity: 120,
      address: {
        address_1: "333 O'Farrell St",
        address_2: 'Suite 400',
        city: 'San Francisco',
        region: 'CA',
        postal_code: '94102',
        country: 'us',
        latitude: '37.75767920000001',
        longitude: -122.5,
      },
    },
  })
  assert.equal(status, 200)
  const { id, ...venue } = json
  assert.match(id, /^3\d{7}$/)
  assert.deepEqual(venue, {
    resource_uri: `${service.url}/v3/venues/${id}/`,
    name: 'Great Hall',
    age_restriction: 'AGE_RESTRICTION_MIN_EIGHTEEN',
    capacity: 120,
    latitude: '37.75767920000001',
    longitude: '-122.5',
    organizer_id: null,
    address: {
      address_1: "333 O'Farrell St",
      address_2: 'Suite 400',
      city: 'San Francisco',
      region: 'CA',
      postal_code: '94102',
      country: 'US',
      latitude: '37.75767920000001',
      longitude: '-122.5',
      localized_address_display: "333 O'Farrell St Suite 400, San Francisco, CA 94102",
      localized_area_display: 'San Francisco, CA',
      localized_multi_line_address_display: ["333 O'Farrell St", 'Suite 400', 'San Francisco, CA 94102'],
    },
  })
  assert.deepEqual((await owner.get(`/v3/venues/${id}`)).json, json)
})

test('a venue without coordinates is located in its city, and moves with it', async () => {
  const venueResponse = await owner.post(`${base}/venues/`, {
    venue: { name: 'Keller', address: { city: 'Berlin', country: 'DE' } },
  })
  assert.ok(Math.abs(Number(venueResponse.json.latitude) - 52.52) < 0.1, venueResponse.json.latitude)
  const path = `/venues/${venueResponse.json.id}/`
  const renameUpdate = await owner.post(path, { venue: { name: 'Souterrain' } })
  assert.equal(renameUpdate.json.latitude, venueResponse.json.latitude)
  const movedVenue = await owner.post(path, { venue: { address: { city: 'Hamburg' } } })
  assert.ok(Math.abs(Number(movedVenue.json.latitude) - 53.55) < 0.1, movedVenue.json.latitude)
  const placedVenue = await owner.post(path, { venue: { address: { latitude: '1.5', longitude: '2.5' } } })
  assert.deepEqual([placedVenue.json.latitude, placedVenue.json.longitude], ['1.5', '2.5'])
  const unknownVenue = await owner.post(path, { venue: { address: { city: 'Xyzzyville', country: null } } })
  assert.deepEqual([unknownVenue.json.latitude, unknownVenue.json.address.longitude], [null, null])
})

test('an unknown region does not prevent finding the city', async () => {
  const address = { city: 'Mendoza', region: 'Godoy Cruz', country: 'AR' }
  const { json } = await owner.post(`${base}/venues/`, { venue: { name: 'Bodega', address } })
  assert.ok(Math.abs(Number(json.latitude) + 32.89) < 0.2, json.latitude)
})

test('venues are listed a page at a time, for their organization and for its members', async () => {
  const someone = await service.as('lister')
  const { json } = await someone.post('/organizations/', { organization: { name: 'Listed' } })
  for (const name of ['a', 'b', 'c'])
    await someone.post(`/organizations/${json.id}/venues/`, { venue: { name } })
  for (const path of [`/organizations/${json.id}/venues/`, '/users/me/venues/']) {
    const first = await someone.get(`${path}?page_size=2`)
    assert.deepEqual([first.json.pagination.object_count, first.json.pagination.page_count], [3, 2])
    const nextPage = await someone.get(`${path}?continuation=${first.json.pagination.continuation}`)
    const names = [...first.json.venues, ...nextPage.json.venues].map(({ name }) => name)
    assert.deepEqual(names, ['a', 'b', 'c'])
  }
})

test('invalid fields are refused by name', async () => {
  const cases = [
    [{}, 'venue.name', 'MISSING'],
    [{ name: '' }, 'venue.name', 'INVALID'],
    [{ name: 'x', age_restriction: '18+' }, 'venue.age_restriction', 'INVALID'],
    [{ name: 'x', capacity: -1 }, 'venue.capacity', 'INVALID'],
    [{ name: 'x', rooms: 3 }, 'venue.rooms', 'Unknown parameter'],
    [{ name: 'x', organizer_id: '20999999999' }, 'venue.organizer_id', 'INVALID'],
    [{ name: 'x', address: { country: 'Germany' } }, 'venue.address.country', 'INVALID'],
    [{ name: 'x', address: { latitude: '91', longitude: '0' } }, 'venue.address.latitude', 'INVALID'],
    [{ name: 'x', address: { latitude: 'north' } }, 'venue.address.latitude', 'INVALID'],
    [{ name: 'x', address: { street: 'y' } }, 'venue.address.street', 'Unknown parameter'],
  ] as const
  for (const [venue, field, word] of cases) {
    const { status, json } = await owner.post(`${base}/venues/`, { venue })
    assert.equal(status, 400, JSON.stringify(venue))
    assert.deepEqual(json.error_detail?.ARGUMENTS_ERROR, { [field]: [word] })
  }
})

test('organizers of other organizations are refused', async () => {
  const otherOrganizationId = (await stranger.get('/users/me/organizations/')).json.organizations[0].id
  const { organizers } = (await stranger.get(`/organizations/${otherOrganizationId}/organizers/`)).json
  const venue = { name: 'x', organizer_id: organizers[0].id }
  assert.equal((await owner.post(`${base}/venues/`, { venue })).status, 400)
})

test('addresses have the formats of their countries', () => {
  const cases = [
    [{ address_1: 'Rue X 1', city: 'Paris', postal_code: '75001', country: 'FR' }, 'Rue X 1, 75001 Paris'],
    [
      { address_1: '1 High St', city: 'Leeds', postal_code: 'LS1 1AA', country: 'GB' },
      '1 High St, Leeds, LS1 1AA',
    ],
    [
      { address_1: '1 George St', city: 'Sydney', region: 'NSW', postal_code: '2000', country: 'AU' },
      '1 George St, Sydney NSW 2000',
    ],
    [
      { address_1: 'Av. A 1', city: 'São Paulo', region: 'SP', postal_code: '01310', country: 'BR' },
      'Av. A 1, São Paulo - SP, 01310',
    ],
    [
      { address_1: 'Ginza 1', city: 'Tokyo', postal_code: '104-0061', country: 'JP' },
      '104-0061 Tokyo, Ginza 1',
    ],
    [{ city: 'Milano', region: 'MI', postal_code: '20121', country: 'IT' }, '20121 Milano (MI)'],
    [{}, ''],
  ] as const
  for (const [address, whole] of cases) {
    const display = displayAddress({ ...nowhere, ...address })
    assert.equal(display.whole, whole)
    assert.ok(display.lines.every((line) => line !== ''))
  }
})

test('a venue is visible to strangers once it has a public event', async () => {
  const organizer = await asOrganizer(service, 'host')
  const venueResponse = await organizer.post(`/organizations/${organizer.organizationId}/venues/`, {
    venue: { name: 'Studio', address: { city: 'Berlin', country: 'DE' } },
  })
  const path = `/venues/${venueResponse.json.id}/`
  assert.equal((await stranger.get(path)).status, 404)
  const event = await organizer.makeReadyEvent({ venue_id: venueResponse.json.id })
  assert.equal((await stranger.get(path)).status, 404)
  ok(await organizer.post(`/events/${event.id}/publish/`))
  assert.equal((await stranger.get(path)).status, 200)
  assert.equal((await (await service.asPublic()).get(path)).status, 200)
})

test('listings move with their venue', async () => {
  const organizer = await asOrganizer(service, 'mover')
  const venueResponse = await organizer.post(`/organizations/${organizer.organizationId}/venues/`, {
    venue: { name: 'Tent', address: { city: 'Berlin', country: 'DE' } },
  })
  const event = await organizer.makeLiveEvent({
    venue_id: venueResponse.json.id,
    name: { html: 'Moving zebras' },
  })
  const find = async (city: string) => {
    const { json } = await organizer.get(`/events/search/?q=zebras&location.address=${city}`)
    return json.events.map(({ id }: { id: string }) => id)
  }
  assert.deepEqual([await find('Berlin'), await find('Lyon')], [[event.id], []])
  ok(
    await organizer.post(`/venues/${venueResponse.json.id}/`, {
      venue: { address: { city: 'Lyon', country: 'FR' } },
    }),
  )
  assert.deepEqual([await find('Berlin'), await find('Lyon')], [[], [event.id]])
})
