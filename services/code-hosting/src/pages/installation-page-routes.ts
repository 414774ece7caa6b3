import { addPage } from '@octavo/platform/auth/oauth/page-endpoint.ts'
import { acceptParameters } from '@octavo/platform/auth/oauth/parameters.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { appAccessOf, type Installations } from '../apps/installations.ts'
import { findApp } from '../apps/store/apps.ts'
import { findInstallation } from '../apps/store/installations.ts'
import { listOwnedAccountIds } from '../apps/store/owned-accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { wholeNumber } from '../wire/whole-number.ts'
import { renderInstalled } from './app-views.ts'
import { loginDialect } from './login-dialect.ts'

/** The page of an installation, for the owner of its account. It uses the session of the OAuth pages. */
export const installationPageRoutes =
  (context: Context, installations: Installations): Routes =>
  async (app) => {
    const { db, url } = context
    await app.register(async (inner: App) => {
      acceptParameters(inner)
      addPage(
        inner,
        { ...context, dialect: loginDialect },
        {
          path: '/settings/installations/:id',
          open: async () => ({ purpose: html`to see this installation` }),
          show: ({ request, user, formToken }) => showPage(idOf(request.params), user, formToken),
          async submit({ request, user, formToken }, { act }) {
            const id = idOf(request.params)
            const page = await showPage(id, user, formToken)
            if (act !== 'uninstall') return page
            try {
              await installations.remove(user, id)
              return { location: `${url(request)}/${user.login}` }
            } catch (error) {
              if (!(error instanceof Problem) || error.status >= 500) throw error
              return absentPage
            }
          },
        },
      )
    })

    async function showPage(id: number, user: AccountRow, formToken: string) {
      const installation = await findInstallation(db.read, id)
      const accountIds = installation ? await listOwnedAccountIds(db.read, user.id) : []
      if (!installation || !accountIds.includes(installation.account_id)) return absentPage
      const app = await findApp(db.read, installation.app_id)
      const name = app?.name ?? installation.app_slug
      const body = renderInstalled({
        name,
        slug: installation.app_slug,
        account: installation.account_login,
        coversAll: installation.repository_selection === 'all',
        isSuspended: installation.suspended_at_ms !== null,
        ...appAccessOf(installation),
        login: user.login,
        formToken,
      })
      return { title: `${name} on ${installation.account_login}`, body }
    }
  }

/** The same for absent installations and those of others. */
const absentPage = {
  title: 'Page not found',
  status: 404,
  body: html`<h1>Page not found</h1><p>It does not exist, or you cannot see it.</p>`,
}

const idOf = (params: unknown) => wholeNumber((params as { id: string }).id)
