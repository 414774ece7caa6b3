import { type ArgumentErrors, notAChoice } from '../errors.ts'
import type { Question } from '../tickets/questions/questions.ts'
import { textOf } from '../wire/rich-text.ts'

export interface GivenAnswer {
  question_id: string
  answer: string | readonly string[]
}

/** Stored with the text of the question, which may change later. */
export interface Answer {
  question_id: string
  question: string
  type: string
  answer: string
  choice_ids?: number[]
  /** The pools of the chosen options. */
  pools?: number[]
}

export interface CheckedAnswers {
  answers: Answer[]
  errors: ArgumentErrors
}

/** Validates answers. Missing ones may follow later. */
export function checkAnswers(
  questions: readonly Question[],
  input: readonly GivenAnswer[],
  at: string,
): CheckedAnswers {
  const checked: CheckedAnswers = { answers: [], errors: {} }
  for (const [index, { question_id, answer }] of input.entries()) {
    const question = questions.find(({ id }) => String(id) === question_id)
    const isRepeated = checked.answers.some((other) => other.question_id === question_id)
    const field = `${at}.${index}`
    if (question && !isRepeated) addAnswer(checked, question, [answer].flat(), `${field}.answer`)
    else {
      const code = question ? 'Must not repeat a question.' : notAChoice(question_id)
      checked.errors = { ...checked.errors, [`${field}.question_id`]: [code] }
    }
  }
  return checked
}

/** The IDs of required questions without an answer. */
export function missingAnswers(questions: readonly Question[], answers: readonly Answer[]): number[] {
  const byQuestion = new Map(answers.map((answer) => [answer.question_id, answer]))
  const isAsked = ({ parent_id, parent_choice_id }: Question) => {
    if (parent_id === null) return true
    const parent = byQuestion.get(String(parent_id))
    if (!parent) return false
    return parent_choice_id === null || (parent.choice_ids ?? []).includes(parent_choice_id)
  }
  return questions
    .filter((question) => question.is_required && isAsked(question))
    .filter(({ id }) => !byQuestion.get(String(id))?.answer)
    .map(({ id }) => id)
}

export function poolsOfAnswers(answers: readonly Answer[]): number[] {
  return answers.flatMap(({ pools = [] }) => pools)
}

function addAnswer(checked: CheckedAnswers, question: Question, texts: string[], field: string): void {
  const { id, html, type, choices } = question
  const base = { question_id: String(id), question: textOf(html), type }
  if (choices.length === 0) {
    checked.answers.push({ ...base, answer: texts.join(', ').trim() })
    return
  }
  const chosen = texts.map((text) => choices.find((choice) => matchesChoice(choice, text)))
  const strange = texts.filter((_, at) => !chosen[at])
  if (strange.length > 0 || (texts.length > 1 && type !== 'checkbox')) {
    const codes = strange.length > 0 ? strange.map(notAChoice) : ['INVALID']
    checked.errors = { ...checked.errors, [field]: codes }
    return
  }
  const matches = choices.filter((choice) => chosen.includes(choice))
  checked.answers.push({
    ...base,
    answer: matches.map((choice) => textOf(choice.html)).join(' | '),
    choice_ids: matches.map((choice) => choice.id),
    pools: matches.map(({ pool_id }) => pool_id),
  })
}

/** By ID or by text. */
function matchesChoice(choice: { id: number; html: string }, text: string): boolean {
  return String(choice.id) === text || textOf(choice.html) === text.trim()
}
