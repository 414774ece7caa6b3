import type { Question } from '../tickets/questions/questions.ts'
import { textOf } from '../wire/rich-text.ts'
import type { Answer } from './answers.ts'

export function presentSurvey(questions: readonly Question[]) {
  return questions.map(({ id, html, type, is_required }) => ({
    id: String(id),
    label: textOf(html),
    type,
    required: is_required === 1,
  }))
}

export function presentResponses(answers: readonly Answer[]) {
  return Object.fromEntries(answers.map(({ question_id, answer }) => [question_id, answer]))
}
