import type { Caller } from '@octavo/platform/auth/auth.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { maxHistoryBytes } from './max-history-bytes.ts'
import type { Response } from './present/response.ts'
import {
  deleteStored,
  endStored,
  findStored,
  insertStored,
  renewStored,
  type StoredResponse,
} from './store/stored-objects.ts'

const kind = 'response'
/** Several times the interval of renewals, so that a busy process does not count as ended. */
const maxSilenceMs = 30_000
const maxChain = 200

export type StoredResponses = ReturnType<typeof createStoredResponses>

/** Responses whose requests set `store`. Each user sees only their own. */
export function createStoredResponses({
  db,
  clock,
  ids,
  config,
}: Pick<Context, 'db' | 'clock' | 'ids' | 'config'>) {
  const maxBytes = config.maxStoredResponseBytesPerUser || Number.POSITIVE_INFINITY
  const notFound = () => problem('response_not_found')

  async function find(caller: Caller, id: string): Promise<StoredResponse | undefined> {
    return findStored(db.read, { kind, userId: userIdOf(caller), id })
  }

  async function get(caller: Caller, id: string): Promise<StoredResponse> {
    const stored = await find(caller, id)
    if (!stored) throw notFound()
    if (stored.status !== 'in_progress' || clock.now() - stored.renewedMs < maxSilenceMs) return stored
    // The process that ran it has ended.
    return { ...stored, body: { ...stored.body, status: 'failed', error: interrupted } }
  }

  return {
    get,
    async add(caller: Caller, input: readonly unknown[], response: Response): Promise<void> {
      await db.write((tx) =>
        insertStored(
          tx,
          {
            kind,
            userId: userIdOf(caller),
            id: response.id,
            model: response.model,
            createdMs: clock.now(),
            status: response.status,
            previousId: response.previous_response_id,
            metadata: response.metadata,
            input: input.map((item) => withId(item, ids)),
            body: response,
          },
          maxBytes,
        ),
      )
    },
    /** The items of a response and of all before it, the oldest first. */
    async listHistory(caller: Caller, id: string | null | undefined): Promise<readonly unknown[]> {
      const turns: (readonly unknown[])[] = []
      let bytes = 0
      for (let next = id; next; ) {
        const stored = await find(caller, next)
        // An earlier one may have been deleted.
        if (!stored && next === id) throw previousNotFound(next)
        if (!stored) break
        bytes += stored.bytes
        if (turns.length === maxChain || bytes > maxHistoryBytes)
          throw problem('context_length_exceeded', { message: tooLong })
        const { output } = stored.body
        turns.push([...stored.input, ...(Array.isArray(output) ? output : [])])
        next = stored.previousId
      }
      return turns.reverse().flat()
    },
    /** Ends a response that runs in the background. Returns false if it had ended before. */
    async end(caller: Caller, id: string, response: Record<string, unknown>): Promise<boolean> {
      return db.write((tx) => endStored(tx, { kind, userId: userIdOf(caller), id }, response, maxBytes))
    },
    /** Called regularly for responses that run in the background. Others count as interrupted. */
    renew: (ids: readonly string[]) => renewStored(db, ids, clock.now()),
    async delete(caller: Caller, id: string): Promise<void> {
      if (!(await db.write((tx) => deleteStored(tx, { kind, userId: userIdOf(caller), id }))))
        throw notFound()
    },
  }
}

const interrupted = { code: 'server_error', message: 'The server was restarted.' }
const tooLong = `A conversation has at most ${maxChain} responses and ${maxHistoryBytes} bytes. Compact it.`

const previousNotFound = (id: string) =>
  problem('previous_response_not_found', {
    message: `Previous response with id '${id.slice(0, 100)}' not found. Responses are stored if they are created with \`store: true\`.`,
    data: { param: 'previous_response_id' },
  })

const prefixes = new Map(
  Object.entries({
    message: 'msg',
    function_call: 'fc',
    function_call_output: 'fco',
    reasoning: 'rs',
  }),
)

function withId(item: unknown, ids: Pick<Context['ids'], 'text'>): { id: string } {
  const { id, type = 'message', ...fields } = asRecord(item)
  const prefix = prefixes.get(String(type)) ?? 'item'
  return { ...fields, type, id: typeof id === 'string' ? id : `${prefix}_${ids.text(32)}` } as { id: string }
}
