import type { Caller } from '@octavo/platform/auth/auth.ts'
import { userIdOf } from '../access/user-id.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { invalid } from '../wire/body-fields.ts'
import type { ChatCompletionBody } from './schema/chat-completion.ts'
import {
  deleteStored,
  findStored,
  insertStored,
  listStored,
  type Metadata,
  type StoredResponse,
  updateMetadata,
} from './store/stored-objects.ts'

export interface CompletionPage {
  model: string | undefined
  metadata: Metadata
  after: string | undefined
  isAscending: boolean
  limit: number
}

const kind = 'completion'

export type StoredCompletions = ReturnType<typeof createStoredCompletions>

/** Chat completions whose requests set `store`. Each user sees only their own. */
export function createStoredCompletions({ db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>) {
  const maxBytes = config.maxStoredResponseBytesPerUser || Number.POSITIVE_INFINITY
  const notFound = () => problem('completion_not_found')

  async function get(caller: Caller, id: string): Promise<StoredResponse> {
    const stored = await findStored(db.read, { kind, userId: userIdOf(caller), id })
    if (!stored) throw notFound()
    return stored
  }

  return {
    get,
    async add(
      caller: Caller,
      { messages, metadata }: ChatCompletionBody,
      completion: { id: string; model: string },
    ): Promise<void> {
      await db.write((tx) =>
        insertStored(
          tx,
          {
            kind,
            userId: userIdOf(caller),
            id: completion.id,
            model: completion.model,
            createdMs: clock.now(),
            status: 'completed',
            previousId: null,
            metadata: metadata ?? {},
            input: messages,
            body: { ...completion },
          },
          maxBytes,
        ),
      )
    },
    async list(caller: Caller, { after, limit, ...query }: CompletionPage) {
      const userId = userIdOf(caller)
      const last = after === undefined ? undefined : await findStored(db.read, { kind, userId, id: after })
      if (after !== undefined && !last) throw invalid('after', 'the id of a stored chat completion')
      return listStored(db, { ...query, kind, userId, after: last?.number, limit })
    },
    async update(caller: Caller, id: string, metadata: Metadata): Promise<StoredResponse> {
      const isKnown = await db.write((tx) =>
        updateMetadata(tx, { kind, userId: userIdOf(caller), id }, metadata, maxBytes),
      )
      if (!isKnown) throw notFound()
      return get(caller, id)
    },
    async delete(caller: Caller, id: string): Promise<void> {
      const isKnown = await db.write((tx) => deleteStored(tx, { kind, userId: userIdOf(caller), id }))
      if (!isKnown) throw notFound()
    },
  }
}
