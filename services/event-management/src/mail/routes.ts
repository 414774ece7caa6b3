import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../access/needs.ts'
import { listPermittedOrganizationIds, requirePermission } from '../access/permissions.ts'
import { scopeOf } from '../access/scope.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { findMail, isHidden, listMails } from '../outbox/store/mails.ts'
import { mayFail } from '../wire/error-responses.ts'
import { readId } from '../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../wire/pages.ts'
import { presentMail, presentMailSummary } from './present.ts'
import { Mail, MailSummary } from './schema.ts'

const OrganizationPath = Type.Object({ organization_id: Type.String() })
const MailPath = Type.Object({ mail_id: Type.String() })

export const mailRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/organizations/:organization_id/mails/',
      {
        config: { needs: may('read_orders', 'organization') },
        schema: {
          operationId: 'mails/list',
          summary: 'List the emails of an organization',
          tags: ['mails'],
          params: OrganizationPath,
          querystring: Type.Object({ ...PageQuery }),
          response: { 200: PageOf('mails', MailSummary), ...mayFail },
        },
      },
      async (request) => {
        const organizationId = readId(request.params.organization_id, 'organization')
        const scope = scopeOf(context, request)
        await requirePermission(db.read, scope.viewer, organizationId)
        const page = readPage(request)
        const { rows, ...slice } = await listMails(db.read, organizationId, page)
        return {
          pagination: presentPagination(request, page, slice),
          mails: rows.map((row) => presentMailSummary(row, scope)),
        }
      },
    )

    app.get(
      '/mails/:mail_id/',
      {
        config: { needs: may('read_orders', 'email') },
        schema: {
          operationId: 'mails/get',
          summary: 'Get an email',
          tags: ['mails'],
          params: MailPath,
          response: { 200: Mail, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const mail = await findMail(db.read, readId(request.params.mail_id, 'email'))
        if (!mail?.organization_id || isHidden(mail)) throw notFound('email')
        await requirePermission(db.read, scope.viewer, mail.organization_id, 'email')
        // The holder of an order link can transfer its tickets.
        const organizationIds = await listPermittedOrganizationIds(db.read, scope.viewer, 'manage_attendees')
        return presentMail(mail, scope, { showsSecrets: organizationIds.includes(mail.organization_id) })
      },
    )
  }
