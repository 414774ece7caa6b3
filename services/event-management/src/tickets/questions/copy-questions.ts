import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { createPool, readPools } from '../../inventory/pools.ts'
import {
  insertChoice,
  insertQuestion,
  listChoices,
  listQuestions,
  type QuestionRow,
  updateQuestions,
} from './store.ts'

interface Copying {
  fromEventId: number
  toEventId: number
  /** New class IDs by the old ones. */
  classIds: ReadonlyMap<number, number>
  nowMs: number
}

export async function copyQuestions(tx: Transaction<Tables>, copying: Copying): Promise<void> {
  const { fromEventId, toEventId, classIds, nowMs } = copying
  const questions = [
    ...(await listQuestions(tx, [fromEventId], 'own')),
    ...(await listQuestions(tx, [fromEventId], 'canned')),
  ]
  const ids = new Map<number, number>()
  for (const { id, parent_id: _, parent_choice_id: __, ...question } of questions) {
    const copy = await insertQuestion(tx, {
      ...question,
      event_id: toEventId,
      ticket_class_ids: toOccurrence(question, classIds),
      created_at_ms: nowMs,
    })
    ids.set(id, copy.id)
  }
  const choiceIds = await copyChoices(tx, ids, toEventId)
  for (const { id, parent_id, parent_choice_id } of questions) {
    const own = ids.get(id)
    if (own === undefined || parent_id === null) continue
    await updateQuestions(tx, [own], {
      parent_id: ids.get(parent_id) ?? null,
      parent_choice_id: choiceIds.get(parent_choice_id ?? 0) ?? null,
    })
  }
}

async function copyChoices(
  tx: Transaction<Tables>,
  questionIds: ReadonlyMap<number, number>,
  eventId: number,
): Promise<Map<number, number>> {
  const choices = await listChoices(tx, [...questionIds.keys()])
  const pools = await readPools(
    tx,
    choices.map(({ pool_id }) => pool_id),
  )
  const ids = new Map<number, number>()
  for (const { id, question_id, pool_id, ...choice } of choices) {
    const question = questionIds.get(question_id)
    if (question === undefined) continue
    const capacity = pools.get(pool_id)?.capacity ?? null
    const pool = await createPool(tx, { eventId, kind: 'choice', capacity })
    const copy = await insertChoice(tx, { ...choice, question_id: question, pool_id: pool })
    ids.set(id, copy.id)
  }
  return ids
}

function toOccurrence(
  { ticket_class_ids }: Pick<QuestionRow, 'ticket_class_ids'>,
  classIds: ReadonlyMap<number, number>,
): string | null {
  if (ticket_class_ids === null) return null
  return encodeJson(decodeJson<number[]>(ticket_class_ids).flatMap((id) => classIds.get(id) ?? []))
}
