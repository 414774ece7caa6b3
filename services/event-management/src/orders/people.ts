import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import { type ArgumentErrors, argumentsError } from '../errors.ts'
import { type Answer, createAnswerCheck, type GivenAnswer } from './answers.ts'
import type { Guest, Profile } from './guests.ts'
import { type NamedPerson, nameOf } from './names.ts'
import type { Questionnaire } from './questionnaire.ts'
import { nameKeysOf } from './store/name-keys.ts'
import type { OrderChange, OrderRow } from './store/orders.ts'

/** The buyer, the guests and the answers in a request. */
export interface PeopleInput extends GuestInput {
  /** In ticket order. */
  guests?: readonly GuestInput[] | undefined
  affiliate?: string | undefined
}

export interface GuestInput extends NamedPerson {
  email?: string | undefined
  profile?: Profile | undefined
  answers?: readonly GivenAnswer[] | undefined
}

export type People = ReturnType<typeof readPeople>

/** Every ticket of an order stores a copy of the buyer's profile. */
const maxProfileBytes = 8_192
/** The answers of one person. */
const maxAnswersBytes = 32_768

/** Missing fields keep their value in the order. */
export function readPeople(questionnaire: Questionnaire, order: OrderRow, input: PeopleInput) {
  const errors: ArgumentErrors[] = []
  const checkAnswers = createAnswerCheck(questionnaire.own)
  const answersTo = (submitted: readonly GivenAnswer[], at: string): Answer[] => {
    const checked = checkAnswers(submitted, at)
    errors.push(checked.errors, findLengthError(checked.answers, at, maxAnswersBytes))
    return checked.answers
  }
  const answers = input.answers
    ? answersTo(input.answers, 'order.answers')
    : decodeJson<Answer[]>(order.answers)
  const guests = input.guests
    ? input.guests.map((guest, at) =>
        guestOf(guest, answersTo(guest.answers ?? [], `order.attendees.${at}.answers`)),
      )
    : decodeJson<Guest[]>(order.guests)
  const profile = { ...decodeJson<Profile>(order.profile), ...input.profile }
  if (input.profile) errors.push(findLengthError(profile, 'order.profile', maxProfileBytes))
  for (const [at, guest] of (input.guests ?? []).entries())
    errors.push(findLengthError(guest.profile ?? {}, `order.attendees.${at}.profile`, maxProfileBytes))
  const all = Object.assign({}, ...errors)
  if (Object.keys(all).length > 0) throw argumentsError(all)
  return {
    ...nameOf(input, order),
    email: input.email ?? order.email,
    answers,
    guests,
    profile,
    affiliate: input.affiliate ?? order.affiliate,
  }
}

export function columnsOfPeople({ answers, guests, profile, ...person }: People): OrderChange {
  return {
    ...person,
    ...nameKeysOf(person),
    email_folded: person.email.toLowerCase(),
    answers: encodeJson(answers),
    guests: encodeJson(guests),
    profile: encodeJson(profile),
  }
}

function findLengthError(value: Profile | readonly Answer[], at: string, maxBytes: number): ArgumentErrors {
  const isTooLong = Buffer.byteLength(encodeJson(value)) > maxBytes
  return isTooLong ? { [at]: [`Must be at most ${maxBytes} bytes of JSON.`] } : {}
}

function guestOf(guest: GuestInput, answers: Answer[]): Guest {
  const nobody = { name: '', first_name: '', last_name: '' }
  return { ...nameOf(guest, nobody), email: guest.email ?? '', profile: guest.profile ?? {}, answers }
}
