import { unprocessable, validationFailed } from '../errors.ts'

/** An invalid search query. */
export function refuseQuery(message: string): never {
  throw validationFailed({ resource: 'Search', field: 'q', code: 'invalid', message })
}

export const inaccessible =
  'The listed users and repositories cannot be searched either because the resources do not exist or you do not have permission to view them.'

/** GitHub returns this many results of a search at most. */
export const maxResults = 1_000

export function refuseDeepPages({ limit, offset }: { limit: number; offset: number }): void {
  if (offset + limit > maxResults && offset >= maxResults)
    throw unprocessable(`Only the first ${maxResults} search results are available`)
}
