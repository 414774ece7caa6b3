import type { FastifyInstance } from 'fastify'
import findMyWay, { type HTTPMethod } from 'find-my-way'

/** Every address that answers GET answers HEAD, by the same handler. */
export function addHeadMethods(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    const hasHead = methods.includes('HEAD') || app.hasRoute({ method: 'HEAD', url: route.url })
    if (methods.includes('GET') && !hasHead) route.method = [...methods, 'HEAD']
  })
}

/**
 * Which methods an address answers. Fastify's router can only be asked for one method by a request with it, so a
 * wrong method and a wrong address look the same to it; this second one tells them apart when nothing was found.
 */
export function indexMethods(
  app: FastifyInstance,
  options: { ignoreTrailingSlash: boolean; caseSensitive: boolean; maxParamLength: number },
) {
  const router = findMyWay(options)
  const methods = new Set<HTTPMethod>()

  app.addHook('onRoute', ({ url, method }) => {
    for (const name of [method].flat() as HTTPMethod[]) {
      router.on(name, url, () => {})
      methods.add(name)
    }
  })

  /** Sorted; empty when the address has no route at all. */
  return function methodsAt(path: string): string[] {
    const found: string[] = [...methods].filter((method) => router.find(method, path))
    return found.length ? [...new Set([...found, 'OPTIONS'])].sort() : []
  }
}
