import { findLink } from './links.ts'

export interface Page<Data> {
  data: Data
  response: Response
  /** `next` links may be relative to it. */
  url: string
}

/** A pagination strategy: returns the URL of the next page. */
export type FindNext = (page: Page<unknown>) => string | undefined

/** `Link: <…>; rel="next"`: code-hosting, photo. */
export const linkHeader: FindNext = ({ response }) => findLink(response.headers.get('link'), 'next')

/** `{"links":{"next":"…"}}`, as in JSON:API: a string, an object with `href`, or null on the last page. */
export const linksMember: FindNext = ({ data }) => {
  const next = memberOf(memberOf(data, 'links'), 'next')
  return textOf(next) ?? textOf(memberOf(next, 'href'))
}

/** `{"pagination":{"has_more_items":true,"continuation":"…"}}`: event-management. */
export const continuation: FindNext = ({ data, url }) => {
  const pagination = memberOf(data, 'pagination')
  const token = textOf(memberOf(pagination, 'continuation'))
  if (token === undefined || memberOf(pagination, 'has_more_items') === false) return undefined
  const next = new URL(url)
  next.searchParams.set('continuation', token)
  return next.href
}

/** `{"next":"…"}`: web-content, which always links a next page, until `moreResultsAvailable` is 0. */
export const nextMember: FindNext = ({ data }) =>
  memberOf(data, 'moreResultsAvailable') === 0 ? undefined : textOf(memberOf(data, 'next'))

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
