import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Context, Viewer } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { argumentsError, notFound, problem } from '../../errors.ts'
import { eventChanged } from '../../events/events-changed.ts'
import { htmlOf } from '../../wire/rich-text.ts'
import { changeSales } from '../change-sales.ts'
import { listTicketClasses } from '../store/ticket-classes.ts'
import { findCannedQuestion } from './canned-questions.ts'
import { type ChoicePatch, putChoices } from './question-choices.ts'
import { type Question, readCannedQuestions, readQuestions } from './questions.ts'
import { insertQuestion, putCannedQuestion, type QuestionRow, updateQuestions } from './store.ts'

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

/** Missing fields keep their value, or get the default. */
export type QuestionPatch = Partial<Columns> & {
  choices?: readonly ChoicePatch[]
  /** Empty for all classes. */
  ticketClassIds?: readonly number[]
}

/** Pages and orders of an event read all of its questions. */
const maxQuestions = 100
const maxChoices = 1_000

const defaultColumns: Omit<Columns, 'html' | 'type'> = {
  is_required: 0,
  is_included: 1,
  respondent: 'ticket_buyer',
  waiver: null,
  sorting: 0,
  shows_on_order: 0,
  parent_id: null,
  parent_choice_id: null,
}

export function createQuestion(
  context: Context,
  viewer: Viewer,
  eventId: number,
  input: QuestionPatch & Pick<Columns, 'html' | 'type'>,
): Promise<number> {
  return changeSales(context, viewer, eventId, async ({ tx }) => {
    refuseIncomplete(input)
    if ((await readQuestions(tx, eventId)).length >= maxQuestions) throw problem('TOO_MANY_QUESTIONS')
    await refuseParent(tx, eventId, input)
    const { choices = [], ticketClassIds, ...columns } = input
    const { id } = await insertQuestion(tx, {
      ...defaultColumns,
      ...columns,
      event_id: eventId,
      canned_id: null,
      ticket_class_ids: await readClassIds(tx, eventId, ticketClassIds),
      created_at_ms: context.clock.now(),
    })
    // Clients that copy a question may send its choice IDs.
    const fresh = choices.map(({ id: _, ...choice }) => choice)
    await putChoices(tx, { id, eventId, choices: [] }, fresh)
    await refuseTooManyChoices(tx, eventId)
    await eventChanged(tx, context, eventId)
    return id
  })
}

/** The type cannot change, since there are answers. */
export function changeQuestion(
  context: Context,
  viewer: Viewer,
  eventId: number,
  id: number,
  { choices, type: _, parent_id: __, parent_choice_id: ___, ticketClassIds, ...columns }: QuestionPatch,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx }) => {
    const question = await getQuestion(tx, eventId, id)
    if (choices) await changeChoices(tx, question, choices, context.clock.now())
    if (choices) await refuseTooManyChoices(tx, eventId)
    const ticket_class_ids = await readClassIds(tx, eventId, ticketClassIds)
    await updateQuestions(tx, [id], {
      ...columns,
      ...(ticketClassIds && { ticket_class_ids }),
      event_id: eventId,
    })
    await eventChanged(tx, context, eventId)
  })
}

/** Also deletes questions that depend on its answers. */
export function deleteQuestion(context: Context, viewer: Viewer, eventId: number, id: number): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx }) => {
    await getQuestion(tx, eventId, id)
    const below = (await readQuestions(tx, eventId)).filter(({ parent_id }) => parent_id === id)
    const ids = [id, ...below.map((question) => question.id)]
    await updateQuestions(tx, ids, { deleted_at_ms: context.clock.now() })
    await eventChanged(tx, context, eventId)
  })
}

/** Activates or changes a canned question. */
export function putCanned(
  context: Context,
  viewer: Viewer,
  eventId: number,
  cannedId: string,
  { choices, ticketClassIds, ...input }: QuestionPatch,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx }) => {
    const canned = findCannedQuestion(cannedId)
    if (!canned) throw notFound('question')
    if (canned.isFixed && (input.is_included === 0 || input.is_required === 0)) throw problem('NOT_ALLOWED')
    const before = (await readCannedQuestions(tx, eventId)).find((each) => each.canned === canned)?.own
    const { id } = await putCannedQuestion(tx, {
      ...defaultColumns,
      ...columnsIn(before),
      html: before?.html ?? htmlOf(canned.label),
      type: before?.type ?? canned.type,
      ...input,
      event_id: eventId,
      canned_id: cannedId,
      ticket_class_ids: ticketClassIds
        ? await readClassIds(tx, eventId, ticketClassIds)
        : (before?.ticket_class_ids ?? null),
      created_at_ms: context.clock.now(),
      deleted_at_ms: null,
    })
    const defaultChoices = before ? undefined : canned.choices.map((label) => ({ html: htmlOf(label) }))
    const requested = choices ?? defaultChoices
    if (requested) await putChoices(tx, { id, eventId, choices: before?.choices ?? [] }, requested)
    await eventChanged(tx, context, eventId)
  })
}

async function getQuestion(tx: Transaction<Tables> | Context['db']['read'], eventId: number, id: number) {
  const question = (await readQuestions(tx, eventId)).find((each) => each.id === id)
  if (!question) throw notFound('question')
  return question
}

/** Also deletes questions that depend on removed choices. */
async function changeChoices(
  tx: Transaction<Tables>,
  { id, event_id, type, choices }: Question,
  input: readonly ChoicePatch[],
  nowMs: number,
): Promise<void> {
  refuseChoiceless(type, input)
  const deletedChoiceIds = await putChoices(tx, { id, eventId: event_id, choices }, input)
  const below = (await readQuestions(tx, event_id)).filter(({ parent_choice_id }) =>
    deletedChoiceIds.includes(parent_choice_id ?? 0),
  )
  await updateQuestions(
    tx,
    below.map((question) => question.id),
    { deleted_at_ms: nowMs },
  )
}

function columnsIn(before: Question | undefined): Partial<Columns> {
  if (!before) return {}
  const { is_required, is_included, respondent, waiver, sorting, shows_on_order } = before
  return { is_required, is_included, respondent, waiver, sorting, shows_on_order }
}

function refuseIncomplete({ type, choices = [], waiver }: QuestionPatch): void {
  refuseChoiceless(type, choices)
  if (type === 'waiver' && !waiver) throw argumentsError({ 'question.waiver': ['MISSING'] })
}

function refuseChoiceless(type: QuestionPatch['type'], choices: readonly ChoicePatch[]): void {
  const needsChoices = type === 'checkbox' || type === 'dropdown' || type === 'radio'
  if (needsChoices && choices.length === 0) throw argumentsError({ 'question.choices': ['MISSING'] })
}

async function refuseTooManyChoices(tx: Transaction<Tables>, eventId: number): Promise<void> {
  const choices = (await readQuestions(tx, eventId)).flatMap((question) => question.choices)
  if (choices.length > maxChoices) throw problem('TOO_MANY_QUESTIONS')
}

/** A dependent question belongs to a choice of a top-level question. */
async function refuseParent(
  tx: Transaction<Tables>,
  eventId: number,
  { parent_id, parent_choice_id }: QuestionPatch,
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
