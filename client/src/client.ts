import createOpenApiClient, { type Client, type HeadersOptions } from 'openapi-fetch'
import { type ConditionalOptions, withConditionalRequests } from './conditional.ts'
import { type RetryOptions, withRetry } from './retry.ts'
import type { Send } from './send.ts'
import type { Services } from './services.ts'
import { type Token, withToken } from './token.ts'

export type ServiceName = keyof Services

/** A client with the paths, parameters and responses of one service. */
export type ServiceClient<Name extends ServiceName> = Client<Services[Name]['paths']>

/** A schema of a service's description, such as `Schema<'country-data', 'Country'>`. */
export type Schema<
  Name extends ServiceName,
  Title extends keyof Services[Name]['components']['schemas'],
> = Services[Name]['components']['schemas'][Title]

export interface ClientOptions {
  baseUrl: string
  token?: Token
  headers?: HeadersOptions
  /** Sends the requests; the global `fetch` by default. */
  fetch?: Send
  /** Caches responses and revalidates them; `false` disables this. */
  conditional?: ConditionalOptions | false
  /** Waits and retries when rate limited; `false` returns the error response immediately. */
  retry?: RetryOptions | false
}

export function createClient<Name extends ServiceName>(options: ClientOptions): ServiceClient<Name> {
  const { baseUrl, token, headers, conditional = {}, retry = {} } = options
  let send: Send = options.fetch ?? ((request) => fetch(request))
  if (retry) send = withRetry(send, retry)
  if (conditional) send = withConditionalRequests(send, conditional)
  // Outermost, because the cache key includes the token.
  if (token !== undefined) send = withToken(send, token, originOf(baseUrl))
  return createOpenApiClient<Services[Name]['paths']>({ baseUrl, fetch: send, ...(headers && { headers }) })
}

/** In browsers, the base URL may be relative to the page; Request resolves it. */
function originOf(baseUrl: string): string {
  return new URL(new Request(baseUrl).url).origin
}
