import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Static } from 'typebox'
import type { Scope } from '../../context.ts'
import { presentId } from '../../wire/ids.ts'
import { htmlOf } from '../../wire/rich-text.ts'
import { presentText } from '../../wire/texts.ts'
import type { TicketClassRow } from '../store/ticket-classes.ts'
import { groupHeaders } from './canned-questions.ts'
import type { EventCannedQuestion, Question as EventQuestion } from './questions.ts'
import type { CannedQuestion, Question } from './schema/questions.ts'

export interface QuestionFacts {
  eventId: number
  /** All questions of the event, to find dependent ones. */
  all: readonly EventQuestion[]
  classes: readonly TicketClassRow[]
}

export function presentQuestion(
  question: EventQuestion,
  facts: QuestionFacts,
  { url }: Pick<Scope, 'url'>,
): Static<typeof Question> {
  return {
    id: presentId(question.id),
    resource_uri: `${url}events/${facts.eventId}/questions/${question.id}/`,
    ...presentEventQuestion(question, facts),
    parent_id: presentId(question.parent_id),
    parent_choice_id: presentId(question.parent_choice_id),
    display_answer_on_order: question.shows_on_order === 1,
  }
}

export function presentCannedQuestion(
  { canned, own, isIncluded, isRequired }: EventCannedQuestion,
  facts: QuestionFacts,
  { url }: Pick<Scope, 'url'>,
): Static<typeof CannedQuestion> {
  const html = htmlOf(canned.label)
  return {
    id: canned.id,
    resource_uri: `${url}events/${facts.eventId}/canned_questions/${canned.id}/`,
    question: presentText(html),
    type: canned.type,
    choices: [],
    ticket_classes: [],
    respondent: 'ticket_buyer',
    waiver: null,
    sorting: null,
    ...(own && presentEventQuestion(own, facts)),
    required: isRequired,
    include: isIncluded,
    editable: !canned.isFixed,
    group_id: canned.group,
    group_display_header: groupHeaders[canned.group],
    default_value: null,
  }
}

function presentEventQuestion(question: EventQuestion, { all, classes }: QuestionFacts) {
  const { ticket_class_ids } = question
  const ids = ticket_class_ids === null ? [] : decodeJson<number[]>(ticket_class_ids)
  return {
    question: presentText(question.html),
    type: question.type,
    required: question.is_required === 1,
    respondent: question.respondent,
    waiver: question.waiver,
    sorting: question.sorting,
    ticket_classes: classes
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name }) => ({ id: presentId(id), name })),
    choices: question.choices.map(({ id, html, pool }) => ({
      id: presentId(id),
      answer: presentText(html),
      quantity_available: pool?.capacity ?? null,
      quantity_sold: pool?.sold ?? 0,
      subquestion_ids: all
        .filter(({ parent_choice_id }) => parent_choice_id === id)
        .map((sub) => presentId(sub.id)),
    })),
  }
}
