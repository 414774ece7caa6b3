import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../../access/needs.ts'
import { requirePermission } from '../../../access/permissions.ts'
import { scopeOf } from '../../../access/scope.ts'
import type { Context } from '../../../context.ts'
import type { DiscountKind } from '../../../database/ticket-tables.ts'
import { argumentsError, problem } from '../../../errors.ts'
import { Wrapped } from '../../../wire/bodies.ts'
import { mayFail } from '../../../wire/error-answers.ts'
import { ExpandQuery, readExpansions } from '../../../wire/expansions.ts'
import { readId } from '../../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../../wire/pages.ts'
import { OrganizationPath } from '../../../wire/path-ids.ts'
import { changeDiscount, createDiscount, deleteDiscount } from '../change-discounts.ts'
import { presentDiscounts, presentOneDiscount } from '../present-discounts.ts'
import { readDiscount } from '../schema/discount-input.ts'
import {
  Discount,
  DiscountFields,
  DiscountOrder,
  DiscountPath,
  DiscountScope,
  DiscountType,
} from '../schema/discounts.ts'
import { type DiscountFilter, listDiscountPage } from '../store.ts'

const tags = ['discounts']

export const discountRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/organizations/:organization_id/discounts/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'discounts/list',
          summary: 'List discounts by organization',
          tags,
          params: OrganizationPath,
          querystring: Type.Object({
            ...PageQuery,
            ...ExpandQuery,
            scope: Type.Optional(DiscountScope),
            code: Type.Optional(Type.String({ maxLength: 200 })),
            code_filter: Type.Optional(Type.String({ maxLength: 200 })),
            type: Type.Optional(DiscountType),
            event_id: Type.Optional(Type.String()),
            ticket_group_id: Type.Optional(Type.String()),
            hold_ids: Type.Optional(Type.String({ maxLength: 2_000 })),
            order_by: Type.Optional(DiscountOrder),
          }),
          response: { 200: PageOf('discounts', Discount), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        await requirePermission(scope.db, scope.viewer, organizationId)
        const filter = readFilter(organizationId, request.query)
        const page = readPage(request)
        const order = readOrder(request.query)
        const { rows, ...slice } = await listDiscountPage(scope.db, filter, page, order)
        return {
          pagination: presentPagination(request, page, slice),
          discounts: await presentDiscounts(rows, scope, readExpansions(request)),
        }
      },
    )

    app.post(
      '/organizations/:organization_id/discounts/',
      {
        config: { needs: may('manage_events', 'organization') },
        schema: {
          operationId: 'discounts/create',
          summary: 'Create a discount',
          tags,
          params: OrganizationPath,
          body: Wrapped('discount', DiscountFields),
          response: { 200: Discount, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        const input = readDiscount(request.body.discount)
        const id = await createDiscount(context, scope.viewer, organizationId, input)
        return presentOneDiscount(scope, id)
      },
    )

    app.get(
      '/discounts/:discount_id/',
      {
        config: { needs: may('read_events', 'discount') },
        schema: {
          operationId: 'discounts/get',
          summary: 'Get a discount',
          tags,
          params: DiscountPath,
          querystring: Type.Object({ ...ExpandQuery }),
          response: { 200: Discount, ...mayFail },
        },
      },
      (request) =>
        presentOneDiscount(
          scopeOf(context, request),
          readId(request.params.discount_id, 'discount'),
          readExpansions(request),
        ),
    )

    app.post(
      '/discounts/:discount_id/',
      {
        config: { needs: may('manage_events', 'discount') },
        schema: {
          operationId: 'discounts/update',
          summary: 'Update a discount',
          tags,
          params: DiscountPath,
          body: Wrapped('discount', DiscountFields),
          response: { 200: Discount, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const id = readId(request.params.discount_id, 'discount')
        await changeDiscount(context, scope.viewer, id, readDiscount(request.body.discount))
        return presentOneDiscount(scope, id)
      },
    )

    app.delete(
      '/discounts/:discount_id/',
      {
        config: { needs: may('manage_events', 'discount') },
        schema: {
          operationId: 'discounts/delete',
          summary: 'Delete a discount',
          description: 'A discount that has been used cannot be deleted.',
          tags,
          params: DiscountPath,
          response: { 200: Type.Object({ deleted: Type.Boolean() }), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        await deleteDiscount(context, viewer, readId(request.params.discount_id, 'discount'))
        return { deleted: true }
      },
    )
  }

interface FilterQuery {
  scope?: DiscountFilter['scope'] | undefined
  code?: string | undefined
  code_filter?: string | undefined
  type?: DiscountKind | undefined
  event_id?: string | undefined
  ticket_group_id?: string | undefined
  hold_ids?: string | undefined
  order_by?: string | undefined
}

function readFilter(organizationId: number, query: FilterQuery): DiscountFilter {
  const { scope, code, code_filter, type, event_id, ticket_group_id, hold_ids } = query
  if (scope === undefined) throw argumentsError({ scope: ['MISSING'] })
  if (scope === 'event' && !event_id) throw argumentsError({ event_id: ['MISSING'] })
  if (scope === 'multi_events' && event_id) throw problem('INVALID_USAGE_FOR_EVENT_ID')
  if (code && code_filter) throw problem('CODE_AND_CODE_FILTER_PROVIDED')
  return {
    organizationId,
    scope,
    eventId: event_id ? readNumber('event_id', event_id) : undefined,
    ticketGroupId: ticket_group_id ? readNumber('ticket_group_id', ticket_group_id) : undefined,
    kinds: type && [type],
    code: code || undefined,
    codeFilter: code_filter || undefined,
    holdIds: hold_ids?.split(',').map((id) => readNumber('hold_ids', id.trim().replace(/^[IH]/, ''))),
  }
}

/** Sorting requires `code` or `code_filter`, and only sorts by code. */
function readOrder({ order_by, code, code_filter }: FilterQuery): 'asc' | 'desc' | undefined {
  if (order_by === undefined) return undefined
  if (!order_by.startsWith('code_') || !(code || code_filter)) throw problem('ORDER_BY_NOT_SUPPORTED')
  return order_by === 'code_desc' ? 'desc' : 'asc'
}

function readNumber(field: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw argumentsError({ [field]: ['INVALID'] })
  return Number(text)
}
