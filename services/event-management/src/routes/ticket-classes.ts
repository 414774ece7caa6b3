import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { isMemberOf, mayIn } from '../accounts/permissions.ts'
import type { Context } from '../context.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import { getVisibleEvent } from '../events/get-event.ts'
import { loadEvents } from '../events/present-events.ts'
import { loadImages } from '../media/load-images.ts'
import { readPictureId } from '../media/usable-pictures.ts'
import { presentForSale, presentTicketClass, type Sight } from '../present/ticket-classes.ts'
import { mayFail } from '../schema/errors.ts'
import { EventPath } from '../schema/events.ts'
import { readTicketClass } from '../schema/ticket-class-input.ts'
import {
  Category,
  PointOfSale,
  TicketClass,
  TicketClassFields,
  TicketClassForSale,
  type TicketClassInput,
  TicketClassPath,
} from '../schema/ticket-classes.ts'
import { type Scope, scopeOf } from '../scope.ts'
import type { EventRow } from '../store/events.ts'
import type { SalesChannel } from '../tickets/on-sale.ts'
import { readPriceRules } from '../tickets/price-rules.ts'
import { readPricedOffers } from '../tickets/priced-offers.ts'
import { readStock } from '../tickets/stock.ts'
import { changeTicketClass, createTicketClass, deleteTicketClass } from '../tickets/ticket-classes.ts'
import { sellsThrough, type TicketView, viewTicketClasses } from '../tickets/ticket-views.ts'
import { Wrapped } from '../wire/bodies.ts'
import { ExpandQuery, expand, readExpansions, toOne, type Wanted } from '../wire/expansions.ts'
import { readId } from '../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../wire/pages.ts'

const Deleted = Type.Object({ deleted: Type.Boolean() })
const tags = ['ticket classes']

export const ticketClassRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/ticket_classes/',
      {
        schema: {
          operationId: 'ticket_classes/list',
          summary: 'The ticket classes of an event',
          tags,
          params: EventPath,
          querystring: Type.Object({
            ...PageQuery,
            ...ExpandQuery,
            pos: Type.Optional(PointOfSale),
            category: Type.Optional(Type.String()),
            include_holds: Type.Optional(Type.Boolean()),
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
        const { rows, ...slice } = sliceOfList(
          views
            .filter(({ ticketClass }) => pos === undefined || sellsThrough(ticketClass, channelOf(pos)))
            .filter(({ ticketClass }) => categories === undefined || categories.has(ticketClass.category)),
          page,
        )
        return {
          pagination: presentPagination(request, page, slice),
          ticket_classes: await presentAll(
            rows,
            scope,
            { isMember, showsHolds: include_holds },
            readExpansions(request),
          ),
        }
      },
    )

    app.get(
      '/events/:event_id/ticket_classes/for_sale/',
      {
        schema: {
          operationId: 'ticket_classes/for_sale',
          summary: 'What can be bought, with what it costs',
          tags,
          params: EventPath,
          querystring: Type.Object({
            ...PageQuery,
            pos: Type.Optional(PointOfSale),
            code: Type.Optional(Type.String({ maxLength: 200 })),
            hold_id: Type.Optional(Type.String()),
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

    app.get(
      '/events/:event_id/ticket_classes/:ticket_class_id/',
      {
        schema: {
          operationId: 'ticket_classes/get',
          summary: 'A ticket class',
          tags,
          params: TicketClassPath,
          querystring: Type.Object({ ...ExpandQuery }),
          response: { 200: TicketClass, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const event = await getVisibleEvent(scope.db, scope.viewer, readId(request.params.event_id, 'event'))
        const id = readId(request.params.ticket_class_id, 'ticket_class')
        return presentOne(scope, event, id, readExpansions(request))
      },
    )

    app.post(
      '/events/:event_id/ticket_classes/',
      {
        schema: {
          operationId: 'ticket_classes/create',
          summary: 'Add a ticket class',
          tags,
          params: EventPath,
          body: Wrapped('ticket_class', TicketClassFields),
          response: { 200: TicketClass, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const said = await readSaid(scope, request.body.ticket_class)
        const { id } = await createTicketClass(context, scope.viewer, eventId, said)
        return presentOne(scope, await getVisibleEvent(scope.db, scope.viewer, eventId), id)
      },
    )

    app.post(
      '/events/:event_id/ticket_classes/:ticket_class_id/',
      {
        schema: {
          operationId: 'ticket_classes/update',
          summary: 'Change a ticket class',
          tags,
          params: TicketClassPath,
          body: Wrapped('ticket_class', TicketClassFields),
          response: { 200: TicketClass, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.ticket_class_id, 'ticket_class')
        const said = await readSaid(scope, request.body.ticket_class)
        await changeTicketClass(context, scope.viewer, eventId, id, said)
        return presentOne(scope, await getVisibleEvent(scope.db, scope.viewer, eventId), id)
      },
    )

    app.delete(
      '/events/:event_id/ticket_classes/:ticket_class_id/',
      {
        schema: {
          operationId: 'ticket_classes/delete',
          summary: 'Delete a ticket class that nobody has bought',
          tags,
          params: TicketClassPath,
          response: { 200: Deleted, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.ticket_class_id, 'ticket_class')
        await deleteTicketClass(context, viewer, eventId, id)
        return { deleted: true }
      },
    )
  }

/** To strangers, what is hidden is not there. */
async function readViews(scope: Scope, event: EventRow): Promise<{ views: TicketView[]; isMember: boolean }> {
  const [stock, rules, isMember] = await Promise.all([
    readStock(scope.db, event),
    readPriceRules(scope.db, scope.settings, event),
    isMemberOf(scope.db, scope.viewer, event.organization_id),
  ])
  const views = viewTicketClasses(stock, rules, scope.nowMs)
  return { views: views.filter(({ sale }) => isMember || sale.state !== 'hidden'), isMember }
}

async function presentOne(scope: Scope, event: EventRow, id: number, wanted?: Wanted) {
  const { views, isMember } = await readViews(scope, event)
  const own = views.filter(({ ticketClass }) => ticketClass.id === id)
  const [presented] = await presentAll(own, scope, { isMember, showsHolds: false }, wanted)
  if (!presented) throw notFound('ticket_class')
  return presented
}

async function presentAll(views: readonly TicketView[], scope: Scope, sight: Sight, wanted?: Wanted) {
  const more = wanted ? await expand(views, expansions, scope, wanted) : () => ({})
  return views.map((view) => ({ ...presentTicketClass(view, scope, sight), ...more(view) }))
}

const expansions = {
  event: toOne(({ event }: TicketView) => event.id, loadEvents),
  image: toOne(({ ticketClass }: TicketView) => ticketClass.image_id, loadImages),
}

async function readSaid({ db, viewer }: Scope, given: TicketClassInput) {
  await readPictureId(db, viewer, 'ticket_class.image_id', given.image_id)
  return readTicketClass(given)
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
  if (!(await mayIn(db, viewer, organization_id, 'manage_events'))) throw problem('NOT_AUTHORIZED')
}

/** `I700000001` */
function readHoldId(text: string): number {
  const [, digits] = /^[IH](\d{1,15})$/.exec(text) ?? []
  if (digits === undefined) throw argumentsError({ hold_id: ['INVALID'] })
  return Number(digits)
}

const channelOf = (pointOfSale: 'online' | 'at_the_door'): SalesChannel =>
  pointOfSale === 'online' ? 'online' : 'atd'
