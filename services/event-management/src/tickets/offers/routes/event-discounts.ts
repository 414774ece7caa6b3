import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { may } from '../../../access/needs.ts'
import { scopeOf } from '../../../access/scope.ts'
import type { Context } from '../../../context.ts'
import type { DiscountKind } from '../../../database/ticket-tables.ts'
import { getManagedEvent } from '../../../events/get-event.ts'
import { mayFail } from '../../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../../wire/expansions.ts'
import { readId } from '../../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../../wire/pages.ts'
import { EventPath } from '../../../wire/path-ids.ts'
import { presentDiscounts } from '../present-discounts.ts'
import { Discount } from '../schema/discounts.ts'
import { listDiscountPage } from '../store.ts'

export const eventDiscountRoutes =
  (context: Context): Routes =>
  (app) => {
    const accessCodeOptions = listSchema('access_codes', 'List the access codes of an event')
    app.get('/events/:event_id/access_codes/', accessCodeOptions, async (request) => {
      const { pagination, discounts } = await listDiscounts(request, request.params.event_id, ['access'])
      return { pagination, access_codes: discounts }
    })

    const codedDiscountOptions = listSchema('discounts', 'List the coded discounts of an event')
    app.get('/events/:event_id/discounts/', codedDiscountOptions, (request) =>
      listDiscounts(request, request.params.event_id, ['coded', 'hold']),
    )

    const publicDiscountOptions = listSchema('public_discounts', 'List the public discounts of an event')
    app.get('/events/:event_id/public_discounts/', publicDiscountOptions, async (request) => {
      const { pagination, discounts } = await listDiscounts(request, request.params.event_id, ['public'])
      return { pagination, public_discounts: discounts }
    })

    async function listDiscounts(request: FastifyRequest, event_id: string, kinds: readonly DiscountKind[]) {
      const scope = scopeOf(context, request)
      const eventId = readId(event_id, 'event')
      const event = await getManagedEvent(scope.db, scope.viewer, eventId)
      const page = readPage(request)
      const filter = { organizationId: event.organization_id, scope: 'event', eventId, kinds } as const
      const { rows, ...slice } = await listDiscountPage(scope.db, filter, page)
      return {
        pagination: presentPagination(request, page, slice),
        discounts: await presentDiscounts(rows, scope, readExpansions(request)),
      }
    }
  }

const listSchema = <const Name extends string>(name: Name, summary: string) => ({
  config: { needs: may('read_events', 'event') },
  schema: {
    operationId: `${name.replace('_', '-')}/list-by-event`,
    summary,
    tags: ['discounts'],
    params: EventPath,
    querystring: Type.Object({ ...PageQuery, ...ExpandQuery }),
    response: { 200: PageOf(name, Discount), ...mayFail },
  },
})
