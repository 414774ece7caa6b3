import type {
  Client,
  ClientPathsWithMethod,
  MaybeOptionalInit,
  MethodResponse,
  Middleware,
} from 'openapi-fetch'
import { type FindNext, linkHeader, type Page } from './next-page.ts'

/** A list could not be read completely. */
export class PageError extends Error {
  override name = 'PageError'
  readonly response: Response
  /** The error in the response body. */
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
 * Iterates over the pages of a list. Takes the options of `client.GET`, and `findNext` for services that do not use the
 * `Link` header.
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
    if (!response.ok) throw new PageError(`${requested} responded with ${response.status}`, response, error)
    visited.add(requested)
    // Typed by the OpenAPI description, as for `client.GET`.
    const page = { data: data as ListData<Paths, Path>, response, url: response.url || requested }
    yield page
    const address = findNext(page)
    if (address === undefined) return
    next = resolveNext(address, page, requested)
    // Some services link the last page to itself.
    if (visited.has(next)) return
  }
}

interface Reply {
  /** The requested URL. */
  requested: string
  response: Response
  data?: unknown
  error?: unknown
}

interface Init {
  params?: object
  middleware?: Middleware[]
}

/** Gets the first page, or the page at a URL from the service. */
function createGet(client: object, path: PropertyKey, init: Init) {
  // `followPages` has already checked the types of path and parameters.
  const { GET } = client as { GET(path: PropertyKey, init: object): Promise<Omit<Reply, 'requested'>> }
  return async (next?: string): Promise<Reply> => {
    let requested = ''
    const observer: Middleware = {
      onRequest({ request }) {
        requested = request.url
      },
    }
    const address = next !== undefined && {
      // With a `path` object, even an empty one, the client passes the whole URL to the serializer.
      params: { ...init.params, path: {} },
      pathSerializer: () => next,
      querySerializer: () => '',
    }
    const middleware = [...(init.middleware ?? []), observer]
    const reply = await GET(path, { ...init, ...address, middleware })
    return { requested, ...reply }
  }
}

/** Refuses other origins, because requests carry the caller's token. */
function resolveNext(address: string, { url, response }: Page<unknown>, requested: string): string {
  const next = URL.parse(address, url)
  if (!next) throw new PageError(`Invalid URL of the next page: ${address}`, response)
  if (next.origin !== new URL(requested).origin)
    throw new PageError(`The next page is at another origin: ${next}`, response)
  return next.href
}
