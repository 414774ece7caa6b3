import { Problem } from '@octavo/platform/errors.ts'
import { createPages, type Page as SentPage } from '@octavo/platform/pages/document.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Addresses } from '../addresses.ts'
import { problem } from '../errors.ts'
import type { GitRepository } from '../git/git.ts'
import type { Hosting } from '../hosting.ts'
import { type Page, readPage } from '../links.ts'
import { createRoleFinder } from '../repository-roles.ts'
import type { Role } from '../roles.ts'
import { findRepository, type RepositoryRow } from '../store/repositories.ts'
import type { Viewer } from '../viewer.ts'
import { frameRepository, type RepositoryTab } from './repository-frame.ts'
import { pagesStyle } from './style.ts'

const sendPage = createPages({ title: 'Code hosting', home: '/', hue: 235, leaf: 1, style: pagesStyle })

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

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type Answer<Content> = Promise<Content | FastifyReply>

export interface PageOpener {
  open(show: (asked: Asked) => Answer<Shown>): Handler
  /** For a repository that the reader may see, with this permission where their token has permissions. */
  inRepository(permission: string, show: (asked: AskedRepository) => Answer<ShownInRepository>): Handler
}

export function createPageOpener({ db, git }: Pick<Hosting, 'db' | 'git'>): PageOpener {
  const roleOf = createRoleFinder(db)

  const open: PageOpener['open'] = (show) => async (request, reply) => {
    const asked = readAsked(request, reply)
    try {
      const shown = await show(asked)
      return isShown(shown) ? send(asked, shown) : shown
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || !wantsPage(request)) throw error
      return send(asked, showRefusal(error))
    }
  }

  return {
    open,
    inRepository: (permission, show) =>
      open(async (asked) => {
        const { owner = '', repo = '' } = asked.params
        const { viewer, addresses, reply, request } = asked
        const found = await findRepository(db.read, owner, repo.replace(/\.git$/i, ''))
        const role = found && (await roleOf(viewer, found.row))
        if (!found || !role) throw problem('not_found')
        const { row } = found
        if (row.visibility !== 'public' && !viewer.hasPermission(permission, 'read'))
          throw problem('not_found')
        const base = `/${row.owner_login}/${row.name}`
        if (found.isElsewhere || /\.git$/i.test(repo)) {
          const rest = request.originalUrl.replace(/^\/[^/?]+\/[^/?]+/, '')
          return reply.redirect(`${addresses.html}${base}${rest}`, 301)
        }
        request.repository = { row, role }
        const shown = await show({ ...asked, row, role, git: git.repository(row.id), base })
        if (!isShown(shown)) return shown
        return { ...shown, body: frameRepository(row, shown) }
      }),
  }
}

function send({ reply, viewer }: Asked, { title, body, status }: Shown): FastifyReply {
  const page: SentPage = {
    title,
    body,
    isPrivate: viewer.user !== null,
    ...(status === undefined ? {} : { status }),
  }
  return sendPage(reply, page)
}

function isShown<Content extends Shown>(answer: Content | FastifyReply): answer is Content {
  return 'title' in answer && 'body' in answer
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
  if (status === 404 || status === 401 || status === 403) {
    const says = message === 'Not Found' ? 'It may have moved, or it may not be yours to see.' : message
    return {
      title: 'Not found',
      status: 404,
      body: html`<h1>There is nothing here</h1><p>${says}</p><p><a href="/">All repositories</a></p>`,
    }
  }
  return {
    title: 'This cannot be shown',
    status,
    body: html`<h1>This cannot be shown</h1><p>${message}</p><p><a href="/">All repositories</a></p>`,
  }
}
