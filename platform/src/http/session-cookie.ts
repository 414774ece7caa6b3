import type { FastifyRequest } from 'fastify'

/** The cookie that holds a session id. */
export interface SessionCookie {
  /** Returns several ids if another service on this host set cookies of the same name. */
  read(request: FastifyRequest): readonly string[]
  /** Returns a `Set-Cookie` header value. */
  write(request: FastifyRequest, id: string): string
  clear(request: FastifyRequest): string
}

export interface SessionCookieOptions {
  sameSite: 'Lax' | 'Strict'
  /** Cookies ignore ports, so the name includes the port. Otherwise servers on one host would sign each other out. */
  originOf(request: FastifyRequest): { isSecure: boolean; port: number | string | undefined }
}

/** The cookie has no `Max-Age`, because the session expires on the server. */
export function createSessionCookie({ sameSite, originOf }: SessionCookieOptions): SessionCookie {
  function describe(request: FastifyRequest) {
    const { isSecure, port } = originOf(request)
    return {
      name: `${isSecure ? '__Host-' : ''}octavo_session${port ? `_${port}` : ''}`,
      attributes: `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`,
    }
  }

  function write(request: FastifyRequest, id: string): string {
    const { name, attributes } = describe(request)
    return `${name}=${id}; ${attributes}`
  }

  return {
    read(request) {
      const { name } = describe(request)
      return (request.headers.cookie ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1))
    },
    write,
    clear: (request) => `${write(request, '')}; Max-Age=0`,
  }
}
