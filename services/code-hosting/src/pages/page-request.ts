import type { Readable } from 'node:stream'
import { Problem } from '@octavo/platform/errors.ts'
import { acceptsHtml } from '@octavo/platform/pages/error-pages.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../access/roles.ts'
import type { Viewer } from '../access/viewer.ts'
import { findBranchRedirect } from '../code/commits/store/branch-redirects.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import { problem, unprocessable } from '../errors.ts'
import { createFairQueue } from '../git/fair-queue.ts'
import type { GitRepository } from '../git/git.ts'
import { GitError } from '../git/git-error.ts'
import { currentScope, serverCaller } from '../git/work-scope.ts'
import { createAccessFinder } from '../repositories/repository-roles.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import type { Addresses } from '../wire/addresses.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { type Page, readPage } from '../wire/links.ts'
import { whenStarted } from '../wire/started-stream.ts'
import { frameRepository, type RepositoryTab } from './repository-frame.ts'
import { sendPage } from './send-page.ts'
import { shareTags } from './share-tags.ts'

/** Rendering pages uses the CPU of the server, so each caller has a limited number of slots. */
const pageSlots = {
  max: 8,
  maxPerCaller: 2,
  maxTransfers: 8,
  maxTransfersPerCaller: 2,
  maxWaiting: 500,
  maxWaitingPerCaller: 100,
  maxWaitMs: 30_000,
}

export interface PageRequest {
  request: FastifyRequest
  reply: FastifyReply
  viewer: Viewer
  addresses: Addresses
  /** The path of the page without its query. */
  path: string
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  page: Page
}

export interface RepositoryPageRequest extends PageRequest {
  row: RepositoryRow
  role: Role
  git: GitRepository
  /** The base path of the repository's pages. */
  base: string
}

export interface RenderedPage {
  title: string
  body: Html
  status?: number
  /** Extra `<head>` elements. */
  head?: Html
  /** Sends `Cache-Control: private` to anonymous clients too. */
  isPrivate?: boolean
}

export interface RepositoryPage extends RenderedPage {
  tab?: RepositoryTab
  /** Whether the page is the repository's front page. */
  isFront?: boolean
  /** Plain text for link previews. The default is the description of the repository. */
  summary?: string | undefined
}

/** A redirect, plain text from git, or an Atom feed. */
export type NonPage = { location: string; isPermanent?: boolean } | { text: Readable } | { feed: string }

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type PageResult<Content> = Promise<Content | NonPage>

export interface PageOpener {
  open(show: (pageRequest: PageRequest) => PageResult<RenderedPage>): Handler
  /** For repositories that the reader can see, with this permission if their token has permissions. */
  inRepository(
    permission: string,
    show: (pageRequest: RepositoryPageRequest) => PageResult<RepositoryPage>,
  ): Handler
}

export function createPageOpener({ db, git }: Pick<Context, 'db' | 'git'>): PageOpener {
  const accessOf = createAccessFinder(db)

  const slots = createFairQueue(pageSlots)

  const open: PageOpener['open'] = (show) => async (request, reply) => {
    const pageRequest = readPageRequest(request, reply)
    const caller = currentScope()?.caller ?? serverCaller
    const leave = await slots.enter({ caller, use: 'short', signal: request.disconnectSignal })
    try {
      return await sendContent(pageRequest, await show(pageRequest))
    } catch (thrown) {
      // A malformed git name cannot exist, so the page is a 404.
      const error =
        thrown instanceof GitError && thrown.kind === 'invalid'
          ? problem('not_found')
          : thrown instanceof GitError && thrown.kind === 'too-large'
            ? unprocessable(thrown.message)
            : thrown
      if (!(error instanceof Problem) || error.status >= 500 || !acceptsHtml(request)) throw error
      return await sendContent(pageRequest, showProblem(error))
    } finally {
      leave()
    }
  }

  /** Leads from a page below the old name of a renamed branch to the same page below its new name. */
  async function findRenamed(error: unknown, { params, path }: PageRequest, row: RepositoryRow) {
    const [, kind, rest] = /^\/[^/]+\/[^/]+\/(tree|blob|commits)\/(.+)$/.exec(path) ?? []
    if (!(error instanceof Problem) || error.status !== 404 || !kind || !rest) return undefined
    const refAndPath = params['*'] ?? ''
    const redirect = await findBranchRedirect(db.read, row.id, refAndPath)
    if (!redirect) return undefined
    const renamed = redirect.new_name + refAndPath.slice(redirect.name.length)
    return { location: `/${row.owner_login}/${row.name}/${kind}/${encodePath(renamed)}` }
  }

  return {
    open,
    inRepository: (permission, show) =>
      open(async (pageRequest) => {
        const { owner = '', repo = '' } = pageRequest.params
        const { viewer, addresses, request } = pageRequest
        const match = await findRepository(db.read, owner, repo.replace(/\.git$/i, ''))
        const access = match && (await accessOf(viewer, match.row))
        if (!match || !access) throw problem('not_found')
        const { row } = match
        const { role } = access
        if (row.visibility !== 'public' && !viewer.hasPermission(permission, 'read'))
          throw problem('not_found')
        const base = `/${row.owner_login}/${row.name}`
        if (match.isMoved || /\.git$/i.test(repo)) {
          const rest = request.originalUrl.replace(/^\/[^/?]+\/[^/?]+/, '')
          return { location: `${addresses.html}${base}${rest}`, isPermanent: true }
        }
        request.repository = { row, ...access }
        const visible = await show({ ...pageRequest, row, role, git: git.repository(row.id), base }).catch(
          async (error: unknown) => (await findRenamed(error, pageRequest, row)) ?? Promise.reject(error),
        )
        return 'body' in visible ? frame(visible, row, addresses.html + pageRequest.path) : visible
      }),
  }
}

function frame(page: RepositoryPage, row: RepositoryRow, url: string): RenderedPage {
  const { title, head, summary = row.description } = page
  return {
    ...page,
    head: html`${shareTags({ title, summary, url })}${head}`,
    body: frameRepository(row, page),
  }
}

async function sendContent(
  { reply, viewer }: PageRequest,
  content: RenderedPage | NonPage,
): Promise<FastifyReply> {
  const isPrivate = viewer.user !== null || ('isPrivate' in content && content.isPrivate === true)
  if ('location' in content) return reply.redirect(content.location, content.isPermanent ? 301 : 302)
  const cacheControl = isPrivate ? 'private, no-cache' : 'no-cache'
  if ('feed' in content)
    return reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(content.feed)
  if ('text' in content)
    return reply
      .type('text/plain; charset=utf-8')
      .headers({
        'cache-control': cacheControl,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(await whenStarted(content.text))
  return sendPage(reply, { ...content, isPrivate })
}

function readPageRequest(request: FastifyRequest, reply: FastifyReply): PageRequest {
  const { viewer, addresses } = request
  const query = firstValues(request.query)
  const [path = '/'] = request.originalUrl.split('?', 1)
  return {
    request,
    reply,
    viewer,
    addresses,
    path,
    params: firstValues(request.params),
    query,
    page: readPage(query),
  }
}

/** Uses the first of repeated parameters. */
function firstValues(parameters: unknown): Record<string, string> {
  const pairs = Object.entries(asRecord(parameters)).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ])
  return Object.fromEntries(pairs.filter(([, value]) => typeof value === 'string'))
}

/** Private repositories look like missing ones. */
function showProblem({ status, message }: Problem): RenderedPage {
  const isAbsent = status === 404 || status === 401 || status === 403
  const isExplained = message !== 'Not Found' && status !== 401 && status !== 403
  const title = isAbsent ? 'Page not found' : 'This page cannot be shown'
  const says = isExplained ? message : 'It does not exist, or you cannot see it.'
  return {
    title,
    status: isAbsent ? 404 : status,
    body: html`<h1>${title}</h1><p>${says}</p><p><a href="/">All repositories</a></p>`,
  }
}
