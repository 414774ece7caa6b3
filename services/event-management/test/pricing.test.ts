import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { divideByWeights } from '../src/tickets/pricing/largest-remainder.ts'
import { type Costs, type PriceLine, type PriceRules, price, sumOf } from '../src/tickets/pricing/pricing.ts'

const noFees: PriceRules = {
  version: 1,
  currency: 'EUR',
  serviceFee: { fixed: 0, basisPoints: 0 },
  paymentFee: { fixed: 0, basisPoints: 0 },
  tax: null,
}
const ticket = (change: Partial<PriceLine> = {}): PriceLine => ({
  quantity: 1,
  unitPrice: 1_000,
  feeBearing: 'buyer',
  ...change,
})
const withFees: PriceRules = {
  ...noFees,
  serviceFee: { fixed: 79, basisPoints: 350 },
  paymentFee: { fixed: 0, basisPoints: 250 },
}

describe('the price of tickets', () => {
  test('without fees and taxes, is what the tickets cost', () => {
    const { gross, basePrice, displayPrice } = price([ticket({ quantity: 3 })], noFees)
    assert.deepEqual(
      { gross, basePrice, displayPrice },
      { gross: 3_000, basePrice: 3_000, displayPrice: 3_000 },
    )
  })

  test('rises by fees that the buyer pays', () => {
    // 79 + 35, and 2.5 % of 1,114.
    const costs = price([ticket()], withFees)
    assert.deepEqual(
      [costs.basePrice, costs.serviceFee, costs.paymentFee, costs.passedFees, costs.gross],
      [1_000, 114, 28, 142, 1_142],
    )
  })

  test('stays the same with fees that the organizer pays', () => {
    const costs = price([ticket({ feeBearing: 'organizer' })], withFees)
    assert.deepEqual(
      [costs.basePrice, costs.serviceFee, costs.paymentFee, costs.passedFees, costs.gross],
      [861, 114, 25, 0, 1_000],
    )
  })

  test('rises by the service fee with split fees', () => {
    const costs = price([ticket({ feeBearing: 'split' })], withFees)
    assert.deepEqual([costs.basePrice, costs.passedFees, costs.gross], [972, 114, 1_114])
  })

  test('has no fee for free tickets', () => {
    assert.equal(price([ticket({ unitPrice: 0 })], withFees).gross, 0)
  })

  test('caps fees that the organizer pays at the price', () => {
    const costs = price([ticket({ unitPrice: 50, feeBearing: 'organizer' })], withFees)
    assert.deepEqual([costs.basePrice, costs.serviceFee, costs.gross], [0, 50, 50])
  })

  test('rises by an added tax, which is rounded once', () => {
    const tax = { name: 'VAT', basisPoints: 1_900, isIncluded: false }
    // 19 % of 231 is 43.89; rounded per unit it would be 42.
    const costs = price([ticket({ quantity: 7, unitPrice: 33 })], { ...noFees, tax })
    assert.equal(costs.tax, 44)
    assert.equal(costs.gross, 231 + 44)
    assert.deepEqual(
      costs.lines[0]?.units.map((unit) => unit.tax),
      [7, 7, 6, 6, 6, 6, 6],
    )
  })

  test('stays the same with an included tax', () => {
    const tax = { name: 'VAT', basisPoints: 1_900, isIncluded: true }
    const costs = price([ticket({ unitPrice: 11_900 })], { ...noFees, tax })
    assert.deepEqual([costs.tax, costs.addedTax, costs.basePrice, costs.gross], [1_900, 0, 10_000, 11_900])
  })

  test('is reduced per ticket by a percentage', () => {
    const reduction = { discountId: 1, kind: 'percent', value: 1_000, appliesTo: 'ticket' } as const
    const costs = price([ticket({ quantity: 3, unitPrice: 333, reduction })], noFees)
    assert.deepEqual([costs.discount, costs.gross], [99, 900])
  })

  test('is reduced by an amount off the order, distributed over the eligible tickets', () => {
    const reduction = { discountId: 1, kind: 'amount', value: 1_000, appliesTo: 'order' } as const
    const costs = price([ticket({ quantity: 3, reduction }), ticket()], noFees)
    assert.deepEqual(
      costs.lines.map(({ units }) => units.map(({ discount }) => discount)),
      [[334, 333, 333], [0]],
    )
  })

  test('is never negative', () => {
    const reduction = { discountId: 1, kind: 'amount', value: 5_000, appliesTo: 'ticket' } as const
    const costs = price([ticket({ reduction })], withFees)
    assert.deepEqual([costs.discount, costs.gross], [1_000, 0])
  })
})

describe('fees, taxes and discounts in currencies with finer units than cards can be charged', () => {
  const half = { discountId: 1, kind: 'percent', value: 3_333, appliesTo: 'order' } as const
  const rules: PriceRules = {
    ...withFees,
    currency: 'KWD',
    tax: { name: 'VAT', basisPoints: 500, isIncluded: false },
  }

  test('are rounded so that each ticket can be charged and refunded', () => {
    const { gross, lines } = price([ticket({ unitPrice: 5_250, quantity: 3, reduction: half })], rules)
    const amounts = [gross, ...(lines[0]?.units ?? []).flatMap((unit) => Object.values(unit))]
    assert.deepEqual(
      amounts.filter((amount) => amount % 10 !== 0),
      [],
    )
    assert.equal(price([ticket({ unitPrice: 5_250 })], { ...rules, tax: null }).gross, 5_250 + 260 + 140)
  })

  test('are exact for prices that cards cannot be charged anyway', () => {
    const { gross } = price([ticket({ unitPrice: 5_255 })], { ...rules, tax: null })
    assert.equal(gross, 5_255 + 79 + 184 + 138)
  })
})

describe('any price in any currency', () => {
  /** A typical price: JPY has no minor unit, EUR two digits, KWD three. */
  const magnitudes = { JPY: 20_000, EUR: 20_000, KWD: 90_000 }
  const rate = fc.record({ fixed: fc.nat(500), basisPoints: fc.nat(3_000) })
  const rules = fc.record({
    version: fc.constant<1>(1),
    currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
    serviceFee: rate,
    paymentFee: rate,
    tax: fc.option(
      fc.record({ name: fc.constant('VAT'), basisPoints: fc.nat(3_000), isIncluded: fc.boolean() }),
    ),
  })
  const reduction = fc.option(
    fc.record({
      discountId: fc.nat(2),
      kind: fc.constantFrom<'amount' | 'percent'>('amount', 'percent'),
      value: fc.nat(10_000),
      appliesTo: fc.constantFrom<'ticket' | 'order'>('ticket', 'order'),
    }),
    { nil: undefined },
  )
  const lines = (currency: string) =>
    fc.array(
      fc.record<PriceLine>({
        quantity: fc.integer({ min: 1, max: 9 }),
        unitPrice: fc.nat(magnitudes[currency as keyof typeof magnitudes]),
        feeBearing: fc.constantFrom('buyer', 'organizer', 'split'),
        reduction,
      }),
      { minLength: 1, maxLength: 5 },
    )
  const order = rules.chain((each) => fc.tuple(fc.constant(each), lines(each.currency)))

  test('adds up exactly over units, lines and the order', () => {
    fc.assert(
      fc.property(order, ([each, some]) => {
        const total = price(some, each)
        const withoutLines = ({ lines: _, ...costs }: Costs & { lines: unknown }): Costs => costs
        assert.deepEqual(withoutLines(total), sumOf(total.lines))
        for (const { units, ...line } of total.lines) assert.deepEqual(line, sumOf(units))
      }),
    )
  })

  test('is distributed completely, and no share is negative', () => {
    fc.assert(
      fc.property(order, ([each, some]) => {
        for (const unit of price(some, each).lines.flatMap(({ units }) => units)) {
          assert.equal(unit.gross, unit.displayPrice + unit.passedFees + unit.addedTax)
          assert.equal(unit.gross, unit.basePrice + unit.serviceFee + unit.paymentFee + unit.tax)
          assert.equal(unit.displayPrice, unit.priceBeforeDiscount - unit.discount)
          for (const amount of Object.values(unit)) assert.ok(Number.isSafeInteger(amount) && amount >= 0)
        }
      }),
    )
  })
})

describe('distributing an amount by weights', () => {
  test('leaves no remainder, and no part is off by a whole unit', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.nat(2_000_000_000), weights, (amount, some) => {
        const sum = some.reduce((a, b) => a + b, 0)
        fc.pre(sum > 0)
        const parts = divideByWeights(amount, some)
        assert.equal(
          parts.reduce((a, b) => a + b, 0),
          amount,
        )
        for (const [index, part] of parts.entries())
          assert.ok(Math.abs(part - (amount * (some[index] ?? 0)) / sum) < 1)
      }),
    )
  })

  test('prefers the first of equal remainders', () => {
    assert.deepEqual(divideByWeights(100, [1, 1, 1]), [34, 33, 33])
  })
})
