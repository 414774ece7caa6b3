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
 * path, so a second router indexes all routes.
 */
export function indexMethods(
  app: FastifyInstance,
  options: { ignoreTrailingSlash: boolean; maxParamLength: number },
) {
  const router = findMyWay(options)
  const methods = new Set<HTTPMethod>()

  app.addHook('onRoute', ({ url, method }) => {
    for (const name of [method].flat() as HTTPMethod[]) {
      router.on(name, url, () => {})
      methods.add(name)
    }
  })

  /** Returns sorted methods, or an empty list when no route matches. */
  return function methodsAt(path: string): string[] {
    const matching: string[] = [...methods].filter((method) => router.find(method, path))
    return matching.length ? [...new Set([...matching, 'OPTIONS'])].sort() : []
  }
}
