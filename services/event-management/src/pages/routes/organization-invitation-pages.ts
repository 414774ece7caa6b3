import type { User } from '@octavo/platform/auth/auth.ts'
import { addPage, type PageResult } from '@octavo/platform/auth/oauth/page-endpoint.ts'
import { acceptParameters, type Parameters } from '@octavo/platform/auth/oauth/parameters.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { findRole } from '../../access/store.ts'
import {
  organizationInvitationsAddress,
  organizationInvitationsPath,
} from '../../accounts/invitations-address.ts'
import { acceptOrganizationInvitation, declineOrganizationInvitation } from '../../accounts/members.ts'
import { nameOf } from '../../accounts/present/users.ts'
import { findOrganization, listOrganizationInvitations } from '../../accounts/store/organizations.ts'
import { findUsers } from '../../accounts/store/users.ts'
import type { Context } from '../../context.ts'
import { roleDescriptions, roles } from '../../roles.ts'
import { organizationInvitationsPage } from '../organization-invitations-page.ts'
import { signInDialect } from '../sign-in-dialect.ts'
import { pagesStyle } from '../style.ts'

const firstPage = { number: 1, size: 50, after: undefined, offset: 0, total: 0 }

/** The page to accept and decline invitations to organizations. It uses the session of the OAuth pages. */
export const organizationInvitationPageRoutes =
  (context: Context): Routes =>
  async (app) => {
    const { db, url } = context
    const site = { ...signInDialect.site, style: pagesStyle }
    // Parses forms here only, because the API reads bodies in three formats.
    await app.register(async (inner: App) => {
      acceptParameters(inner)
      addPage(
        inner,
        { ...context, dialect: { ...signInDialect, site } },
        {
          path: organizationInvitationsPath,
          open: async () => ({ purpose: html`to see the organizations that invited you` }),
          show: ({ request, user, formToken }) =>
            showPage(user, formToken, { joinedId: idOf(asRecord(request.query).joined) }),
          async submit({ request, user, formToken }, form): Promise<PageResult> {
            const address = organizationInvitationsAddress(url(request))
            try {
              const joinedId = await run(user, form)
              return { location: joinedId === undefined ? address : `${address}?joined=${joinedId}` }
            } catch (error) {
              if (!(error instanceof Problem) || error.status >= 500) throw error
              const errorText = error.code === 'TOO_MANY_ORGANIZATIONS' ? error.message : changed
              return { ...(await showPage(user, formToken, { errorText })), status: 409 }
            }
          },
        },
      )
    })

    /** Returns the organization that the user has joined, also if they did so before. */
    async function run(user: User, { act, organization_id, role: value }: Parameters) {
      const organizationId = idOf(organization_id) ?? 0
      if (act === 'decline')
        await db.write((tx) => declineOrganizationInvitation(tx, organizationId, user.id))
      if (act !== 'accept') return undefined
      const role = roles.find((name) => name === value)
      await db.write(async (tx) => {
        if (role !== undefined && (await findRole(tx, organizationId, user.id)) === role) return
        await acceptOrganizationInvitation(tx, context, { organizationId, userId: user.id, role })
      })
      return organizationId
    }

    async function showPage(
      { id, login }: User,
      formToken: string,
      { joinedId, errorText }: { joinedId?: number | undefined; errorText?: string },
    ): Promise<Page> {
      const { rows, next } = await listOrganizationInvitations(db.read, id, firstPage)
      const inviters = await findUsers(
        db.read,
        rows.flatMap(({ invited_by }) => invited_by ?? []),
      )
      return organizationInvitationsPage({
        login,
        formToken,
        hasMore: next !== undefined,
        errorText,
        joined: joinedId === undefined ? undefined : await findJoined(joinedId, id),
        invitations: rows.map(({ id: organizationId, name, role, invited_by }) => {
          const inviter = inviters.get(invited_by ?? 0)
          const { name: roleName, description: roleDescription } = roleDescriptions[role]
          return {
            organizationId,
            organization: name,
            inviter: inviter && nameOf(inviter),
            role,
            roleName,
            roleDescription,
          }
        }),
      })
    }

    async function findJoined(organizationId: number, userId: number) {
      const role = await findRole(db.read, organizationId, userId)
      const organization = role && (await findOrganization(db.read, organizationId))
      return organization && { organization: organization.name, roleName: roleDescriptions[role].name }
    }
  }

const idOf = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined

const changed = 'This invitation has changed or no longer exists. Check the invitations below.'
