import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import { mayFail, NoContent } from '../../wire/error-replies.ts'
import type { EmailsOfUsers } from '../emails.ts'
import { presentEmail } from '../present/user-things.ts'
import { Emails, EmailsBody } from '../schema.ts'
import { accountOf } from '../viewer-account.ts'

const tags = ['users']
const permission = 'email_addresses'

export const emailRoutes =
  (emails: EmailsOfUsers): Routes =>
  (app) => {
    const reading = { config: { needs: { user: true, permission, scopes: ['user:email'] } } }
    const writing = { config: { needs: { permission, level: 'write' as const, scopes: ['user'] } } }

    app.get(
      '/user/emails',
      {
        ...reading,
        schema: {
          operationId: 'users/list-emails-for-authenticated-user',
          summary: 'List email addresses for the authenticated user',
          tags,
          response: { 200: Emails, ...mayFail },
        },
      },
      async ({ viewer }) => (await emails.list(accountOf(viewer).id)).map(presentEmail),
    )

    app.get(
      '/user/public_emails',
      {
        ...reading,
        schema: {
          operationId: 'users/list-public-emails-for-authenticated-user',
          summary: 'List public email addresses for the authenticated user',
          tags,
          response: { 200: Emails, ...mayFail },
        },
      },
      async ({ viewer }) => {
        const rows = await emails.list(accountOf(viewer).id)
        return rows.filter(({ is_public }) => is_public === 1).map(presentEmail)
      },
    )

    app.post(
      '/user/emails',
      {
        ...writing,
        schema: {
          operationId: 'users/add-email-for-authenticated-user',
          summary: 'Add an email address for the authenticated user',
          tags,
          body: EmailsBody,
          response: { 201: Emails, ...mayFail },
        },
      },
      async ({ viewer, body }, reply) => {
        const added = await emails.add(accountOf(viewer).id, addressesIn(body))
        return reply.code(201).send(added.map(presentEmail))
      },
    )

    app.delete(
      '/user/emails',
      {
        ...writing,
        schema: {
          operationId: 'users/delete-email-for-authenticated-user',
          summary: 'Delete an email address for the authenticated user',
          tags,
          body: EmailsBody,
          response: { 204: NoContent, ...mayFail },
        },
      },
      async ({ viewer, body }, reply) => {
        await emails.remove(accountOf(viewer).id, addressesIn(body))
        return reply.code(204).send(null)
      },
    )

    app.patch(
      '/user/email/visibility',
      {
        ...writing,
        schema: {
          operationId: 'users/set-primary-email-visibility-for-authenticated-user',
          summary: 'Set primary email visibility for the authenticated user',
          tags,
          body: Type.Object({ visibility: Type.Enum(['public', 'private']) }),
          response: { 200: Emails, ...mayFail },
        },
      },
      async ({ viewer, body }) => {
        const rows = await emails.setPublic(accountOf(viewer).id, body.visibility === 'public')
        return rows.map(presentEmail)
      },
    )
  }

function addressesIn(body: Static<typeof EmailsBody>): string[] {
  if (typeof body === 'string') return [body]
  return Array.isArray(body) ? body : body.emails
}
