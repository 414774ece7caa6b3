import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { guestKeyOf } from '../../accounts/callers.ts'
import type { Sales } from '../../orders/sales.ts'
import { eventAt } from '../event-at.ts'
import { readFormValues } from '../form-values.ts'
import { lockedPage } from '../frame-pages.ts'
import { frames } from '../frames.ts'
import { showUnlocked } from '../locked-event.ts'
import { respondWithPage } from '../respond-with-page.ts'
import { createTicketSelection } from '../ticket-selection.ts'

const FrameQuery = Type.Object({
  eid: Type.String({ default: '' }),
  discount: Type.Optional(Type.String({ maxLength: 200 })),
  aff: Type.Optional(Type.String({ maxLength: 200 })),
})

export const framePageRoutes =
  (sales: Sales): Routes =>
  (app) => {
    const { context } = sales
    const ticketSelection = createTicketSelection(sales)
    const options = {
      config: { access: 'open' as const, needs: visible('event') },
      schema: { hide: true, querystring: FrameQuery },
    }

    app.get(frames.path, options, (request, reply) => {
      const scope = scopeOf(context, request)
      const pages = frames.openPages(context, scope, request.query)
      const show = () =>
        showUnlocked(
          scope,
          request.query.eid,
          (event) => ticketSelection.show(scope, pages, event, request.query),
          () => lockedPage(scope, request.query.eid),
        )
      return respondWithPage(reply, show, pages)
    })

    app.post(frames.path, options, (request, reply) => {
      const scope = scopeOf(context, request)
      const pages = frames.openPages(context, scope, request.query)
      const form = { values: readFormValues(request.body), clientKey: guestKeyOf(context, request) }
      const submit = async () =>
        ticketSelection.submit(scope, pages, await eventAt(scope, request.query.eid), form)
      return respondWithPage(reply, submit, pages)
    })
  }
