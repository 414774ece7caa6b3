import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { visible } from '../../../access/needs.ts'
import { mayIn } from '../../../access/permissions.ts'
import { scopeOf } from '../../../access/scope.ts'
import type { Context, Scope } from '../../../context.ts'
import { argumentsError, problem } from '../../../errors.ts'
import { AdmissionQuery } from '../../../events/admission.ts'
import { getVisibleEvent } from '../../../events/get-event.ts'
import type { EventRow } from '../../../events/store/events.ts'
import { mayFail } from '../../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../../wire/expansions.ts'
import { readId } from '../../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../../wire/pages.ts'
import { EventPath } from '../../../wire/path-ids.ts'
import type { SalesChannel } from '../../on-sale.ts'
import { presentViews, readViews } from '../../present-views.ts'
import { Category, PointOfSale, TicketClass, TicketClassForSale } from '../../schema/ticket-classes.ts'
import { sellsThrough } from '../../ticket-views.ts'
import { presentForSale } from '../present.ts'
import { readPricedOffers } from '../priced-offers.ts'

const tags = ['ticket classes']

export const ticketClassListRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/ticket_classes/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'ticket-classes/list',
          summary: 'List ticket classes by event',
          tags,
          params: EventPath,
          querystring: Type.Object({
            ...PageQuery,
            ...ExpandQuery,
            pos: Type.Optional(PointOfSale),
            category: Type.Optional(Type.String()),
            include_holds: Type.Optional(Type.Boolean()),
            ...AdmissionQuery,
          }),
          response: { 200: PageOf('ticket_classes', TicketClass), ...mayFail },
        },
      },
      async (request) => {
        const { pos, category, include_holds = false } = request.query
        const scope = scopeOf(context, request)
        const event = await getVisibleEvent(scope.db, scope.viewer, readId(request.params.event_id, 'event'))
        const categories = readCategories(category)
        const page = readPage(request)
        const { views, isMember } = await readViews(scope, event)
        const requested = views
          .filter(({ ticketClass }) => pos === undefined || sellsThrough(ticketClass, channelOf(pos)))
          .filter(({ ticketClass }) => categories === undefined || categories.has(ticketClass.category))
        const { rows, ...slice } = sliceOfList(requested, page)
        const sight = { isMember, showsHolds: include_holds }
        return {
          pagination: presentPagination(request, page, slice),
          ticket_classes: await presentViews(rows, scope, sight, readExpansions(request)),
        }
      },
    )

    app.get(
      '/events/:event_id/ticket_classes/for_sale/',
      {
        config: { needs: visible('event', 'manage_events') },
        schema: {
          operationId: 'ticket-classes/for-sale',
          summary: 'List ticket classes available for sale by event',
          tags,
          params: EventPath,
          querystring: Type.Object({
            ...PageQuery,
            pos: Type.Optional(PointOfSale),
            code: Type.Optional(Type.String({ maxLength: 200 })),
            hold_id: Type.Optional(Type.String()),
            ...AdmissionQuery,
          }),
          response: { 200: PageOf('ticket_classes', TicketClassForSale), ...mayFail },
        },
      },
      async (request) => {
        const { pos = 'online', code, hold_id } = request.query
        const scope = scopeOf(context, request)
        const event = await getVisibleEvent(scope.db, scope.viewer, readId(request.params.event_id, 'event'))
        if (hold_id) await requireSelling(scope, event)
        const page = readPage(request)
        const offers = await readPricedOffers(scope, event, {
          nowMs: scope.nowMs,
          channel: channelOf(pos),
          code: code || undefined,
          holdId: hold_id ? readHoldId(hold_id) : undefined,
        })
        const { rows, ...slice } = sliceOfList(offers, page)
        return {
          pagination: presentPagination(request, page, slice),
          ticket_classes: rows.map((offer) => presentForSale(offer, scope)),
        }
      },
    )
  }

function readCategories(text: string | undefined): ReadonlySet<string> | undefined {
  if (!text) return undefined
  const names = text.split(',').map((name) => name.trim())
  const choices: readonly string[] = Category.enum
  const unknown = names.find((name) => name !== 'all' && !choices.includes(name))
  if (unknown !== undefined) throw argumentsError({ category: [`"${unknown}" is not a valid choice.`] })
  return names.includes('all') ? undefined : new Set(names)
}

async function requireSelling({ db, viewer }: Scope, { organization_id }: EventRow): Promise<void> {
  if (!(await mayIn(db, viewer, organization_id))) throw problem('NOT_AUTHORIZED')
}

/** `I700000001` */
function readHoldId(text: string): number {
  const [, digits] = /^[IH](\d{1,15})$/.exec(text) ?? []
  if (digits === undefined) throw argumentsError({ hold_id: ['INVALID'] })
  return Number(digits)
}

const channelOf = (pointOfSale: 'online' | 'at_the_door'): SalesChannel =>
  pointOfSale === 'online' ? 'online' : 'atd'
