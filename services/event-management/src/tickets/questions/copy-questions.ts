import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { createPools, readPools } from '../../inventory/pools.ts'
import {
  insertChoices,
  insertQuestions,
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
  const copies = await insertQuestions(
    tx,
    questions.map(({ id: _, parent_id: __, parent_choice_id: ___, ...question }) => ({
      ...question,
      event_id: toEventId,
      ticket_class_ids: toOccurrence(question, classIds),
      created_at_ms: nowMs,
    })),
  )
  const ids = pair(questions, copies)
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
  const poolIds = await createPools(
    tx,
    choices.map(({ pool_id }) => ({
      eventId,
      kind: 'choice' as const,
      capacity: pools.get(pool_id)?.capacity ?? null,
    })),
  )
  const copies = await insertChoices(
    tx,
    choices.map(({ id: _, question_id, ...choice }, index) => ({
      ...choice,
      question_id: questionIds.get(question_id) ?? 0,
      pool_id: poolIds[index] ?? 0,
    })),
  )
  return pair(choices, copies)
}

function pair(rows: readonly { id: number }[], ids: readonly number[]): Map<number, number> {
  return new Map(rows.map(({ id }, index) => [id, ids[index] ?? 0]))
}

function toOccurrence(
  { ticket_class_ids }: Pick<QuestionRow, 'ticket_class_ids'>,
  classIds: ReadonlyMap<number, number>,
): string | null {
  if (ticket_class_ids === null) return null
  return encodeJson(decodeJson<number[]>(ticket_class_ids).flatMap((id) => classIds.get(id) ?? []))
}
