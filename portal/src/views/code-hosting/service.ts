import type { Services } from '@octavo/client/services.ts'
import type { Resource } from '../../api/resource.ts'
import { asRecord } from '../../api/unknown-values.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type CallInput, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'
import { useCallOf } from '../../calls/use-call.ts'
import { isSignedIn } from '../../server.ts'
import { type Links, readLinks } from './paging.ts'

/** The root folder has an empty path, which the description does not include. */
export const topFolder = '/repos/{owner}/{repo}/contents/'

type Template = keyof Services['code-hosting']['paths'] | typeof topFolder

interface HostingCallInput extends CallInput {
  /** Media type of texts: HTML, or HTML and source. */
  media?: 'html' | 'full'
}

export interface HostingResponse<Reply> {
  data: Reply
  status: number
  links: Links
}

export function hostingCall(
  baseUrl: string,
  template: Template,
  { media, ...filled }: HostingCallInput = {},
): Call {
  const headers = media ? { accept: `application/vnd.github.${media}+json` } : {}
  return fillCall({ service: 'code-hosting', baseUrl, template }, { headers, ...filled })
}

/** Sends the request that a view shows, as the demo user if the administrator is signed in. */
export async function makeCall<Reply>(call: Call, signal?: AbortSignal): Promise<HostingResponse<Reply>> {
  const client = clientOf(call.baseUrl, (await getViewer(call.service))?.token)
  const isText = call.headers.accept?.includes('.html') ?? false
  const { data, response } = await sendCall<Reply>(client, call, { signal, isText, messageOf })
  return { data, status: response.status, links: readLinks(response) }
}

export function useCall<Reply>(call: Call | undefined): Resource<HostingResponse<Reply>> {
  return useCallOf<HostingResponse<Reply>>(call, { keyOf, make: makeCall })
}

/** All pages of a list that a view shows as a whole. */
export function useList<Item>(call: Call): Resource<readonly Item[]> {
  return useCallOf<readonly Item[]>(call, { keyOf: (call) => `${keyOf(call)} all`, make: listAll })
}

async function listAll<Item>(call: Call, signal: AbortSignal): Promise<readonly Item[]> {
  return (await readPages<Item>(call, signal)).items
}

/** Follows the pages of a list. `isCut` is true if there are more. */
export async function readPages<Item>(
  first: Call,
  signal: AbortSignal,
  maxPages = Number.POSITIVE_INFINITY,
): Promise<{ items: Item[]; isCut: boolean }> {
  const items: Item[] = []
  let call: Call | undefined = first
  for (let pages = 0; call && pages < maxPages; pages++) {
    const { data, links }: HostingResponse<readonly Item[]> = await makeCall(call, signal)
    items.push(...data)
    call = links.next && { ...first, query: [...links.next] }
  }
  return { items, isCut: call !== undefined }
}

/** Cache key prefix of a repository, for `forget`. */
export function cachePrefixOf(baseUrl: string, owner: string, repo: string): string {
  return `hosting ${isSignedIn.value} ${baseUrl}/repos/${owner}/${repo}`
}

function keyOf(call: Call): string {
  return `hosting ${isSignedIn.value} ${callUrl(call)} ${call.headers.accept ?? ''}`
}

const clientOf = createClients<'code-hosting'>({
  // Do not wait for hourly rate limits.
  retry: { maxTotalMs: 3_000 },
  // A 304 does not count against the rate limit.
  conditional: { maxEntries: 300 },
})

function messageOf(error: unknown): string {
  const { message, errors } = asRecord(error)
  const reasons = Array.isArray(errors) ? errors.map(messageOfDetail) : []
  return [message, ...reasons].filter(Boolean).join('. ')
}

function messageOfDetail(error: unknown): string {
  const { message, field, code } = asRecord(error)
  if (typeof error === 'string') return error
  return typeof message === 'string' ? message : [field, code].filter(Boolean).join(': ')
}
