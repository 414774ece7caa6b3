import type { Logger } from '../log.ts'

/** Returns the operation's route, such as `/repos/{owner}/{repo}/actions`, if clients know it and it is not there. */
export type FindUnimplemented = (method: string, url: string) => string | undefined

/**
 * Finds routes by their first segments. `{name}` stands for any one segment, and whatever follows is part of the
 * same operation. Used only once no route was found, so an operation that gets a route needs no change here.
 */
export function matchUnimplemented(routes: readonly string[]): FindUnimplemented {
  const patterns = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/?]+')}(?=[/?]|$)`),
  }))
  return (_method, url) => patterns.find(({ pattern }) => pattern.test(url))?.route
}

/** Logs each operation once, however often clients call it. Routes come from the service, so there are few. */
export function createUnimplementedLog(log: Logger): (method: string, route: string) => void {
  const logged = new Set<string>()
  return (method, route) => {
    const name = `${method} ${route}`
    if (logged.has(name)) return
    logged.add(name)
    log.warn({ method, route }, 'a client called an operation that is not implemented')
  }
}
