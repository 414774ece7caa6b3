import { createHash } from 'node:crypto'
import { Problem } from '@octavo/platform/errors.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Viewer } from '../accounts/viewer.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import {
  claimKey,
  dropKey,
  findKey,
  type IdempotencyKeyRow,
  type KeyName,
  settleKey,
} from '../store/idempotency-keys.ts'

/** For the `headers` of whatever must not happen twice. */
export const IdempotencyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'A text of your own: who sends it again within a day gets the same answer, and nothing happens twice.',
    }),
  ),
})

/**
 * Does what a request asks for once, however often it comes with its key. What may be different the next time, such
 * as a defect of ours, is not kept.
 */
export async function once<Answer>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: FastifyRequest,
  viewer: Viewer,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return await act()
  const name = { subject: subjectOf(viewer, request), key }
  const fingerprint = fingerprintOf(request)
  const claim = { ...name, fingerprint, created_at_ms: clock.now() }
  if (!(await db.writeTogether(turn, (tx) => claimKey(tx, claim)))) {
    const known = await findKey(db.read, name)
    // The same key answers with what the same route has made.
    if (known) return answerOf(known, fingerprint) as Answer
    throw problem('REQUEST_CONFLICT')
  }
  try {
    const answer = await act()
    await settle(db, name, 200, answer)
    return answer
  } catch (error) {
    if (error instanceof Problem && isFinal(error))
      await settle(db, name, error.status, {
        code: error.code,
        message: error.message,
        data: error.details.data,
      })
    else await db.writeTogether(turn, (tx) => dropKey(tx, name))
    throw error
  }
}

const turn = 'idempotency keys'

async function settle(db: Context['db'], name: KeyName, status: number, body: unknown): Promise<void> {
  await db.writeTogether(turn, (tx) => settleKey(tx, name, status, JSON.stringify(body)))
}

function answerOf({ fingerprint, state, status, body }: IdempotencyKeyRow, expected: string): unknown {
  if (fingerprint !== expected) throw problem('IDEMPOTENCY_KEY_REUSED')
  if (state === 'running' || status === null || body === null) throw problem('REQUEST_CONFLICT')
  const kept = JSON.parse(body)
  if (status < 400) return kept
  throw new Problem(kept.code, status, kept.message, { data: kept.data })
}

const isFinal = ({ status }: Problem) => status < 500 && status !== 409 && status !== 429

/** Keys of one caller are no business of another's. */
function subjectOf({ userId }: Viewer, { query }: FastifyRequest): string {
  return userId === null ? `access:${hash(String(Object(query).access))}` : `user:${userId}`
}

function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return hash(`${method} ${url.split('?', 1)[0]} ${JSON.stringify(body)}`)
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
