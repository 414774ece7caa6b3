import type { FastifyReply, FastifyRequest } from 'fastify'

/** Redirects for good, in a way that keeps the method: 301 would turn other methods into GET. */
export function redirectForGood(
  { method }: FastifyRequest,
  reply: FastifyReply,
  location: string,
): FastifyReply {
  return reply
    .code(method === 'GET' || method === 'HEAD' ? 301 : 307)
    .header('location', location)
    .send({
      // Also with 307: clients know the message from there.
      message: 'Moved Permanently',
      url: location,
      documentation_url:
        'https://docs.github.com/rest/guides/best-practices-for-using-the-rest-api#follow-redirects',
    })
}
