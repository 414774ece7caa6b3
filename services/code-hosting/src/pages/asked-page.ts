import type { Readable } from 'node:stream'
import { Problem } from '@octavo/platform/errors.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { findBranchRedirect } from '../code/commits/store/branch-redirects.ts'
import type { Hosting } from '../context/hosting.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem } from '../errors.ts'
import { createFairQueue } from '../git/fair-queue.ts'
import type { GitRepository } from '../git/git.ts'
import { GitError } from '../git/git-error.ts'
import { currentScope, serverCaller } from '../git/work-scope.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import type { Addresses } from '../wire/addresses.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { type Page, readPage } from '../wire/links.ts'
import { whenStarted } from '../wire/stream-start.ts'
import { frameRepository, type RepositoryTab } from './repository-frame.ts'
import { sendPage } from './send-page.ts'

/** Making a page takes the processor that everybody is served by: so many of each caller at once, the others wait. */
const placesForPages = {
  ...{ max: 8, maxPerCaller: 2, maxTransfers: 8, maxTransfersPerCaller: 2 },
  ...{ maxWaiting: 500, maxWaitingPerCaller: 100, maxWaitMs: 30_000 },
}

/** What a reader asks for. */
export interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  viewer: Viewer
  addresses: Addresses
  /** The path of the page itself, without its query. */
  path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  page: Page
}

export interface AskedRepository extends Asked {
  row: RepositoryRow
  role: Role
  git: GitRepository
  /** Where the pages of the repository begin. */
  base: string
}

export interface Shown {
  title: string
  body: Html
  status?: number
}

export interface ShownInRepository extends Shown {
  tab?: RepositoryTab
  /** Whether the repository itself is what the page is about. */
  isFront?: boolean
}

/** What is no page itself: the way to one, or text as git prints it. */
export type Instead = { location: string; isForGood?: boolean } | { text: Readable }

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type Answer<Content> = Promise<Content | Instead>

export interface PageOpener {
  open(show: (asked: Asked) => Answer<Shown>): Handler
  /** For a repository that the reader may see, with this permission where their token has permissions. */
  inRepository(permission: string, show: (asked: AskedRepository) => Answer<ShownInRepository>): Handler
}

export function createPageOpener({ db, git }: Pick<Hosting, 'db' | 'git'>): PageOpener {
  const roleOf = createRoleFinder(db)

  const places = createFairQueue(placesForPages)

  const open: PageOpener['open'] = (show) => async (request, reply) => {
    const asked = readAsked(request, reply)
    const caller = currentScope()?.caller ?? serverCaller
    const leave = await places.enter({ caller, use: 'short', signal: request.disconnectSignal })
    try {
      return await answer(asked, await show(asked))
    } catch (thrown) {
      // What cannot be the name of anything in git is nothing that is there.
      const error = thrown instanceof GitError && thrown.kind === 'invalid' ? problem('not_found') : thrown
      if (!(error instanceof Problem) || error.status >= 500 || !wantsPage(request)) throw error
      return await answer(asked, showRefusal(error))
    } finally {
      leave()
    }
  }

  /** Leads from a page below the old name of a renamed branch to the same page below its new name. */
  async function findRenamed(error: unknown, { params, path }: Asked, row: RepositoryRow) {
    const [, kind, rest] = /^\/[^/]+\/[^/]+\/(tree|blob|commits)\/(.+)$/.exec(path) ?? []
    if (!(error instanceof Problem) || error.status !== 404 || !kind || !rest) return undefined
    const place = params['*'] ?? ''
    const redirect = await findBranchRedirect(db.read, row.id, place)
    if (!redirect) return undefined
    const renamed = redirect.new_name + place.slice(redirect.name.length)
    return { location: `/${row.owner_login}/${row.name}/${kind}/${encodePath(renamed)}` }
  }

  return {
    open,
    inRepository: (permission, show) =>
      open(async (asked) => {
        const { owner = '', repo = '' } = asked.params
        const { viewer, addresses, request } = asked
        const found = await findRepository(db.read, owner, repo.replace(/\.git$/i, ''))
        const role = found && (await roleOf(viewer, found.row))
        if (!found || !role) throw problem('not_found')
        const { row } = found
        if (row.visibility !== 'public' && !viewer.hasPermission(permission, 'read'))
          throw problem('not_found')
        const base = `/${row.owner_login}/${row.name}`
        if (found.isElsewhere || /\.git$/i.test(repo)) {
          const rest = request.originalUrl.replace(/^\/[^/?]+\/[^/?]+/, '')
          return { location: `${addresses.html}${base}${rest}`, isForGood: true }
        }
        request.repository = { row, role }
        const shown = await show({ ...asked, row, role, git: git.repository(row.id), base }).catch(
          async (error: unknown) => (await findRenamed(error, asked, row)) ?? Promise.reject(error),
        )
        return 'body' in shown ? { ...shown, body: frameRepository(row, shown) } : shown
      }),
  }
}

async function answer({ reply, viewer }: Asked, given: Shown | Instead): Promise<FastifyReply> {
  const isPrivate = viewer.user !== null
  if ('location' in given) return reply.redirect(given.location, given.isForGood ? 301 : 302)
  if ('text' in given)
    return reply
      .type('text/plain; charset=utf-8')
      .headers({
        'cache-control': isPrivate ? 'private, no-cache' : 'no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(await whenStarted(given.text))
  return sendPage(reply, { ...given, isPrivate })
}

function readAsked(request: FastifyRequest, reply: FastifyReply): Asked {
  const { viewer, addresses } = request
  const query = firstOfEach(request.query)
  const [path = '/'] = request.originalUrl.split('?', 1)
  return {
    request,
    reply,
    viewer,
    addresses,
    path,
    params: firstOfEach(request.params),
    query,
    page: readPage(query),
  }
}

/** Whoever says something twice has said it once. */
function firstOfEach(given: unknown): Record<string, string> {
  const pairs = Object.entries(Object(given)).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ])
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'))
}

/** Clients of the API that have lost their way can do more with an error of the API. */
function wantsPage({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || !accept.includes('json')
}

/** What is private is as absent as what is not there. */
function showRefusal({ status, message }: Problem): Shown {
  const isAbsent = status === 404 || status === 401 || status === 403
  const isExplained = message !== 'Not Found' && status !== 401 && status !== 403
  const title = isAbsent ? 'There is nothing here' : 'This cannot be shown'
  const says = isExplained ? message : 'It may have moved, or it may not be yours to see.'
  return {
    title,
    status: isAbsent ? 404 : status,
    body: html`<h1>${title}</h1><p>${says}</p><p><a href="/">All repositories</a></p>`,
  }
}
