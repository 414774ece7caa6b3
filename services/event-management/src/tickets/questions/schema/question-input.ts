import { toBit } from '@octavo/platform/data/columns.ts'
import { argumentsError } from '../../../errors.ts'
import { columnsOf } from '../../../wire/input-columns.ts'
import { cleanHtml, cleanLine, textOf } from '../../../wire/rich-text.ts'
import type { QuestionPatch } from '../change-questions.ts'
import type { CannedQuestionInput, QuestionInput } from './questions.ts'

export function parseQuery(input: QuestionInput & CannedQuestionInput): QuestionPatch {
  const { question, type, respondent, waiver, choices, ticket_classes, sorting } = input
  return {
    ...columnsOf(input, flags, toBit),
    ...columnsOf(input, ids, (id: string | null) => (id === null ? null : Number(id))),
    ...(question !== undefined && { html: readLine('question.question.html', question.html) }),
    ...(type !== undefined && { type }),
    ...(respondent !== undefined && { respondent }),
    ...(sorting !== undefined && { sorting: sorting ?? 0 }),
    ...(waiver !== undefined && { waiver: waiver && cleanHtml(waiver) }),
    ...(ticket_classes !== undefined && { ticketClassIds: ticket_classes.map(({ id }) => Number(id)) }),
    ...(choices !== undefined && {
      choices: choices.map(({ id, answer, quantity_available }, index) => ({
        ...(id !== undefined && { id: Number(id) }),
        html: readLine(`question.choices.${index}.answer.html`, answer.html),
        // As in discounts, 0 means unlimited.
        ...(quantity_available !== undefined && { quantity: quantity_available || null }),
      })),
    }),
  }
}

const flags = {
  required: 'is_required',
  include: 'is_included',
  display_answer_on_order: 'shows_on_order',
} as const

const ids = { parent_id: 'parent_id', parent_choice_id: 'parent_choice_id' } as const

function readLine(field: string, html: string): string {
  const cleaned = cleanLine(html)
  if (textOf(cleaned) === '') throw argumentsError({ [field]: ['MISSING'] })
  return cleaned
}
