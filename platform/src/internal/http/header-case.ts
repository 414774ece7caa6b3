import type { IncomingMessage, ServerResponse as Response } from 'node:http'
import { ServerResponse } from '../../http/node-http.ts'

/** Creates a response class that sends these headers spelled like this. Fastify lowercases all names. */
export function responseWithHeaderCase(names: readonly string[]): typeof Response {
  const spelled = names.map((name) => [name.toLowerCase(), name] as const)

  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const headers = rest.at(-1)
      // Node expects a record or a list here; Fastify passes a record of its own.
      if (typeof headers === 'object' && headers !== null && !Array.isArray(headers))
        respell(headers as Record<string, unknown>)
      // The signature is overloaded; the arguments are passed on unchanged.
      return super.writeHead(status, ...(rest as []))
    }
  }

  function respell(headers: Record<string, unknown>): void {
    for (const [name, spelling] of spelled) {
      if (headers[name] === undefined) continue
      headers[spelling] = headers[name]
      delete headers[name]
    }
  }
}
