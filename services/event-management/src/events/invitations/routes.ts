import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { Deleted } from '../../wire/deleted.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { getManagedEvent } from '../get-event.ts'
import { readMoment } from '../schema/event-input.ts'
import { createInvitation } from './create-invitation.ts'
import { presentInvitation } from './present.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { Invitation, InvitationBody, InvitationPath } from './schema.ts'
import { findInvitation, listInvitations } from './store.ts'

const tags = ['invitations']

export const invitationRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/events/:event_id/invitations/',
      {
        config: { needs: may('manage_attendees', 'event') },
        schema: {
          operationId: 'invitations/list',
          summary: 'List invitations by event',
          tags,
          params: EventPath,
          querystring: Type.Object({ ...PageQuery }),
          response: { 200: PageOf('invitations', Invitation), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        await getManagedEvent(db.read, scope.viewer, eventId)
        const page = readPage(request)
        const { rows, ...slice } = await listInvitations(db.read, eventId, page)
        return {
          pagination: presentPagination(request, page, slice),
          invitations: rows.map((row) => presentInvitation(row, scope)),
        }
      },
    )

    app.post(
      '/events/:event_id/invitations/',
      {
        config: { needs: may('manage_attendees', 'event') },
        schema: {
          operationId: 'invitations/create',
          summary: 'Create an invitation',
          tags,
          params: EventPath,
          body: InvitationBody,
          response: { 200: Invitation, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { expires, quantity = 1, ...person } = request.body.invitation
        const expiresAtMs = expires === undefined ? null : readMoment('invitation.expires', expires)
        const { invitation, url } = await createInvitation(
          context,
          scope.viewer,
          readId(request.params.event_id, 'event'),
          { ...person, quantity, expiresAtMs },
        )
        return { ...presentInvitation(invitation, scope), url }
      },
    )

    app.get(
      '/events/:event_id/invitations/:invitation_id/',
      {
        config: { needs: may('manage_attendees', 'event') },
        schema: {
          operationId: 'invitations/get',
          summary: 'Get an invitation',
          tags,
          params: InvitationPath,
          response: { 200: Invitation, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        await getManagedEvent(db.read, scope.viewer, eventId)
        const invitation = await findInvitation(db.read, readId(request.params.invitation_id, 'invitation'))
        if (invitation?.event_id !== eventId) throw notFound('invitation')
        return presentInvitation(invitation, scope)
      },
    )

    app.delete(
      '/events/:event_id/invitations/:invitation_id/',
      {
        config: { needs: may('manage_attendees', 'event') },
        schema: {
          operationId: 'invitations/revoke',
          summary: 'Revoke an invitation',
          tags,
          params: InvitationPath,
          response: { 200: Deleted, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.invitation_id, 'invitation')
        await revokeInvitation(context, viewer, eventId, id)
        return { deleted: true as const }
      },
    )
  }
