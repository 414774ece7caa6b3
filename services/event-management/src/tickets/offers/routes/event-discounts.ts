import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../../access/needs.ts'
import { scopeOf } from '../../../access/scope.ts'
import type { Context, Scope } from '../../../context.ts'
import type { DiscountKind } from '../../../database/ticket-tables.ts'
import { notFound } from '../../../errors.ts'
import { getManagedEvent } from '../../../events/get-event.ts'
import { Wrapped } from '../../../wire/bodies.ts'
import { mayFail } from '../../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../../wire/expansions.ts'
import { readId } from '../../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../../wire/pages.ts'
import { EventPath } from '../../../wire/path-ids.ts'
import { changeDiscount, createDiscount, deleteDiscount, getManagedDiscount } from '../change-discounts.ts'
import { presentDiscounts, presentOneDiscount } from '../present-discounts.ts'
import { readDiscount } from '../schema/discount-input.ts'
import { Discount, EventDiscountFields, EventDiscountPath } from '../schema/discounts.ts'
import { listDiscountPage } from '../store.ts'

/** The discounts of an event by type, at the addresses that older clients call. */
const lists = [
  { list: 'access_codes', item: 'access_code', noun: 'access code', kinds: ['access'] },
  { list: 'discounts', item: 'discount', noun: 'coded discount', kinds: ['coded', 'hold'] },
  { list: 'public_discounts', item: 'public_discount', noun: 'public discount', kinds: ['public'] },
] as const satisfies {
  list: string
  item: string
  noun: string
  kinds: readonly [DiscountKind, ...DiscountKind[]]
}[]

export const eventDiscountRoutes =
  (context: Context): Routes =>
  (app) => {
    for (const { list, item, noun, kinds } of lists) {
      const path = `/events/:event_id/${list}/` as const
      const describe = (operation: string, summary: string) => ({
        operationId: `${list.replace('_', '-')}/${operation}-by-event`,
        summary,
        tags: ['discounts'],
      })

      app.get(
        path,
        {
          config: { needs: may('read_events', 'event') },
          schema: {
            ...describe('list', `List the ${noun}s of an event`),
            params: EventPath,
            querystring: Type.Object({ ...PageQuery, ...ExpandQuery }),
            response: { 200: PageOf(list, Discount), ...mayFail },
          },
        },
        async (request) => {
          const scope = scopeOf(context, request)
          const { id: eventId, organization_id: organizationId } = await getEvent(scope, request.params)
          const page = readPage(request)
          const filter = { organizationId, scope: 'event', eventId, kinds } as const
          const { rows, ...slice } = await listDiscountPage(scope.db, filter, page)
          const discounts = await presentDiscounts(rows, scope, readExpansions(request))
          // A computed name widens to any string.
          const named = { [list]: discounts } as Record<typeof list, typeof discounts>
          return { pagination: presentPagination(request, page, slice), ...named }
        },
      )

      app.post(
        path,
        {
          config: { needs: may('manage_events', 'event') },
          schema: {
            ...describe('create', `Create the ${noun} of an event`),
            params: EventPath,
            body: Wrapped(item, EventDiscountFields),
            response: { 200: Discount, ...mayFail },
          },
        },
        async (request) => {
          const scope = scopeOf(context, request)
          const { id, organization_id } = await getEvent(scope, request.params)
          const [kind] = kinds
          const input = { ...readDiscount(request.body[item]), kind, event_id: id }
          const discountId = await createDiscount(context, scope.viewer, organization_id, input)
          return presentOneDiscount(scope, discountId)
        },
      )

      app.get(
        `${path}:discount_id/`,
        {
          config: { needs: may('read_events', 'event') },
          schema: {
            ...describe('get', `Get the ${noun} of an event`),
            params: EventDiscountPath,
            querystring: Type.Object({ ...ExpandQuery }),
            response: { 200: Discount, ...mayFail },
          },
        },
        async (request) => {
          const scope = scopeOf(context, request)
          const id = await getDiscountId(scope, request.params, kinds)
          return presentOneDiscount(scope, id, readExpansions(request))
        },
      )

      app.post(
        `${path}:discount_id/`,
        {
          config: { needs: may('manage_events', 'event') },
          schema: {
            ...describe('update', `Update the ${noun} of an event`),
            params: EventDiscountPath,
            body: Wrapped(item, EventDiscountFields),
            response: { 200: Discount, ...mayFail },
          },
        },
        async (request) => {
          const scope = scopeOf(context, request)
          const id = await getDiscountId(scope, request.params, kinds)
          await changeDiscount(context, scope.viewer, id, readDiscount(request.body[item]))
          return presentOneDiscount(scope, id)
        },
      )

      app.delete(
        `${path}:discount_id/`,
        {
          config: { needs: may('manage_events', 'event') },
          schema: {
            ...describe('delete', `Delete the ${noun} of an event`),
            params: EventDiscountPath,
            response: { 200: Type.Object({ deleted: Type.Boolean() }), ...mayFail },
          },
        },
        async (request) => {
          const scope = scopeOf(context, request)
          const id = await getDiscountId(scope, request.params, kinds)
          await deleteDiscount(context, scope.viewer, id)
          return { deleted: true }
        },
      )
    }
  }

const getEvent = (scope: Scope, { event_id }: { event_id: string }) =>
  getManagedEvent(scope.db, scope.viewer, readId(event_id, 'event'))

/** The discount must be one of the event and of the list. Both never change. */
async function getDiscountId(
  scope: Scope,
  { event_id, discount_id }: { event_id: string; discount_id: string },
  kinds: readonly DiscountKind[],
): Promise<number> {
  const eventId = readId(event_id, 'event')
  const discount = await getManagedDiscount(scope.db, scope.viewer, readId(discount_id, 'discount'))
  if (discount.event_id !== eventId || !kinds.includes(discount.kind)) throw notFound('discount')
  return discount.id
}
