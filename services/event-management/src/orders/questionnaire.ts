import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Respondent } from '../database/ticket-tables.ts'
import { type Question, readQuestions } from '../tickets/questions/questions.ts'
import { listQuestions, type QuestionRow } from '../tickets/questions/store.ts'

/** The questions to attendees and buyers. */
export interface Questionnaire {
  own: readonly Question[]
  canned: readonly QuestionRow[]
}

export async function readQuestionnaire(db: Kysely<Tables>, eventId: number): Promise<Questionnaire> {
  const [own, canned] = await Promise.all([
    readQuestions(db, eventId),
    listQuestions(db, [eventId], 'canned'),
  ])
  return { own, canned }
}

/** The questions for tickets of these classes, or for all. */
export function questionsFor<Row extends QuestionRow>(
  questions: readonly Row[],
  respondent: Respondent,
  ticketClassIds?: ReadonlySet<number>,
): Row[] {
  return questions.filter((question) => {
    if (question.respondent !== respondent || !question.is_included) return false
    if (question.ticket_class_ids === null || !ticketClassIds) return true
    return decodeJson<number[]>(question.ticket_class_ids).some((id) => ticketClassIds.has(id))
  })
}
