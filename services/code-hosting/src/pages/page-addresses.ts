import type { IncomingHttpHeaders } from 'node:http'
import { findLoginIssue } from '../access/logins.ts'

/** An internal prefix, so page routes cannot conflict with API routes. */
export const pagesMount = '/_pages'

/**
 * Rewrites the URL of a page to its internal route. Pages start with a login. Reserved names belong to the API,
 * with few exceptions.
 */
export function pageRoute(url: string, { accept = '', host = '' }: IncomingHttpHeaders): string | undefined {
  if (url.startsWith('/repos/') || url.startsWith('/api/')) return undefined
  if (url.startsWith(pagesMount)) return '/_'
  if (host.startsWith('api.')) return undefined
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const query = end < 0 ? '' : url.slice(end)
  if (path === '/' || reservedPages.test(path))
    return accept.includes('text/html') ? pagesMount + url : undefined
  const [, first = ''] = path.split('/', 2)
  if (gistPages.test(path)) return pagesMount + path.replace(/\/$/, '') + query
  if (!isOfAccount(first) || nonPagePaths.test(path)) return undefined
  return pagesMount + path.replace(/(?<!\/)\/+$/, '') + query
}

/** Pages of teams, apps and rulesets of organizations. */
const reservedPages = /^\/(?:orgs\/[^/]+\/teams|apps|organizations\/[^/]+\/settings\/rules)\/[^/]+$/
const gistPages = /^\/gist\/[^/]+(?:\/(?!raw\/?$|git-(?:upload|receive)-pack$)[^/]+)?\/?$/
/** Git, raw files, archives and files of releases. */
const nonPagePaths =
  /^\/[^/]+\/[^/]+\/(?:raw|archive|tarball|zipball|releases\/(?:latest\/)?download|info\/(?:refs|lfs)|git-upload-pack|git-receive-pack)(?=\/|$)/

/** Deleted accounts have a page too, because their contributions link to it. */
function isOfAccount(name: string): boolean {
  return findLoginIssue(name) === undefined || isGone(name)
}

export function isGone(login: string): boolean {
  return /^(?:ghost|deleted-\d+)$/i.test(login)
}
