import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { argumentsError } from '../errors.ts'
import { type Answer, missingAnswers } from './answers.ts'
import { type Profile, unitsOf } from './guests.ts'
import { questionsFor, readQuestionnaire } from './questionnaire.ts'
import { listLines } from './store/order-lines.ts'
import type { OrderRow } from './store/orders.ts'

/** Throws if required answers or names are missing. */
export async function requireDetails(db: Kysely<Tables>, order: OrderRow): Promise<void> {
  const [questionnaire, lines] = await Promise.all([
    readQuestionnaire(db, order.event_id),
    listLines(db, [order.id]),
  ])
  const profile = decodeJson<Profile>(order.profile)
  const missing = [
    ...(['name', 'email'] as const).filter((field) => !order[field]),
    ...missingOf(
      'ticket_buyer',
      new Set(lines.map((line) => line.ticket_class_id)),
      decodeJson(order.answers),
      profile,
    ),
  ]
  for (const [at, { line, guest }] of unitsOf(order, lines).entries()) {
    const ofGuest = missingOf('attendee', new Set([line.ticket_class_id]), guest?.answers ?? [], {
      ...profile,
      ...guest?.profile,
    })
    missing.push(...ofGuest.map((field) => `attendees.${at}.${field}`))
  }
  if (missing.length === 0) return
  throw argumentsError(Object.fromEntries(missing.map((field) => [`order.${field}`, ['MISSING']])))

  function missingOf(
    respondent: 'ticket_buyer' | 'attendee',
    classIds: ReadonlySet<number>,
    answers: readonly Answer[],
    ownProfile: Profile,
  ): string[] {
    const canned = questionsFor(questionnaire.canned, respondent, classIds).filter(
      ({ canned_id, is_required }) => is_required && !always.has(canned_id ?? ''),
    )
    return [
      ...missingAnswers(questionsFor(questionnaire.own, respondent, classIds), answers).map(
        (id) => `answers.${id}`,
      ),
      ...canned.map(({ canned_id }) => canned_id ?? '').filter((id) => !ownProfile[id]),
    ]
  }
}

/** Always required. */
const always: ReadonlySet<string> = new Set(['name', 'first_name', 'last_name', 'email'])
