import type { FastifyRequest } from 'fastify'
import { writerOf } from '../../../repositories/role-check.ts'
import { readNumber } from '../../../wire/path-numbers.ts'

/** The comment that the path names, and the user who changes it. */
export function chosenBy(request: FastifyRequest<{ Params: { comment_id: string } }>) {
  const { role } = request.repository
  return { writer: writerOf(request), role, id: readNumber(request.params.comment_id) }
}
