import createOpenApiClient, { type Client, type HeadersOptions } from 'openapi-fetch'
import { type ConditionalOptions, withConditionalRequests } from './conditional.ts'
import { type PatienceOptions, withPatience } from './retry.ts'
import type { Send } from './send.ts'
import type { Services } from './services.ts'
import { type Token, withToken } from './token.ts'

export type ServiceName = keyof Services

/** A client that knows the paths, parameters and answers of one service. */
export type ServiceClient<Name extends ServiceName> = Client<Services[Name]['paths']>

/** A record that a service's description names, such as `Schema<'country-data', 'Country'>`. */
export type Schema<
  Name extends ServiceName,
  Title extends keyof Services[Name]['components']['schemas'],
> = Services[Name]['components']['schemas'][Title]

export interface ClientOptions {
  baseUrl: string
  token?: Token
  headers?: HeadersOptions
  /** What sends requests in the end; the `fetch` of the platform unless told. */
  fetch?: Send
  /** Remembering answers to ask whether they still hold; `false` does without. */
  conditional?: ConditionalOptions | false
  /** Waiting where a limit is reached; `false` gives the refusal to the caller at once. */
  patience?: PatienceOptions | false
}

export function createClient<Name extends ServiceName>(options: ClientOptions): ServiceClient<Name> {
  const { baseUrl, token, headers, conditional = {}, patience = {} } = options
  let send: Send = options.fetch ?? ((request) => fetch(request))
  if (patience) send = withPatience(send, patience)
  if (conditional) send = withConditionalRequests(send, conditional)
  // Outermost, because an answer is remembered for the token that it was given to.
  if (token !== undefined) send = withToken(send, token, originOf(baseUrl))
  return createOpenApiClient<Services[Name]['paths']>({ baseUrl, fetch: send, ...(headers && { headers }) })
}

/** In a browser the base may be relative to the page, which a request takes into account. */
function originOf(baseUrl: string): string {
  return new URL(new Request(baseUrl).url).origin
}
