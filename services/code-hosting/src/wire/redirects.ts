import type { FastifyReply, FastifyRequest } from 'fastify'

/** Permanent redirect that keeps the method: clients turn other methods into GET after a 301. */
export function redirectPermanently(
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
