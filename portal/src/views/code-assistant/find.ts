import { isSignedIn } from '../../server.ts'
import type { Finding } from '../view.ts'
import { operationHref, refactorHref, repositoriesHref, repositoryHref, usageHref } from './hrefs.ts'
import type { OperationList, RepositoryList } from './records.ts'
import { assistantCall, makeCall } from './service.ts'

const maxOperations = 8

/** Palette results: pages, refactorings and repositories. */
export async function findInAssistant(
  text: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const query = text.trim().toLowerCase()
  // Operations of APIs, such as `GET /v1/models`, are found elsewhere.
  if (!query || /^(?:[a-z]+ )?\//.test(query)) return []
  const matches = (title: string) => title.toLowerCase().includes(query)
  const pages = [
    { title: 'Refactor code', detail: 'with a diff to accept', href: refactorHref },
    { title: 'Indexed repositories', detail: 'search and citations', href: repositoriesHref },
    { title: 'Usage and API keys', detail: 'of the code assistant', href: usageHref },
  ].filter(({ title }) => matches(title))
  if (!isSignedIn.value) return pages
  const [operations, repositories] = await Promise.all([
    makeCall<OperationList>(assistantCall(baseUrl, '/v1/refactor/operations'), signal),
    makeCall<RepositoryList>(assistantCall(baseUrl, '/v1/repositories'), signal),
  ])
  return [
    ...pages,
    ...operations.data
      .filter(({ title }) => matches(title))
      .slice(0, maxOperations)
      .map(({ id, title }) => ({ title, detail: 'refactoring', href: operationHref(id) })),
    ...repositories.data
      .filter(({ name }) => matches(name))
      .map(({ name }) => ({ title: name, detail: 'repository', href: repositoryHref(name) })),
  ]
}
