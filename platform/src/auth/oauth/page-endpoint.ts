import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../http/app.ts'
import { type BrowserSession, createBrowserSessions } from '../../internal/auth/oauth/browser-session.ts'
import { messagePage, pageStyle, signInPage } from '../../internal/auth/oauth/pages.ts'
import type { AuthorizationServer } from '../../internal/auth/oauth/server.ts'
import { ownCredentials } from '../../needs.ts'
import { createPages, type Page } from '../../pages/document.ts'
import type { Html } from '../../pages/html.ts'
import type { User } from '../auth.ts'
import type { Parameters } from './parameters.ts'

export interface Visit {
  request: FastifyRequest
  /** The raw query string. */
  query: string
  user: User
  formToken: string
}

/** A page or a redirect. */
export type PageResult = Page | { location: string }

export interface PageOptions {
  path: string
  /** Returns the purpose that the sign-in page shows, or a result for all users that skips sign-in. */
  open(
    request: FastifyRequest,
    query: string,
  ): Promise<{ purpose: Html; formTargets?: readonly string[] } | PageResult>
  show(visit: Visit): Promise<PageResult>
  submit(visit: Visit, form: Parameters): Promise<PageResult>
  /** Handles a form that another site posts. It must change nothing, because the user may not know of it. */
  receive?(request: FastifyRequest, form: Parameters): PageResult | undefined
}

/** Adds a page for signed-in users, which shows the sign-in form to others. Its forms post to the same URL. */
export function addPage(
  app: App,
  server: AuthorizationServer,
  { path, open, show, submit, receive }: PageOptions,
): void {
  const { dialect, auth } = server
  const sessions = createBrowserSessions(server)
  const sendPage = createPages({ ...dialect.site, style: pageStyle + (dialect.site.style ?? '') })
  const config = { access: 'open', needs: ownCredentials } as const

  app.get(path, { config, schema: { hide: true } }, async (request, reply) => {
    const query = queryOf(request)
    const target = await open(request, query)
    if (!('purpose' in target)) return sendResult(reply, target)
    const session = await sessions.open(request, reply)
    return sendResult(reply, await showOrSignIn(session, target, { request, query }))
  })

  app.post(path, { config, schema: { hide: true } }, async (request, reply) => {
    // `acceptParameters` has parsed the body to strings.
    const form = (request.body ?? {}) as Parameters
    const isOwnForm = sessions.isOwnForm(request, form.formToken)
    const received = isOwnForm ? undefined : receive?.(request, form)
    if (received) return sendResult(reply, received)
    const query = queryOf(request)
    const target = await open(request, query)
    if (!('purpose' in target)) return sendResult(reply, target)
    const [here = path] = request.originalUrl.split('?', 1)
    const back = { location: server.url(request) + here + (query && `?${query}`) }
    if (!isOwnForm) return sendResult(reply, expiredForm)
    const session = await sessions.open(request, reply)
    if (form.act === 'sign-out') {
      await sessions.signOut(request, reply)
      return sendResult(reply, back)
    }
    if (form.act === 'sign-in') {
      const { login = '', password = '' } = form
      const id = auth.oauth.sessions.newId()
      const { caller, rejection, ...rest } = await auth.signIn(
        login,
        password,
        // `ip` is undefined after the client has disconnected, despite its type.
        request.ip ?? '',
        (tx, user) => auth.oauth.sessions.startIn(tx, id, user.id),
      )
      if (caller) {
        await sessions.replace(request, reply, id)
        return sendResult(reply, back)
      }
      const isThrottled = rejection === 'too-many-attempts'
      if (isThrottled && 'retryAfterMs' in rest)
        reply.header('retry-after', Math.ceil(Number(rest.retryAfterMs) / 1000))
      const error = isThrottled
        ? 'There were too many attempts. Wait a little, then try again.'
        : 'The login or the password is wrong.'
      const page = signInPage(dialect.site, { ...session, ...target, error, login })
      return sendResult(reply, { ...page, ...targetsOf(target), status: isThrottled ? 429 : 401 })
    }
    const { user, formToken } = session
    if (!user) return sendResult(reply, await showOrSignIn(session, target, { request, query }))
    return sendResult(reply, await submit({ request, query, user, formToken }, form))
  })

  async function showOrSignIn(
    { user, formToken }: BrowserSession,
    target: { purpose: Html; formTargets?: readonly string[] },
    visit: Pick<Visit, 'request' | 'query'>,
  ): Promise<PageResult> {
    if (user) return show({ ...visit, user, formToken })
    return { ...signInPage(dialect.site, { formToken, purpose: target.purpose }), ...targetsOf(target) }
  }

  function sendResult(reply: FastifyReply, result: PageResult): FastifyReply {
    if ('location' in result) return reply.code(303).header('location', result.location).send()
    return sendPage(reply, { ...result, isPrivate: true })
  }
}

function targetsOf({ formTargets }: { formTargets?: readonly string[] }) {
  return formTargets && { formTargets }
}

function queryOf({ originalUrl }: FastifyRequest): string {
  const at = originalUrl.indexOf('?')
  return at < 0 ? '' : originalUrl.slice(at + 1)
}

const expiredForm = messagePage(
  'This form has expired',
  'Reload the page and try again. Your browser must accept cookies from this site.',
  403,
)
