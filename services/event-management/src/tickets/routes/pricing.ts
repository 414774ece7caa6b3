import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import { anyToken } from '../../access/needs.ts'
import { isMemberOf } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { argumentsError, problem } from '../../errors.ts'
import { findEvent } from '../../events/store/events.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { presentMoney, readMoney } from '../../wire/money.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../wire/pages.ts'
import { priceOfItem, refuseUnknownPair } from '../item-price.ts'
import type { FeeRate as Rate } from '../pricing/fees.ts'
import { priceRulesIn } from '../pricing/price-rules.ts'
import { FeeRate, FeeRateQuery, ItemPricing, PriceQuestion } from '../schema/pricing.ts'
import { listTicketClassesById } from '../store/ticket-classes.ts'

const tags = ['pricing']

export const pricingRoutes =
  (context: Context): Routes =>
  (app) => {
    app.post(
      '/pricing/calculate_price_for_item/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'pricing/calculate-price-for-item',
          summary: 'Calculate the price of an item',
          tags,
          body: PriceQuestion,
          response: { 200: Type.Object({ item_pricing: ItemPricing }), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { base_price, country, absorb_fees = false, absorb_taxes = false } = request.body
        await requireItemScope(scope, request.body.scope)
        const { currency, value } = readMoney(base_price)
        const { organizerShare, fees, taxes, total } = priceOfItem(context.config, {
          currency,
          basePrice: value,
          country,
          absorbsFees: absorb_fees,
          absorbsTaxes: absorb_taxes,
        })
        return {
          item_pricing: {
            organizer_share: presentMoney(organizerShare, currency),
            total_fees: presentMoney(fees, currency),
            total_taxes: presentMoney(taxes, currency),
            total_price: presentMoney(total, currency),
          },
        }
      },
    )

    app.get(
      '/pricing/fee_rates/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'pricing/list-fee-rates',
          summary: 'List fee rates',
          tags,
          querystring: Type.Object({ ...PageQuery, ...FeeRateQuery }),
          response: { 200: PageOf('fee_rates', FeeRate), ...mayFail },
        },
      },
      async (request) => {
        const { country, currency } = request.query
        if (!country) throw argumentsError({ country: ['MISSING'] })
        if (!currency) throw argumentsError({ currency: ['MISSING'] })
        refuseUnknownPair(country, currency)
        const page = readPage(request)
        const { serviceFee, paymentFee } = priceRulesIn(context.config, currency, null)
        const { rows, ...slice } = sliceOfList(
          [
            presentRate('service_fee', serviceFee, country, currency),
            presentRate('payment_fee', paymentFee, country, currency),
          ],
          page,
        )
        return { pagination: presentPagination(request, page, slice), fee_rates: rows }
      },
    )
  }

/** Fees do not depend on plan, payment method or sales channel. */
function presentRate(
  fee_name: Static<typeof FeeRate>['fee_name'],
  { fixed, basisPoints }: Rate,
  country: string,
  currency: string,
): Static<typeof FeeRate> {
  return {
    fee_name,
    country,
    currency,
    fixed: presentMoney(fixed, currency),
    percent: (basisPoints / 100).toFixed(2),
    minimum: null,
    maximum: null,
    plan: 'any',
    payment_type: 'any',
    channel: 'any',
    item_type: 'any',
  }
}

/** Item-specific prices require an event or organization. */
async function requireItemScope(
  scope: Scope,
  { type, identifier }: Static<typeof PriceQuestion>['scope'],
): Promise<void> {
  if (type === 'assortment_plan') {
    if (identifier === 'package1' || identifier === 'package2') return
    throw problem('PRICING_MODEL_NOT_SUPPORTED')
  }
  const organizationId = await findOrganizationId(scope, type, identifier)
  const isOwn = organizationId !== undefined && (await isMemberOf(scope.db, scope.viewer, organizationId))
  if (!isOwn) throw argumentsError({ 'scope.identifier': ['INVALID'] })
}

async function findOrganizationId(
  { db }: Scope,
  type: 'organization' | 'event' | 'ticket_class',
  identifier: string,
): Promise<number | undefined> {
  if (!/^\d{1,15}$/.test(identifier)) return undefined
  const id = Number(identifier)
  if (type === 'organization') return id
  const eventId = type === 'event' ? id : (await listTicketClassesById(db, [id])).get(id)?.event_id
  return eventId === undefined ? undefined : (await findEvent(db, eventId))?.organization_id
}
