import assert from 'node:assert/strict'
import { test } from 'node:test'
import { argumentErrorsOf, asOrganizer, assertError, ok } from './event-making.ts'
import { startEvents } from './service.ts'

const fees = {
  serviceFeePercent: 3.5,
  serviceFeeFixed: 'EUR,79 USD,99',
  paymentFeePercent: 2.5,
  taxes: 'DE 19 added VAT; FR 10 included TVA',
}
const service = await startEvents({ settings: { file: { 'event-management': fees } } })
const ada = await asOrganizer(service, 'ada')
const scope = { type: 'organization', identifier: ada.organizationId }
const path = '/pricing/calculate_price_for_item/'

async function priceOf(fields: object) {
  const { item_pricing } = ok(
    await ada.post(path, { base_price: 'EUR,1000', country: 'US', scope, ...fields }),
  )
  return ['organizer_share', 'total_fees', 'total_taxes', 'total_price'].map(
    (name) => item_pricing[name].value,
  )
}

test('the price of an item consists of the payout, fees and taxes', async () => {
  assert.deepEqual(await priceOf({}), [1_000, 142, 0, 1_142])
  assert.deepEqual(await priceOf({ absorb_fees: true }), [861, 139, 0, 1_000])
  assert.deepEqual(await priceOf({ country: 'DE' }), [1_000, 147, 190, 1_337])
  assert.deepEqual(await priceOf({ country: 'DE', absorb_taxes: true }), [840, 142, 160, 1_142])
  assert.deepEqual(await priceOf({ base_price: 'EUR,0' }), [0, 0, 0, 0])
})

test('an item that cannot absorb its fees is BASE_PRICE_TOO_LOW_TO_ABSORB', async () => {
  const question = { base_price: 'EUR,50', country: 'US', scope, absorb_fees: true }
  assertError(await ada.post(path, question), 400, 'BASE_PRICE_TOO_LOW_TO_ABSORB')
})

test('an item price with an unknown currency or country is refused', async () => {
  const question = { base_price: 'EUR,50', country: 'US', scope }
  const pair = 'INVALID_CURRENCY_COUNTRY_COMBINATION'
  assertError(await ada.post(path, { ...question, base_price: 'ZZZ,50' }), 400, pair)
  assertError(await ada.post(path, { ...question, country: 'ZZ' }), 400, pair)
  const response = await ada.post(path, { country: 'US' })
  assert.deepEqual(argumentErrorsOf(response), {
    base_price: ['MISSING'],
    'scope.type': ['MISSING'],
    'scope.identifier': ['MISSING'],
  })
  const foreign = { type: 'event', identifier: '1' }
  assert.deepEqual(argumentErrorsOf(await ada.post(path, { ...question, scope: foreign })), {
    'scope.identifier': ['INVALID'],
  })
  const plan = { type: 'assortment_plan', identifier: 'package9' }
  assertError(await ada.post(path, { ...question, scope: plan }), 400, 'PRICING_MODEL_NOT_SUPPORTED')
})

test('fee rates are listed as configured', async () => {
  const { fee_rates, pagination } = ok(await ada.get('/pricing/fee_rates?country=US&currency=USD'))
  assert.equal(pagination.object_count, 2)
  assert.deepEqual(
    fee_rates.map(
      ({ fee_name, percent, fixed }: { fee_name: string; percent: string; fixed: { value: number } }) => [
        fee_name,
        percent,
        fixed.value,
      ],
    ),
    [
      ['service_fee', '3.50', 99],
      ['payment_fee', '2.50', 0],
    ],
  )
  assert.deepEqual(argumentErrorsOf(await ada.get('/pricing/fee_rates?country=US')), {
    currency: ['MISSING'],
  })
  const pair = '/pricing/fee_rates?country=US&currency=ZZZ'
  assertError(await ada.get(pair), 400, 'INVALID_CURRENCY_COUNTRY_COMBINATION')
})

test('a ticket class shows its fees and the payout', async () => {
  const event = await ada.makeEvent()
  const usual = await ada.addTicket(event.id, { free: false, cost: 'EUR,1000' })
  const included = await ada.addTicket(event.id, { free: false, cost: 'EUR,1000', include_fee: true })
  const split = await ada.addTicket(event.id, { free: false, cost: 'EUR,1000', split_fee: true })
  const costs = ({ cost, fee, actual_cost, actual_fee }: Record<string, { value: number }>) =>
    [cost, fee, actual_cost, actual_fee].map((money) => money?.value)
  assert.deepEqual(costs(usual), [1_000, 142, 1_000, 142])
  assert.deepEqual(costs(included), [1_000, 0, 861, 139])
  assert.deepEqual(costs(split), [1_000, 114, 972, 142])
})
