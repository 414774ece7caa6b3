import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { readPools } from '../../inventory/pools.ts'
import type { PoolRow } from '../../inventory/store/pools.ts'
import { type CannedQuestion, cannedQuestions } from './canned-questions.ts'
import { type ChoiceRow, listChoices, listQuestions, type QuestionRow } from './store.ts'

export interface Choice extends ChoiceRow {
  /** The uses and the limit of a choice. */
  pool: PoolRow | undefined
}

export interface Question extends QuestionRow {
  choices: readonly Choice[]
}

/** A canned question with the event's settings. */
export interface EventCannedQuestion {
  canned: CannedQuestion
  /** The event's changes to the defaults. */
  own: Question | undefined
  isIncluded: boolean
  isRequired: boolean
}

/** The custom questions of an event, in order. */
export function readQuestions(db: Kysely<Tables>, eventId: number): Promise<Question[]> {
  return readKind(db, [eventId], 'own')
}

/** By event ID. */
export async function readQuestionsOf(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<Map<number, Question[]>> {
  return Map.groupBy(await readKind(db, eventIds, 'own'), ({ event_id }) => event_id)
}

/** Name and email are always asked, the others on demand. */
export async function readCannedQuestions(
  db: Kysely<Tables>,
  eventId: number,
): Promise<EventCannedQuestion[]> {
  const changed = await readKind(db, [eventId], 'canned')
  return cannedQuestions.map((canned) => {
    const own = changed.find(({ canned_id }) => canned_id === canned.id)
    return {
      canned,
      own,
      isIncluded: canned.isFixed || own?.is_included === 1,
      isRequired: canned.isFixed || (own?.is_included === 1 && own.is_required === 1),
    }
  })
}

async function readKind(
  db: Kysely<Tables>,
  eventIds: readonly number[],
  kind: 'own' | 'canned',
): Promise<Question[]> {
  const rows = await listQuestions(db, eventIds, kind)
  const choices = await listChoices(
    db,
    rows.map(({ id }) => id),
  )
  const pools = await readPools(
    db,
    choices.map(({ pool_id }) => pool_id),
  )
  const choicesOf = Map.groupBy(choices, ({ question_id }) => question_id)
  return rows.map((row) => ({
    ...row,
    choices: (choicesOf.get(row.id) ?? []).map((choice) => ({
      ...choice,
      pool: pools.get(choice.pool_id),
    })),
  }))
}
