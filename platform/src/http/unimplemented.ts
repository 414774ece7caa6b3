import type { Logger } from '../log.ts'

/** Returns the route of an unimplemented operation of the ecosystem, such as `/repos/{owner}/{repo}/actions`. */
export type FindUnimplemented = (method: string, url: string) => string | undefined

/**
 * Matches routes by prefix, where `{name}` matches one segment. A route may begin with a method: `POST /things`. Called
 * only when no route of the service matches, so implemented operations need not be removed from the list.
 */
export function matchUnimplemented(routes: readonly string[]): FindUnimplemented {
  const patterns = routes.map((route) => {
    const [path = '', method] = route.split(' ').reverse()
    const prefix = path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/?]+')
    return { route: path, method, pattern: new RegExp(`^${prefix}(?=[/?]|$)`) }
  })
  return (method, url) =>
    patterns.find((operation) => (operation.method ?? method) === method && operation.pattern.test(url))
      ?.route
}

/** Logs each operation once. The set stays small, because routes come from the service, not from clients. */
export function createUnimplementedLog(log: Logger): (method: string, route: string) => void {
  const logged = new Set<string>()
  return (method, route) => {
    const name = `${method} ${route}`
    if (logged.has(name)) return
    logged.add(name)
    log.warn({ method, route }, 'a client called an operation that is not implemented')
  }
}
