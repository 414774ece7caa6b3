import { findLink } from './links.ts'

export interface Page<Data> {
  data: Data
  response: Response
  /** Where the page is; `next` addresses may be relative to it. */
  url: string
}

/** Finds the address of the page after this one. There is a strategy for each way of paging of the services. */
export type FindNext = (page: Page<unknown>) => string | undefined

/** `Link: <…>; rel="next"`, as of the code-hosting and the photo service. */
export const linkHeader: FindNext = ({ response }) => findLink(response.headers.get('link'), 'next')

/** `{"links":{"next":"…"}}`, as JSON:API has it: a text, an object with `href`, or null on the last page. */
export const linksMember: FindNext = ({ data }) => {
  const next = memberOf(memberOf(data, 'links'), 'next')
  return textOf(next) ?? textOf(memberOf(next, 'href'))
}

/** `{"pagination":{"has_more_items":true,"continuation":"…"}}`, as of the event-management service. */
export const continuation: FindNext = ({ data, url }) => {
  const pagination = memberOf(data, 'pagination')
  const token = textOf(memberOf(pagination, 'continuation'))
  if (token === undefined || memberOf(pagination, 'has_more_items') === false) return undefined
  const next = new URL(url)
  next.searchParams.set('continuation', token)
  return next.href
}

/** `{"next":"…"}`, as of the web-content service, which always has a next page and says if there is anything on it. */
export const nextMember: FindNext = ({ data }) =>
  memberOf(data, 'moreResultsAvailable') === 0 ? undefined : textOf(memberOf(data, 'next'))

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
