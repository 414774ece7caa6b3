import type { FastifyInstance } from 'fastify'
import findMyWay, { type HTTPMethod } from 'find-my-way'

/** Adds HEAD to every GET route (RFC 9110 §9.1). */
export function addHeadMethods(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    const hasHead = methods.includes('HEAD') || app.hasRoute({ method: 'HEAD', url: route.url })
    if (methods.includes('GET') && !hasHead) route.method = [...methods, 'HEAD']
  })
}

/**
 * Returns a function that lists the methods of a path. Fastify's router cannot distinguish a wrong method from an unknown
 * path, so a second router indexes all routes. It is built for the first path, which saves time and memory at the start.
 */
export function indexMethods(
  app: FastifyInstance,
  options: { ignoreTrailingSlash: boolean; maxParamLength: number },
) {
  const routes: { url: string; method: HTTPMethod }[] = []
  let router: findMyWay.Instance<findMyWay.HTTPVersion.V1> | undefined

  app.addHook('onRoute', ({ url, method }) => {
    for (const name of [method].flat() as HTTPMethod[]) routes.push({ method: name, url })
  })

  function createRouter() {
    const created = findMyWay(options)
    for (const { method, url } of routes) created.on(method, url, () => {})
    return created
  }

  /** Returns sorted methods, or an empty list when no route matches. */
  return function methodsAt(path: string): string[] {
    const current = router ?? createRouter()
    router = current
    const methods = new Set(routes.map(({ method }) => method))
    const matching: string[] = [...methods].filter((method) => current.find(method, path))
    return matching.length ? [...new Set([...matching, 'OPTIONS'])].sort() : []
  }
}
