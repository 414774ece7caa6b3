import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { guestKeyOf } from '../../accounts/callers.ts'
import { problem } from '../../errors.ts'
import { eventPageOf } from '../../events/addresses.ts'
import { tryPassword } from '../../events/admission.ts'
import { writePass } from '../../events/event-pass.ts'
import { accessEvent } from '../../events/get-event.ts'
import { findInvitationBySecret } from '../../events/invitations/store.ts'
import type { Sales } from '../../orders/sales.ts'
import { eventAt } from '../event-at.ts'
import { readFormValues } from '../form-values.ts'
import { findLocked, showUnlocked, unlockUrlOf } from '../locked-event.ts'
import { noticePage } from '../notice-page.ts'
import type { PageResponse } from '../page-response.ts'
import { passwordPage } from '../password-page.ts'
import { respondWithPage, searchLink } from '../respond-with-page.ts'
import { standalonePages } from '../standalone-pages.ts'
import { createTicketSelection } from '../ticket-selection.ts'

const PageParams = Type.Object({ address: Type.String() })
const code = Type.Optional(Type.String({ maxLength: 200 }))
const PageQuery = Type.Object({ discount: code, aff: code, invite_token: code })

export const eventPageRoutes =
  (sales: Sales): Routes =>
  (app) => {
    const { context } = sales
    const ticketSelection = createTicketSelection(sales)
    const openAccess = { config: { access: 'open' as const, needs: visible('event') } }

    app.get(
      '/e/:address',
      { ...openAccess, schema: { hide: true, params: PageParams, querystring: PageQuery } },
      (request, reply) =>
        respondWithPage(reply, async () => {
          const scope = scopeOf(context, request)
          const { address } = request.params
          const { invite_token, ...visitor } = request.query
          if (invite_token) return acceptInvitation(request, reply, address, { invite_token, ...visitor })
          return showUnlocked(scope, address, (event) =>
            ticketSelection.show(scope, standalonePages.openPages(context, scope, {}), event, visitor),
          )
        }),
    )

    app.post('/e/:address', { ...openAccess, schema: { hide: true, params: PageParams } }, (request, reply) =>
      respondWithPage(reply, async () => {
        const scope = scopeOf(context, request)
        const form = { values: readFormValues(request.body), clientKey: guestKeyOf(context, request) }
        return showUnlocked(scope, request.params.address, (event) =>
          ticketSelection.submit(scope, standalonePages.openPages(context, scope, {}), event, form),
        )
      }),
    )

    app.post(
      '/e/:address/password',
      { ...openAccess, schema: { hide: true, params: PageParams } },
      (request, reply) => respondWithPage(reply, () => unlock(request, reply, request.params.address)),
    )

    /** Moves the secret from the address, which ends up in histories and referrers, to a cookie. */
    async function acceptInvitation(
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
      { invite_token, ...visitor }: { invite_token: string; discount?: string; aff?: string },
    ): Promise<PageResponse> {
      const scope = scopeOf(context, request)
      try {
        const { id } = await eventAt(scope, address)
        const { event, entry } = await accessEvent(scope.db, scope.viewer, id)
        if (entry.kind === 'invitation') reply.header('set-cookie', writePass(context, request, event, entry))
        const query = `${new URLSearchParams(visitor)}`
        return { redirect: `${eventPageOf(scope.site, event)}${query && `?${query}`}` }
      } catch (error) {
        const isHidden = error instanceof Problem && error.status === 404
        // Only the guest knows the secret of an invitation, so this reveals nothing to strangers.
        if (!isHidden || !(await findInvitationBySecret(scope.db, hashSecret(invite_token)))) throw error
        return noticePage({
          title: 'This invitation is no longer valid',
          text: 'It was revoked, or it has expired. Ask the organizer for a new one.',
          status: 403,
          link: searchLink,
        })
      }
    }

    async function unlock(
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
    ): Promise<PageResponse> {
      const scope = scopeOf(context, request)
      if (!isOwnForm(request, scope.site)) throw problem('NOT_AUTHORIZED', { message: foreignForm })
      const event = await findLocked(scope, address)
      if (!event) return { redirect: eventPageOf(scope.site, await eventAt(scope, address)) }
      const { password } = asRecord(request.body)
      const unlockUrl = unlockUrlOf(scope, address)
      if (typeof password !== 'string' || password === '')
        return passwordPage({ unlockUrl, errorText: 'Enter the password.', status: 422 })
      try {
        const entry = tryPassword(context, { event, id: event.id, address: request.ip }, password)
        if (entry?.kind !== 'password')
          return passwordPage({ unlockUrl, errorText: 'This password is wrong.', status: 403 })
        reply.header('set-cookie', writePass(context, request, event, entry))
        return { redirect: eventPageOf(scope.site, event) }
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        const { message, status, details } = error
        reply.header('retry-after', Math.ceil((details.retryAfterMs ?? 0) / 1_000))
        return passwordPage({ unlockUrl, errorText: message, status })
      }
    }
  }

const foreignForm =
  'This form was sent by another site. Open the page of the event and enter the password there.'

/** Browsers report the origin of a form: https://www.w3.org/TR/fetch-metadata/ */
function isOwnForm({ headers }: FastifyRequest, site: string): boolean {
  const fetchSite = headers['sec-fetch-site']
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none'
  return headers.origin === undefined || headers.origin === new URL(site).origin
}
