import { addPage, type Visit } from '@octavo/platform/auth/oauth/page-endpoint.ts'
import { acceptParameters } from '@octavo/platform/auth/oauth/parameters.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { findAccounts } from '../accounts/store/accounts.ts'
import { appAccessOf, type Installations } from '../apps/installations.ts'
import type { Manifests } from '../apps/manifests.ts'
import { type Manifest, readManifest } from '../apps/read-manifest.ts'
import { type AppRow, findAppBySlug } from '../apps/store/apps.ts'
import { listOwnedAccountIds } from '../apps/store/owned-accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import { renderInstallation, renderManifest } from './app-views.ts'
import { loginDialect } from './login-dialect.ts'

const manifestPath = '/settings/apps/new'

/** The pages on which users create an app from a manifest and install it. They use the session of the OAuth pages. */
export const appPageRoutes =
  (context: Context, manifests: Manifests, installations: Installations): Routes =>
  async (app) => {
    const { db, url } = context
    const server = { ...context, dialect: loginDialect }

    await app.register(async (inner: App) => {
      acceptParameters(inner)
      addPage(inner, server, {
        path: manifestPath,
        async open(_request, query) {
          const { manifest, issue } = readQuery(query)
          if (!manifest) return issuePage(issue)
          const target = manifest.redirectUrl === null ? [] : [new URL(manifest.redirectUrl).origin]
          return { purpose: html`to create the app ${manifest.name}`, formTargets: target }
        },
        show: showManifest,
        async submit(visit) {
          const { manifest, organization, state, issue } = readQuery(visit.query)
          if (!manifest) return issuePage(issue)
          return attempt(
            async () => {
              const code = await manifests.confirm(visit.user, manifest, organization)
              const back = new URL(manifest.redirectUrl ?? `${url(visit.request)}/`)
              back.searchParams.set('code', code)
              if (state !== null) back.searchParams.set('state', state)
              return { location: `${back}` }
            },
            (message) => showManifest(visit, message),
          )
        },
        receive: (request, form) =>
          form.manifest === undefined ? undefined : forwardManifest(request, form),
      })
      // Apps of organizations have a path of their own, with the same page.
      inner.post(
        '/organizations/:org/settings/apps/new',
        { config: { access: 'open', needs: {} }, schema: { hide: true } },
        async (request, reply) => {
          // `acceptParameters` parses form bodies only, so all values are strings.
          const form = (request.body ?? {}) as Record<string, string>
          const { org } = request.params as { org: string }
          return reply
            .code(303)
            .header('location', forwardManifest(request, { ...form, organization: org }).location)
            .send()
        },
      )

      addPage(inner, server, {
        path: '/apps/:slug/installations/new',
        async open(request) {
          const appRow = await findVisited(request.params)
          // Only its owner knows that a private app exists.
          return { purpose: appRow?.is_public ? html`to install ${appRow.name}` : html`to install an app` }
        },
        show: showInstallation,
        submit: (visit, form) =>
          attempt(
            async () => {
              const { slug } = visit.request.params as { slug: string }
              const names = (form.repositories ?? '').split(/[\s,]+/).filter(Boolean)
              const { id } = await installations.install(visit.user, {
                slug,
                account: form.account ?? '',
                repositories: form.selection === 'selected' ? names : undefined,
              })
              const appRow = await findAppBySlug(db.read, slug)
              if (!appRow?.setup_url) return { location: `${url(visit.request)}/apps/${slug}` }
              const back = new URL(appRow.setup_url)
              back.searchParams.set('installation_id', String(id))
              back.searchParams.set('setup_action', 'install')
              return { location: `${back}` }
            },
            (message) => showInstallation(visit, message),
          ),
      })
    })

    function forwardManifest(
      { originalUrl }: Pick<Visit['request'], 'originalUrl'>,
      form: Record<string, string | undefined>,
    ) {
      const query = new URLSearchParams(originalUrl.split('?')[1])
      for (const name of ['manifest', 'organization'])
        if (form[name] !== undefined) query.set(name, form[name] ?? '')
      return { location: `${manifestPath}?${query}` }
    }

    async function showManifest({ user, query, formToken }: Visit, issue?: string) {
      const { manifest, organization } = readQuery(query)
      if (!manifest) return issuePage('')
      const owner = organization ?? user.login
      const title = `Create the app ${manifest.name}`
      return { title, body: renderManifest({ manifest, owner, login: user.login, formToken, issue }) }
    }

    async function showInstallation({ request, user, formToken }: Visit, issue?: string) {
      const appRow = await findVisited(request.params)
      const accounts = appRow ? await listAccounts(appRow, user) : []
      if (!appRow || accounts.length === 0) return issuePage('There is no such app.')
      const view = {
        name: appRow.name,
        accounts,
        ...appAccessOf(appRow),
        login: user.login,
        formToken,
        issue,
      }
      return { title: `Install ${appRow.name}`, body: renderInstallation(view) }
    }

    async function listAccounts({ is_public, owner_id }: AppRow, user: AccountRow): Promise<string[]> {
      const accounts = await findAccounts(db.read, await listOwnedAccountIds(db.read, user.id))
      return [...accounts.values()].filter(({ id }) => is_public || id === owner_id).map(({ login }) => login)
    }

    function findVisited(params: unknown): Promise<AppRow | undefined> {
      return findAppBySlug(db.read, (params as { slug: string }).slug)
    }
  }

function readQuery(query: string): {
  manifest?: Manifest
  organization?: string
  state: string | null
  issue: string
} {
  const parameters = new URLSearchParams(query)
  const state = parameters.get('state')
  const organization = parameters.get('organization')
  try {
    const manifest = readManifest(parameters.get('manifest') ?? '')
    return { manifest, state, issue: '', ...(organization && { organization }) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { state, issue: error.message }
  }
}

function issuePage(issue: string) {
  const title = 'This app is not available'
  return {
    title,
    body: html`<h1>${title}</h1><p>${issue || 'The request contains no manifest.'}</p>`,
    status: 400,
  }
}

/** Shows the form again with the reason for a rejection. */
async function attempt<Result, Page extends object>(
  act: () => Promise<Result>,
  showAgain: (message: string) => Promise<Page>,
): Promise<Result | Page> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error
    const message =
      error.code === 'not_found' ? 'You cannot do this for that account.' : describeProblem(error)
    return { ...(await showAgain(message)), status: error.status }
  }
}

function describeProblem({ message, details }: Problem): string {
  const { errors } = asRecord(details.data)
  const [first] = Array.isArray(errors) ? errors : []
  return asRecord(first).message === undefined ? message : `${asRecord(first).message}.`
}
