import { clientOfAddress } from '@octavo/platform/concurrency/fair-semaphore.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { buyerOr } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { AttendeePath } from '../../orders/schema/attendees.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { mayReadDocuments } from '../document-access.ts'
import { codeOf, renderTicketsPdf } from '../order-tickets.ts'
import { drawPng, drawSvg } from '../qr-codes.ts'
import { findEventDetails } from '../store/event-details.ts'
import { findTicket, type IssuedTicket, listTickets } from '../store/issued-tickets.ts'
import { findOrderOwner } from '../store/order-owners.ts'
import { describeForWallets } from '../wallet.ts'

const AccessQuery = Type.Object({
  access: Type.Optional(Type.String({ description: 'The secret of the order link.' })),
})
const OrderPath = Type.Object({ order_id: Type.String() })
const Bytes = Type.String({ format: 'binary' })
/** Defined by the wallet providers. */
const Pass = Type.Object({}, { additionalProperties: true })
const Passes = Type.Object({ apple: Pass, google: Pass }, { title: 'WalletPasses' })

/** A form of a ticket document. */
interface TicketForm {
  name: string
  type: string
  response: TSchema
  summary: string
  make(
    context: Context,
    ticket: IssuedTicket,
    /** `site` is the base URL of the service, and `client` the one who takes turns with others. */
    request: { site: string; client: string },
  ): Promise<Buffer | string | undefined>
}

const forms: readonly TicketForm[] = [
  {
    name: 'ticket.pdf',
    type: 'application/pdf',
    response: Bytes,
    summary: 'Download the ticket of an attendee as PDF',
    make: (context, ticket, { client }) => renderTicketsPdf(context, [ticket], client),
  },
  {
    name: 'qr.svg',
    type: 'image/svg+xml',
    response: Bytes,
    summary: 'Get the QR code of a ticket as SVG',
    make: async (context, ticket) => drawSvg(await codeOf(context, ticket)),
  },
  {
    name: 'qr.png',
    type: 'image/png',
    response: Bytes,
    summary: 'Get the QR code of a ticket as PNG',
    make: async (context, ticket) => drawPng(await codeOf(context, ticket)),
  },
  {
    name: 'wallet.json',
    type: 'application/json',
    response: Passes,
    summary: 'Get the wallet pass data of a ticket',
    async make(context, ticket, { site }) {
      const event = await findEventDetails(context.db.read, ticket.eventId)
      if (!event) return undefined
      const code = await codeOf(context, ticket)
      return JSON.stringify(describeForWallets({ ticket, event, code, site }))
    },
  },
]

export const ticketDocumentRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, url } = context

    app.get(
      '/orders/:order_id/tickets.pdf',
      {
        config: { access: 'open', needs: buyerOr('read_attendees') },
        schema: {
          operationId: 'tickets/order-pdf',
          summary: 'Download the tickets of an order as PDF',
          tags: ['tickets'],
          produces: ['application/pdf'],
          params: OrderPath,
          querystring: AccessQuery,
          response: { 200: Bytes, ...mayFail },
        },
      },
      async (request, reply) => {
        const order = await findOrderOwner(db.read, readId(request.params.order_id, 'order'))
        const isAllowed = await mayReadDocuments(context, request, order)
        if (!order || !isAllowed) throw notFound('order')
        const pdf = await renderTicketsPdf(
          context,
          await listTickets(db.read, order.id),
          clientOfAddress(request.ip),
        )
        if (!pdf) throw notFound('ticket')
        return sendFile(reply, pdf, 'application/pdf', `tickets-${order.id}.pdf`)
      },
    )

    for (const { name, type, response, summary, make } of forms) {
      app.get(
        `/events/:event_id/attendees/:attendee_id/${name}`,
        {
          config: { access: 'open', needs: buyerOr('read_attendees', 'attendee') },
          schema: {
            operationId: `tickets/${name.replace('.', '-')}`,
            summary,
            tags: ['tickets'],
            produces: [type],
            params: AttendeePath,
            querystring: AccessQuery,
            response: { 200: response, ...mayFail },
          },
        },
        async (request, reply) => {
          const { event_id, attendee_id } = request.params
          const eventId = readId(event_id, 'event')
          const ticket = await findTicket(db.read, eventId, readId(attendee_id, 'attendee_id'))
          const order = ticket && (await findOrderOwner(db.read, ticket.orderId))
          const isTransferred = ticket?.transferred_from != null
          const isAllowed = await mayReadDocuments(context, request, order, { isTransferred })
          if (!ticket || !isAllowed) throw notFound('attendee_id')
          const bytes = await make(context, ticket, {
            site: url(request),
            client: clientOfAddress(request.ip),
          })
          if (!bytes) throw notFound('event')
          return sendFile(reply, bytes, type, `${ticket.id}-${name}`)
        },
      )
    }
  }

/** Tickets must not be stored by shared caches. */
function sendFile(reply: FastifyReply, bytes: Buffer | string, type: string, name: string): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(bytes))
}
