/**
 * The API is mounted at `/api/v3`, at the root, and at the root of hosts named `api.…`. Repositories,
 * organizations and users also have URLs by id. Routes are registered once, for the root and for names.
 */
export function routeAddress(url: string): string {
  const path = url.startsWith('/api/v3') && /^\/api\/v3(?=[/?]|$)/.test(url) ? url.slice(7) : url
  if (path === '/api/graphql' || path.startsWith('/api/graphql?')) return path.slice(4)
  const unmounted = path.startsWith('/api/uploads/') ? path.slice(12) : path
  if (unmounted === '' || unmounted.startsWith('?')) return `/${unmounted}`
  return unmounted
    .replace(/^\/repositories\/(\d{1,15})(?=[/?]|$)/, '/repos/_/_$1')
    .replace(/^\/organizations\/(\d{1,15})\/team\/(\d{1,15})(?=[/?]|$)/, '/orgs/_$1/teams/_$2')
    .replace(/^\/organizations\/(\d{1,15})(?=[/?]|$)/, '/orgs/_$1')
    .replace(/^\/teams\/(\d{1,15})(?=[/?]|$)/, '/orgs/_/teams/_$1')
    .replace(/^\/user\/(\d{1,15})(?=\?|$)/, '/users/_$1')
    .replace(pathAtEnd, (_, before: string, name: string) => before + joined(name))
    .replace(nameBefore, (_, before: string, name: string) => before + joined(name))
}

/** `go get` requests the page of an import path to find its repository. */
export function goImportRoute(url: string): string | undefined {
  const [, owner, repo] = asksForModule.exec(url) ?? []
  return owner === undefined ? undefined : `/_go/${owner}/${repo}`
}

const asksForModule = /^\/([^/?]+)\/([^/?]+)(?:\/[^?]*)?\?(?:[^?]*&)?go-get=1(?:&.*)?$/

/** Paths, refs, branches and labels may contain slashes, encoded or not. Routes get them as one segment. */
const pathAtEnd =
  /^(\/repos\/[^/?]+\/[^/?]+\/(?:contents|readme|compare|tarball|zipball|rules\/branches|git\/(?:refs?|matching-refs|trees)|releases\/tags|(?:issues\/\d+\/)?labels)\/|\/(?!(?:repos|gist)\/)[^/?]+\/[^/?]+\/raw\/)([^?]+)/
const nameBefore =
  /^(\/repos\/[^/?]+\/[^/?]+\/(?:commits|branches)\/)([^?]+?)(?=(?:\/(?:status|statuses|comments|pulls|branches-where-head|check-runs|check-suites|rename|protection(?:\/[^?]*)?))?(?:\?|$))/

function joined(name: string): string {
  return name.replace(/\/$/, '').replaceAll('/', '%2F')
}
