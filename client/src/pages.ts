import type {
  Client,
  ClientPathsWithMethod,
  MaybeOptionalInit,
  MethodResponse,
  Middleware,
} from 'openapi-fetch'
import { type FindNext, linkHeader, type Page } from './next-page.ts'

/** A list could not be read to its end. */
export class PageError extends Error {
  override name = 'PageError'
  readonly response: Response
  /** What the service says about it. */
  readonly error: unknown

  constructor(message: string, response: Response, error?: unknown) {
    super(message)
    this.response = response
    this.error = error
  }
}

type ListPath<Paths extends object> = ClientPathsWithMethod<Client<Paths>, 'get'> & keyof Paths

type ListInit<Operations> = MaybeOptionalInit<Operations, 'get' & keyof Operations> & { findNext?: FindNext }

type ListData<Paths extends object, Path extends ListPath<Paths>> = MethodResponse<Client<Paths>, 'get', Path>

/**
 * Reads a list page by page, as long as the service names a next one. Takes what `client.GET` takes, and how to
 * find the next page where it is not in the `Link` header.
 */
export async function* followPages<Paths extends object, Path extends ListPath<Paths>>(
  client: Client<Paths>,
  path: Path,
  { findNext = linkHeader, ...init }: ListInit<Paths[Path]>,
): AsyncGenerator<Page<ListData<Paths, Path>>, void, undefined> {
  const get = createGet(client, path, init)
  const visited = new Set<string>()
  for (let next: string | undefined; ; ) {
    const { requested, response, data, error } = await get(next)
    if (!response.ok) throw new PageError(`${requested} answered ${response.status}`, response, error)
    visited.add(requested)
    // The description says what comes, as it does for `client.GET`.
    const page = { data: data as ListData<Paths, Path>, response, url: response.url || requested }
    yield page
    const address = findNext(page)
    if (address === undefined) return
    next = resolveNext(address, page, requested)
    // A service that has nothing more may name the last page again.
    if (visited.has(next)) return
  }
}

interface Reply {
  /** The address that was asked for. */
  requested: string
  response: Response
  data?: unknown
  error?: unknown
}

interface Init {
  params?: object
  middleware?: Middleware[]
}

/** Gets the first page, or the one at an address that a service gave. */
function createGet(client: object, path: PropertyKey, init: Init) {
  // The signature of `followPages` has checked path and parameters; here the method is called without them.
  const { GET } = client as { GET(path: PropertyKey, init: object): Promise<Omit<Reply, 'requested'>> }
  return async (next?: string): Promise<Reply> => {
    let requested = ''
    const observer: Middleware = {
      onRequest({ request }) {
        requested = request.url
      },
    }
    const address = next !== undefined && {
      // Given a path parameter to fill in, even none, the client lets the serialiser have the whole address.
      params: { ...init.params, path: {} },
      pathSerializer: () => next,
      querySerializer: () => '',
    }
    const middleware = [...(init.middleware ?? []), observer]
    const reply = await GET(path, { ...init, ...address, middleware })
    return { requested, ...reply }
  }
}

/** What a caller sends along, such as a token, is for the service that was asked first and for no other. */
function resolveNext(address: string, { url, response }: Page<unknown>, requested: string): string {
  const next = URL.parse(address, url)
  if (!next) throw new PageError(`The next page has no address that could be read: ${address}`, response)
  if (next.origin !== new URL(requested).origin)
    throw new PageError(`The next page is at another origin, which is not followed: ${next}`, response)
  return next.href
}
