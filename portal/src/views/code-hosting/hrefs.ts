import { matchPath } from '../../path.ts'
import { view } from './view.ts'

export interface RepositoryPath {
  owner: string
  repo: string
}

export const viewHref = '/code-hosting'

export const repositoryHref = ({ owner, repo }: RepositoryPath) =>
  `${viewHref}/${encode(owner)}/${encode(repo)}`

export const treeHref = (repoPath: RepositoryPath, ref: string, path = '') =>
  `${repositoryHref(repoPath)}/tree/${encode(ref)}${path && `/${encodePath(path)}`}`

export const fileHref = (repoPath: RepositoryPath, ref: string, path: string) =>
  `${repositoryHref(repoPath)}/blob/${encode(ref)}/${encodePath(path)}`

export const commitsHref = (repoPath: RepositoryPath, ref: string, path = '') =>
  `${repositoryHref(repoPath)}/commits/${encode(ref)}${path && `/${encodePath(path)}`}`

export const commitHref = (repoPath: RepositoryPath, sha: string) =>
  `${repositoryHref(repoPath)}/commit/${sha}`

export const compareHref = (repoPath: RepositoryPath, base: string, head: string) =>
  `${repositoryHref(repoPath)}/compare/${encode(base)}...${encode(head)}`

export const issuesHref = (repoPath: RepositoryPath) => `${repositoryHref(repoPath)}/issues`

export const issueHref = (repoPath: RepositoryPath, number: number) => `${issuesHref(repoPath)}/${number}`

export const pullsHref = (repoPath: RepositoryPath) => `${repositoryHref(repoPath)}/pulls`

export const pullHref = (repoPath: RepositoryPath, number: number | string) =>
  `${repositoryHref(repoPath)}/pull/${number}`

export const releasesHref = (repoPath: RepositoryPath) => `${repositoryHref(repoPath)}/releases`

export const releaseHref = (repoPath: RepositoryPath, tag: string) =>
  `${releasesHref(repoPath)}/tag/${encodePath(tag)}`

export const teamHref = (org: string, slug: string) => `${viewHref}/orgs/${encode(org)}/teams/${encode(slug)}`

export const hooksHref = (repoPath: RepositoryPath) => `${repositoryHref(repoPath)}/settings/hooks`

/** Maps URLs of the service's HTML pages to pages of this view, which have the same paths. Other pages stay there. */
export function hrefHere(address: string, serviceUrl: string, repoPath: RepositoryPath, ref: string): string {
  if (!URL.canParse(address, serviceUrl)) return ''
  const url = new URL(address, serviceUrl)
  if (url.origin !== new URL(serviceUrl).origin || reserved.test(url.pathname)) return url.href
  // Here, a branch name with a slash is one escaped path segment.
  const blobPrefix = `/${repoPath.owner}/${repoPath.repo}/blob/${ref.split('/').map(encode).join('/')}/`
  const path = url.pathname.startsWith(blobPrefix)
    ? `/${repoPath.owner}/${repoPath.repo}/blob/${encode(ref)}/${url.pathname.slice(blobPrefix.length)}`
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
