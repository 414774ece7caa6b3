import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { whenStarted } from './stream-start.ts'

/** Sends a body that is not JSON, with the media type that the client asked for. */
export async function sendPlain(
  reply: FastifyReply,
  { type, isText }: { type: string; isText: boolean },
  content: string | Buffer | Readable,
): Promise<FastifyReply> {
  const ready = content instanceof Readable ? await whenStarted(content) : content
  return reply.type(isText ? `${type}; charset=utf-8` : type).send(ready)
}
