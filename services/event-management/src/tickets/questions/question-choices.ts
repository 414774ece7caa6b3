import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { argumentsError, problem } from '../../errors.ts'
import { createPool, resizePool } from '../../inventory/pools.ts'
import type { Choice } from './questions.ts'
import { deleteChoices, insertChoice, updateChoice } from './store.ts'

/** Without an ID, a choice is created. */
export interface ChoicePatch {
  id?: number
  html: string
  /** The maximum number of uses; null for unlimited. Missing keeps the value. */
  quantity?: number | null
}

/** Replaces the choices in order, and returns the removed ones. */
export async function putChoices(
  tx: Transaction<Tables>,
  question: { id: number; eventId: number; choices: readonly Choice[] },
  input: readonly ChoicePatch[],
): Promise<number[]> {
  const existing = input.map((choice, index) => findExisting(question.choices, input, choice, index))
  const removed = question.choices.filter((choice) => !existing.includes(choice))
  for (const choice of removed) await refuseTaken(tx, choice)
  const ids = removed.map(({ id }) => id)
  await deleteChoices(tx, ids)
  for (const [sorting, { html, quantity }] of input.entries()) {
    const before = existing[sorting]
    if (before) {
      if (quantity !== undefined) await limitChoice(tx, before, quantity)
      await updateChoice(tx, before.id, { html, sorting })
    } else {
      const pool = { eventId: question.eventId, kind: 'choice', capacity: quantity ?? null } as const
      await insertChoice(tx, { question_id: question.id, pool_id: await createPool(tx, pool), html, sorting })
    }
  }
  return ids
}

function findExisting(
  choices: readonly Choice[],
  input: readonly ChoicePatch[],
  { id }: ChoicePatch,
  index: number,
): Choice | undefined {
  if (id === undefined) return undefined
  const choice = choices.find((each) => each.id === id)
  const isNamedBefore = input.findIndex((each) => each.id === id) < index
  if (!choice || isNamedBefore) throw argumentsError({ [`question.choices.${index}.id`]: ['INVALID'] })
  return choice
}

/** Fails if an answer, or an order in progress, uses the choice. */
async function refuseTaken(tx: Transaction<Tables>, { pool_id }: Choice): Promise<void> {
  if ((await resizePool(tx, pool_id, 0)) === 'ok') return
  throw problem('HAS_ATTENDEES', { message: 'A choice that an answer uses cannot be deleted.' })
}

async function limitChoice(tx: Transaction<Tables>, { pool_id }: Choice, quantity: number | null) {
  if ((await resizePool(tx, pool_id, quantity)) === 'too-small') throw problem('CAPACITY_TOTAL_TOO_SMALL')
}
