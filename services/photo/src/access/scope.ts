import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Viewer, viewerOf } from './viewer.ts'

/** What presenting a response needs: the context, the base URL of the response's links and the viewer. */
export interface RequestScope {
  readonly context: Context
  readonly base: string
  readonly viewer: Viewer
}

export function scopeOf(context: Context, request: FastifyRequest): RequestScope {
  return { context, base: context.url(request), viewer: viewerOf(request) }
}
