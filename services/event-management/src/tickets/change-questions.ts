import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Viewer } from '../accounts/viewer.ts'
import type { Context } from '../context.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import { eventChanged } from '../events/changed.ts'
import { createPool } from '../inventory/pools.ts'
import { htmlOf } from '../rich-text.ts'
import {
  deleteChoices,
  insertChoice,
  insertQuestion,
  putCannedQuestion,
  type QuestionRow,
  updateQuestions,
} from '../store/questions.ts'
import type { Tables } from '../store/tables.ts'
import { listTicketClasses } from '../store/ticket-classes.ts'
import { findCannedQuestion } from './canned-questions.ts'
import { changeSales } from './changing-sales.ts'
import { type Question, readCannedQuestions, readQuestions } from './questions.ts'

type Columns = Pick<
  QuestionRow,
  | 'html'
  | 'type'
  | 'is_required'
  | 'is_included'
  | 'respondent'
  | 'waiver'
  | 'sorting'
  | 'shows_on_order'
  | 'parent_id'
  | 'parent_choice_id'
>

/** What is left out stays as it is, or as it usually is. */
export type QuestionSaid = Partial<Columns> & {
  choices?: readonly { html: string; quantity: number | null }[]
  /** None stands for all. */
  ticketClassIds?: readonly number[]
}

const usual: Omit<Columns, 'html' | 'type'> = {
  ...{ is_required: 0, is_included: 1, respondent: 'ticket_buyer', waiver: null, sorting: 0 },
  ...{ shows_on_order: 0, parent_id: null, parent_choice_id: null },
}

export function createQuestion(
  context: Context,
  viewer: Viewer,
  eventId: number,
  said: QuestionSaid & Pick<Columns, 'html' | 'type'>,
): Promise<number> {
  return changeSales(context, viewer, eventId, async ({ tx }) => {
    refuseIncomplete(said)
    await refuseParent(tx, eventId, said)
    const { choices = [], ticketClassIds, ...columns } = said
    const { id } = await insertQuestion(tx, {
      ...usual,
      ...columns,
      event_id: eventId,
      canned_id: null,
      ticket_class_ids: await readClassIds(tx, eventId, ticketClassIds),
      created_at_ms: context.clock.now(),
    })
    await addChoices(tx, eventId, id, choices)
    await eventChanged(tx, context, eventId)
    return id
  })
}

/** Its kind and its choices stay, for there are answers to them. */
export function changeQuestion(
  context: Context,
  viewer: Viewer,
  eventId: number,
  id: number,
  { choices: _, type: __, parent_id: ___, parent_choice_id: ____, ticketClassIds, ...columns }: QuestionSaid,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx }) => {
    await getQuestion(tx, eventId, id)
    const ticket_class_ids = await readClassIds(tx, eventId, ticketClassIds)
    await updateQuestions(tx, [id], {
      ...columns,
      ...(ticketClassIds && { ticket_class_ids }),
      event_id: eventId,
    })
    await eventChanged(tx, context, eventId)
  })
}

/** With those that are only asked because of an answer to it. */
export function deleteQuestion(context: Context, viewer: Viewer, eventId: number, id: number): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx }) => {
    await getQuestion(tx, eventId, id)
    const below = (await readQuestions(tx, eventId)).filter(({ parent_id }) => parent_id === id)
    const ids = [id, ...below.map((question) => question.id)]
    await updateQuestions(tx, ids, { deleted_at_ms: context.clock.now() })
    await eventChanged(tx, context, eventId)
  })
}

/** Asks a question that every event can ask, or asks it otherwise. */
export function putCanned(
  context: Context,
  viewer: Viewer,
  eventId: number,
  cannedId: string,
  { choices, ticketClassIds, ...said }: QuestionSaid,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx }) => {
    const canned = findCannedQuestion(cannedId)
    if (!canned) throw notFound('question')
    if (canned.isFixed && (said.is_included === 0 || said.is_required === 0)) throw problem('NOT_ALLOWED')
    const before = (await readCannedQuestions(tx, eventId)).find((each) => each.canned === canned)?.own
    const { id } = await putCannedQuestion(tx, {
      ...usual,
      ...kept(before),
      html: before?.html ?? htmlOf(canned.label),
      type: before?.type ?? canned.type,
      ...said,
      event_id: eventId,
      canned_id: cannedId,
      ticket_class_ids: ticketClassIds
        ? await readClassIds(tx, eventId, ticketClassIds)
        : (before?.ticket_class_ids ?? null),
      created_at_ms: context.clock.now(),
      deleted_at_ms: null,
    })
    const usualChoices = before
      ? undefined
      : canned.choices.map((label) => ({ html: htmlOf(label), quantity: null }))
    const wanted = choices ?? usualChoices
    if (wanted) {
      await deleteChoices(tx, id)
      await addChoices(tx, eventId, id, wanted)
    }
    await eventChanged(tx, context, eventId)
  })
}

async function getQuestion(tx: Transaction<Tables> | Context['db']['read'], eventId: number, id: number) {
  const question = (await readQuestions(tx, eventId)).find((each) => each.id === id)
  if (!question) throw notFound('question')
  return question
}

function kept(before: Question | undefined): Partial<Columns> {
  if (!before) return {}
  const { is_required, is_included, respondent, waiver, sorting, shows_on_order } = before
  return { is_required, is_included, respondent, waiver, sorting, shows_on_order }
}

function refuseIncomplete({ type, choices = [], waiver }: QuestionSaid): void {
  const needsChoices = type === 'checkbox' || type === 'dropdown' || type === 'radio'
  if (needsChoices && choices.length === 0) throw argumentsError({ 'question.choices': ['MISSING'] })
  if (type === 'waiver' && !waiver) throw argumentsError({ 'question.waiver': ['MISSING'] })
}

/** What is asked because of an answer hangs below a choice of a question that hangs below none. */
async function refuseParent(
  tx: Transaction<Tables>,
  eventId: number,
  { parent_id, parent_choice_id }: QuestionSaid,
): Promise<void> {
  if (parent_id == null && parent_choice_id == null) return
  if (parent_id == null) throw argumentsError({ 'question.parent_id': ['MISSING'] })
  const parent = (await readQuestions(tx, eventId)).find(({ id }) => id === parent_id)
  if (!parent || parent.parent_id !== null) throw argumentsError({ 'question.parent_id': ['INVALID'] })
  if (!parent.choices.some(({ id }) => id === parent_choice_id))
    throw argumentsError({ 'question.parent_choice_id': [parent_choice_id == null ? 'MISSING' : 'INVALID'] })
}

async function readClassIds(
  tx: Transaction<Tables>,
  eventId: number,
  ids: readonly number[] = [],
): Promise<string | null> {
  if (ids.length === 0) return null
  const classes = await listTicketClasses(tx, [eventId])
  if (!ids.every((id) => classes.some((each) => each.id === id)))
    throw argumentsError({ 'question.ticket_classes': ['INVALID'] })
  return encodeJson(ids)
}

async function addChoices(
  tx: Transaction<Tables>,
  eventId: number,
  question_id: number,
  choices: NonNullable<QuestionSaid['choices']>,
): Promise<void> {
  for (const [sorting, { html, quantity }] of choices.entries()) {
    const pool_id =
      quantity === null ? null : await createPool(tx, { eventId, kind: 'choice', capacity: quantity })
    await insertChoice(tx, { question_id, pool_id, html, sorting })
  }
}
