import type { User } from '@octavo/platform/auth/auth.ts'
import { addPage } from '@octavo/platform/auth/oauth/page-endpoint.ts'
import { acceptParameters, type Parameters } from '@octavo/platform/auth/oauth/parameters.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { signInDialect } from '../access/sign-in-dialect.ts'
import type { Context } from '../context.ts'
import { errorsOf } from '../errors.ts'
import { type CreatedView, renderApplications } from './applications-page.ts'
import { registerApp } from './register-app.ts'

const path = '/oauth/applications'
const title = 'Your applications'

/** The page to list and register applications. It uses the session of the OAuth pages. */
export const applicationsPageRoutes =
  (context: Context): Routes =>
  async (app) => {
    // Parses forms here only, because the API reads bodies in three formats.
    await app.register(async (inner: App) => {
      acceptParameters(inner)
      addPage(
        inner,
        { ...context, dialect: signInDialect(context.config) },
        {
          path,
          open: async () => ({ purpose: html`to manage the applications that use your access keys` }),
          show: ({ user, formToken }) => showPage(user, formToken),
          async submit({ user, formToken }, form) {
            try {
              const { app, clientSecret } = await registerApp(
                context,
                { userId: user.id, parentId: null },
                readForm(form),
              )
              // Not a redirect, because the secret is stored nowhere and shown only in this response.
              return await showPage(user, formToken, {
                created: { name: app.name, key: app.clientId, clientSecret },
              })
            } catch (error) {
              if (!(error instanceof Problem) || error.status >= 500) throw error
              const issues = errorsOf(error) ?? [error.message]
              return { ...(await showPage(user, formToken, { issues, form })), status: error.status }
            }
          },
        },
      )
    })

    async function showPage(
      user: User,
      formToken: string,
      result: { created?: CreatedView; issues?: readonly string[]; form?: Parameters } = {},
    ) {
      const apps = await context.auth.apps.list(user.id)
      return { title, body: renderApplications({ login: user.login, formToken, apps, ...result }) }
    }
  }

function readForm({
  name = '',
  description = '',
  redirect_uris: uris = '',
  is_public: isPublic,
}: Parameters) {
  return {
    name,
    description,
    redirectUris: uris.split(/\s+/).filter(Boolean),
    isPublic: isPublic !== undefined,
  }
}
