import type { FastifyRequest } from 'fastify'

/** Where the browser keeps the id of a session. */
export interface SessionCookie {
  /** Several, where another service of this host has set cookies of the same name. */
  read(request: FastifyRequest): readonly string[]
  write(request: FastifyRequest, id: string): string
  clear(request: FastifyRequest): string
}

/** Without an age: the session itself knows when it is over. */
const attributes = 'Path=/; HttpOnly; SameSite=Strict'

export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  const isSecure = ({ protocol }: FastifyRequest) =>
    publicUrl === undefined ? protocol === 'https' : publicUrl.startsWith('https:')

  /** Cookies know no ports, so the name has to: two Octavos on one host would sign each other out. */
  const nameFor = (request: FastifyRequest) =>
    `${isSecure(request) ? '__Host-' : ''}octavo_session_${request.raw.socket.localPort}`

  const render = (request: FastifyRequest, value: string) =>
    `${nameFor(request)}=${value}; ${attributes}${isSecure(request) ? '; Secure' : ''}`

  return {
    read(request) {
      const name = nameFor(request)
      return (request.headers.cookie ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1))
    },
    write: render,
    clear: (request) => `${render(request, '')}; Max-Age=0`,
  }
}
