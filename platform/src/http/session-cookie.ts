import type { FastifyRequest } from 'fastify'

/** Where a browser keeps the id of a session. */
export interface SessionCookie {
  /** Several, where another service of this host has set cookies of the same name. */
  read(request: FastifyRequest): readonly string[]
  /** A value for the header `set-cookie`. */
  write(request: FastifyRequest, id: string): string
  clear(request: FastifyRequest): string
}

export interface SessionCookieOptions {
  sameSite: 'Lax' | 'Strict'
  /** Cookies know no ports, so the name has to: two servers on one host would sign each other out. */
  place(request: FastifyRequest): { isSecure: boolean; port: number | string | undefined }
}

/** Without an age: the session itself knows when it is over. */
export function createSessionCookie({ sameSite, place }: SessionCookieOptions): SessionCookie {
  function describe(request: FastifyRequest) {
    const { isSecure, port } = place(request)
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
