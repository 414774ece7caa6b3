import type { IncomingHttpHeaders } from 'node:http'
import { findLoginFlaw } from '../access/logins.ts'

/** Where the routes of pages stand inside, so that none of them is in the way of one of the API. */
export const pagesMount = '/_pages'

/**
 * The route of the page that stands at an address, if it is one of a page. Pages begin with the login of an account;
 * what no account may be called belongs to the API, but for two addresses that readers find a page at too.
 */
export function pageRoute(url: string, { accept = '', host = '' }: IncomingHttpHeaders): string | undefined {
  if (url.startsWith('/repos/') || url.startsWith('/api/')) return undefined
  if (url.startsWith(pagesMount)) return '/_'
  if (host.startsWith('api.')) return undefined
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  const query = end < 0 ? '' : url.slice(end)
  if (path === '/' || ofTeam.test(path)) return accept.includes('text/html') ? pagesMount + url : undefined
  const [, first = ''] = path.split('/', 2)
  if (!isOfAccount(first) || ofOthers.test(path)) return undefined
  return pagesMount + path.replace(/\/+$/, '') + query
}

const ofTeam = /^\/orgs\/[^/]+\/teams\/[^/]+$/
/** Git itself, and files and archives as they are. */
const ofOthers = /^\/[^/]+\/[^/]+\/(?:raw|archive|info\/refs|git-upload-pack|git-receive-pack)(?=\/|$)/

/** Those who are gone have a page as well, for what they made still names them. */
function isOfAccount(name: string): boolean {
  return findLoginFlaw(name) === undefined || isGone(name)
}

export function isGone(login: string): boolean {
  return /^(?:ghost|deleted-\d+)$/i.test(login)
}
