import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { insertRows } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { QuestionChoiceTable, QuestionTable } from '../../database/ticket-tables.ts'

export type QuestionRow = Selectable<QuestionTable>
export type NewQuestion = Insertable<QuestionTable>
export type QuestionChange = Updateable<QuestionTable>
export type ChoiceRow = Selectable<QuestionChoiceTable>

export function listQuestions(
  db: Kysely<Tables>,
  eventIds: readonly number[],
  kind: 'own' | 'canned',
): Promise<QuestionRow[]> {
  return db
    .selectFrom('question')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .where('canned_id', kind === 'own' ? 'is' : 'is not', null)
    .where('deleted_at_ms', 'is', null)
    .orderBy('sorting')
    .orderBy('id')
    .execute()
}

export async function listChoices(db: Kysely<Tables>, questionIds: readonly number[]): Promise<ChoiceRow[]> {
  if (questionIds.length === 0) return []
  return db
    .selectFrom('question_choice')
    .selectAll()
    .where('question_id', 'in', questionIds)
    .orderBy('question_id')
    .orderBy('sorting')
    .orderBy('id')
    .execute()
}

export function insertQuestion(tx: Transaction<Tables>, question: NewQuestion): Promise<QuestionRow> {
  return tx.insertInto('question').values(question).returningAll().executeTakeFirstOrThrow()
}

/** Returns the IDs in the order of the questions. */
export function insertQuestions(
  tx: Transaction<Tables>,
  questions: readonly NewQuestion[],
): Promise<number[]> {
  return insertRows(tx, 'question', questions)
}

export async function putCannedQuestion(
  tx: Transaction<Tables>,
  question: NewQuestion & { canned_id: string },
): Promise<QuestionRow> {
  const { event_id: _, canned_id: __, created_at_ms: ___, ...change } = question
  return tx
    .insertInto('question')
    .values(question)
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'canned_id']).where('canned_id', 'is not', null).doUpdateSet(change),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateQuestions(
  tx: Transaction<Tables>,
  ids: readonly number[],
  change: QuestionChange,
): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('question').set(change).where('id', 'in', ids).execute()
}

export function insertChoice(
  tx: Transaction<Tables>,
  choice: Insertable<QuestionChoiceTable>,
): Promise<ChoiceRow> {
  return tx.insertInto('question_choice').values(choice).returningAll().executeTakeFirstOrThrow()
}

/** Returns the IDs in the order of the choices. */
export function insertChoices(
  tx: Transaction<Tables>,
  choices: readonly Insertable<QuestionChoiceTable>[],
): Promise<number[]> {
  return insertRows(tx, 'question_choice', choices)
}

export async function updateChoice(
  tx: Transaction<Tables>,
  id: number,
  change: Updateable<QuestionChoiceTable>,
): Promise<void> {
  await tx.updateTable('question_choice').set(change).where('id', '=', id).execute()
}

export async function deleteChoices(tx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('question_choice').where('id', 'in', ids).execute()
}
