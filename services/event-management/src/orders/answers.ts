import { notAChoice } from '../errors.ts'
import type { Choice, Question } from '../tickets/questions/questions.ts'
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
  errors: Record<string, readonly string[]>
}

/**
 * Validates the answers of one person after the other. Missing ones may follow later. Each text of the
 * questionnaire is read once, since an order has many guests.
 */
export function createAnswerCheck(questions: readonly Question[]) {
  const questionsById = new Map(questions.map((question) => [String(question.id), question]))
  const readQuestions = new Map<Question, QuestionTexts>()

  function textsOf(question: Question): QuestionTexts {
    const texts = readQuestions.get(question) ?? readTexts(question)
    readQuestions.set(question, texts)
    return texts
  }

  return (input: readonly GivenAnswer[], at: string): CheckedAnswers => {
    const checked: CheckedAnswers = { answers: [], errors: {} }
    const answered = new Set<string>()
    for (const [index, { question_id, answer }] of input.entries()) {
      const question = questionsById.get(question_id)
      const field = `${at}.${index}`
      if (!question) checked.errors[`${field}.question_id`] = [notAChoice(question_id)]
      else if (answered.has(question_id))
        checked.errors[`${field}.question_id`] = ['Must not repeat a question.']
      else addAnswer(checked, question, textsOf(question), [answer].flat(), `${field}.answer`)
      answered.add(question_id)
    }
    return checked
  }
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

interface QuestionTexts {
  text: string
  /** By ID and by text. The first of equal texts counts. */
  choices: ReadonlyMap<string, Choice>
  choiceTexts: ReadonlyMap<Choice, string>
}

function readTexts({ html, choices }: Question): QuestionTexts {
  const texts = choices.map((choice) => [choice, textOf(choice.html)] as const)
  const byText = texts.toReversed().map(([choice, text]) => [text, choice] as const)
  const byId = choices.map((choice) => [String(choice.id), choice] as const)
  return { text: textOf(html), choices: new Map([...byText, ...byId]), choiceTexts: new Map(texts) }
}

function addAnswer(
  checked: CheckedAnswers,
  { id, type, choices }: Question,
  texts: QuestionTexts,
  answers: readonly string[],
  field: string,
): void {
  const base = { question_id: String(id), question: texts.text, type }
  if (choices.length === 0) {
    checked.answers.push({ ...base, answer: answers.join(', ').trim() })
    return
  }
  const chosen = answers.map((answer) => texts.choices.get(answer) ?? texts.choices.get(answer.trim()))
  const strange = answers.filter((_, at) => !chosen[at])
  if (strange.length > 0 || (answers.length > 1 && type !== 'checkbox')) {
    checked.errors[field] = strange.length > 0 ? strange.map(notAChoice) : ['INVALID']
    return
  }
  const matches = choices.filter((choice) => chosen.includes(choice))
  checked.answers.push({
    ...base,
    answer: matches.map((choice) => texts.choiceTexts.get(choice)).join(' | '),
    choice_ids: matches.map((choice) => choice.id),
    pools: matches.map(({ pool_id }) => pool_id),
  })
}
