import { html } from '@octavo/platform/pages/html.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { Commit } from '../git/git.ts'
import { createReleaseViews } from '../releases/release-views.ts'
import { listReleases } from '../releases/store/releases.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { type AtomEntry, renderAtom } from './atom.ts'
import { firstLine } from './counts.ts'
import type { NonPage, RepositoryPageRequest } from './page-request.ts'
import { loadTips, newestTags } from './ref-pages.ts'
import { findRefAndPath } from './ref-switch.ts'

const headers = { accept: 'application/vnd.github.html+json' }
const maxEntries = 20

/** Feeds in the Atom format of the releases, tags and commits of a repository. The ids are those of GitHub. */
export function createFeeds(context: Context) {
  const { db } = context
  const releases = createReleaseViews(context)

  function respond(
    { addresses: { html: site }, base, path }: RepositoryPageRequest,
    { title, page, entries }: { title: string; page: string; entries: AtomEntry[] },
  ): NonPage {
    const address = `${site}${base}${page}`
    const id = `tag:github.com,2008:${address}`
    return { feed: renderAtom({ id, title, page: address, self: `${site}${path}`, entries }) }
  }

  return {
    async releases(pageRequest: RepositoryPageRequest): Promise<NonPage> {
      const { row, addresses, request } = pageRequest
      const source = { repositoryId: row.id, withDrafts: false }
      const { rows } = await listReleases(db.read, source, { limit: maxEntries, offset: 0 })
      const views = await releases.presentAll({ addresses, headers, repository: request.repository }, rows)
      const entries = views.map(
        ({ name, tag_name, html_url, author, published_at, created_at, body_html }) => ({
          id: `tag:github.com,2008:Repository/${row.id}/${tag_name}`,
          title: name || tag_name,
          address: html_url,
          atMs: Date.parse(published_at ?? created_at),
          author: author.login,
          content: body_html ?? '',
        }),
      )
      return respond(pageRequest, { title: `Release notes from ${row.name}`, page: '/releases', entries })
    },

    async tags(pageRequest: RepositoryPageRequest): Promise<NonPage> {
      const { row, git, addresses, base } = pageRequest
      const tags = (await newestTags(git)).slice(0, maxEntries)
      const tips = await loadTips(git, tags)
      const entries = [...tips].map(([ref, tip]) => {
        const name = ref.name.slice('refs/tags/'.length)
        return {
          id: `tag:github.com,2008:Repository/${row.id}/${name}`,
          title: name,
          address: `${addresses.html}${base}/releases/tag/${encodePath(name)}`,
          atMs: tip.committer.atMs,
          author: tip.author.name,
          content: messageOf(tip),
        }
      })
      return respond(pageRequest, { title: `Tags from ${row.name}`, page: '/tags', entries })
    },

    /** The newest commits of a branch, or those that changed a path. */
    async commits(pageRequest: RepositoryPageRequest): Promise<NonPage> {
      const { row, git, addresses, base, params } = pageRequest
      const named = (params['*'] ?? '').slice(0, -feedEnd.length)
      const refAndPath = await findRefAndPath({ ...pageRequest, params: { '*': named } }, row.default_branch)
      if (!refAndPath) throw problem('not_found')
      const { oid: from, path, ref } = refAndPath
      const listed = await git.log({ from, limit: maxEntries, ...(path ? { path } : {}) })
      const entries = listed.map((commit) => ({
        id: `tag:github.com,2008:Grit::Commit/${commit.oid}`,
        title: firstLine(commit.message) || commit.oid.slice(0, 7),
        address: `${addresses.html}${base}/commit/${commit.oid}`,
        atMs: commit.committer.atMs,
        author: commit.author.name,
        content: messageOf(commit),
      }))
      const page = `/commits/${encodePath(path ? `${ref}/${path}` : ref)}`
      return respond(pageRequest, { title: `Recent Commits to ${row.name}:${ref}`, page, entries })
    },
  }
}

/** `main.atom` is the feed of `main`, unless only a branch, tag or file has the whole name. */
export async function isFeed(pageRequest: RepositoryPageRequest): Promise<boolean> {
  const name = pageRequest.params['*'] ?? ''
  if (!name.endsWith(feedEnd)) return false
  const exists = async (named: string) => {
    const found = await findRefAndPath({ ...pageRequest, params: { '*': named } })
    return found !== undefined && (await pageRequest.git.entryAt(found.oid, found.path)) !== undefined
  }
  return (await exists(name.slice(0, -feedEnd.length))) || !(await exists(name))
}

const feedEnd = '.atom'

const messageOf = ({ message }: Commit): string => html`<pre>${message.trim()}</pre>`.text
