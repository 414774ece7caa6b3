import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { whenStarted } from './started-stream.ts'

/** Sends a body that is not JSON, with the media type that the client requested. */
export async function sendPlain(
  reply: FastifyReply,
  { type, isText }: { type: string; isText: boolean },
  content: string | Buffer | Readable,
): Promise<FastifyReply> {
  const body = content instanceof Readable ? await whenStarted(content) : content
  return reply.type(isText ? `${type}; charset=utf-8` : type).send(body)
}
