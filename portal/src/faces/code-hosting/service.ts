import type { Services } from '@octavo/client/services.ts'
import type { Resource } from '../../api/resource.ts'
import { getViewer } from '../../api/viewer.ts'
import { type Call, callUrl } from '../../calls/call.ts'
import { createClients } from '../../calls/clients.ts'
import { type Filled, fillCall } from '../../calls/fill.ts'
import { sendCall } from '../../calls/send.ts'
import { useCallOf } from '../../calls/use-call.ts'
import { isSignedIn } from '../../house.ts'
import { type Links, readLinks } from './paging.ts'

/** The folder at the top has no name, so the description leaves its address out. */
export const topFolder = '/repos/{owner}/{repo}/contents/'

type Template = keyof Services['code-hosting']['paths'] | typeof topFolder

interface HostingFilled extends Filled {
  /** How texts are to come: as HTML, or as HTML beside what was written. */
  media?: 'html' | 'full'
}

export interface Answer<Reply> {
  data: Reply
  status: number
  links: Links
}

export function hostingCall(
  baseUrl: string,
  template: Template,
  { media, ...filled }: HostingFilled = {},
): Call {
  const headers = media ? { accept: `application/vnd.github.${media}+json` } : {}
  return fillCall({ service: 'code-hosting', baseUrl, template }, { headers, ...filled })
}

/** Makes exactly the call that a view shows, as the demo user where the keeper is signed in. */
export async function makeCall<Reply>(call: Call, signal?: AbortSignal): Promise<Answer<Reply>> {
  const client = clientOf(call.baseUrl, (await getViewer(call.service))?.token)
  const isText = call.headers.accept?.includes('.html') ?? false
  const { data, response } = await sendCall<Reply>(client, call, { signal, isText, tell: problemOf })
  return { data, status: response.status, links: readLinks(response) }
}

export function useCall<Reply>(call: Call | undefined): Resource<Answer<Reply>> {
  return useCallOf<Answer<Reply>>(call, { keyOf, make: makeCall })
}

/** Under which the answers about a repository are kept, for `forget` after something of it has changed. */
export function keptAbout(baseUrl: string, owner: string, repo: string): string {
  return `hosting ${isSignedIn.value} ${baseUrl}/repos/${owner}/${repo}`
}

function keyOf(call: Call): string {
  return `hosting ${isSignedIn.value} ${callUrl(call)} ${call.headers.accept ?? ''}`
}

const clientOf = createClients<'code-hosting'>({
  // Nobody looks at a page for an hour until a limit is over.
  retry: { maxTotalMs: 3_000 },
  // What has not changed costs nothing of the limit.
  conditional: { maxEntries: 300 },
})

function problemOf(error: unknown): string {
  const { message, errors } = Object(error)
  const reasons = Array.isArray(errors) ? errors.map(wordsOf) : []
  return [message, ...reasons].filter(Boolean).join('. ')
}

function wordsOf(error: unknown): string {
  const { message, field, code } = Object(error)
  return typeof error === 'string' ? error : (message ?? [field, code].filter(Boolean).join(': '))
}
