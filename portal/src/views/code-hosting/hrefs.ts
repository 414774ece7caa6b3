import { matchPath } from '../../path.ts'
import { view } from './view.ts'

export interface Place {
  owner: string
  repo: string
}

export const viewHref = '/code-hosting'

export const repositoryHref = ({ owner, repo }: Place) => `${viewHref}/${encode(owner)}/${encode(repo)}`

export const treeHref = (place: Place, ref: string, path = '') =>
  `${repositoryHref(place)}/tree/${encode(ref)}${path && `/${encodePath(path)}`}`

export const fileHref = (place: Place, ref: string, path: string) =>
  `${repositoryHref(place)}/blob/${encode(ref)}/${encodePath(path)}`

export const commitsHref = (place: Place, ref: string, path = '') =>
  `${repositoryHref(place)}/commits/${encode(ref)}${path && `/${encodePath(path)}`}`

export const commitHref = (place: Place, sha: string) => `${repositoryHref(place)}/commit/${sha}`

export const compareHref = (place: Place, base: string, head: string) =>
  `${repositoryHref(place)}/compare/${encode(base)}...${encode(head)}`

export const issuesHref = (place: Place) => `${repositoryHref(place)}/issues`

export const issueHref = (place: Place, number: number) => `${issuesHref(place)}/${number}`

export const pullsHref = (place: Place) => `${repositoryHref(place)}/pulls`

export const pullHref = (place: Place, number: number | string) => `${repositoryHref(place)}/pull/${number}`

export const releasesHref = (place: Place) => `${repositoryHref(place)}/releases`

export const releaseHref = (place: Place, tag: string) => `${releasesHref(place)}/tag/${encodePath(tag)}`

export const teamHref = (org: string, slug: string) => `${viewHref}/orgs/${encode(org)}/teams/${encode(slug)}`

export const hooksHref = (place: Place) => `${repositoryHref(place)}/settings/hooks`

/** Maps URLs of the service's HTML pages to pages of this view, which have the same paths. Other pages stay there. */
export function hrefHere(address: string, serviceUrl: string, place: Place, ref: string): string {
  if (!URL.canParse(address, serviceUrl)) return ''
  const url = new URL(address, serviceUrl)
  if (url.origin !== new URL(serviceUrl).origin || reserved.test(url.pathname)) return url.href
  // Here, a branch name with a slash is one escaped path segment.
  const named = `/${place.owner}/${place.repo}/blob/${ref.split('/').map(encode).join('/')}/`
  const path = url.pathname.startsWith(named)
    ? `/${place.owner}/${place.repo}/blob/${encode(ref)}/${url.pathname.slice(named.length)}`
    : url.pathname
  const href = `${viewHref}${path}`
  return view.routes.some((route) => matchPath(route.path, href))
    ? `${href}${url.search}${url.hash}`
    : url.href
}

/** First segments that are no logins, although their paths look like those of repositories. */
const reserved = /^\/(?:api|_avatars|apps|settings|organizations|login)\//

const encode = encodeURIComponent
const encodePath = (path: string) => path.split('/').map(encode).join('/')
