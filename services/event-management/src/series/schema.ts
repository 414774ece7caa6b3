import { type Static, Type } from 'typebox'
import { Moment } from '../events/schema/event-bodies.ts'
import { readMoment, readName, readSummary } from '../events/schema/event-input.ts'
import { Fields, Wrapped } from '../wire/bodies.ts'
import { maxHtmlLength } from '../wire/rich-text.ts'
import type { CopyInput } from './copy-event.ts'

export const EventCopyBody = Fields({
  name: Type.Optional(Type.String({ maxLength: maxHtmlLength })),
  start_date: Type.Optional(Moment),
  end_date: Type.Optional(Moment),
  timezone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  summary: Type.Optional(Type.String({ maxLength: 5_000 })),
})

export const Schedule = Type.Object(
  {
    id: Type.String(),
    occurrence_duration: Type.Integer(),
    recurrence_rule: Type.String(),
    created_event_ids: Type.Array(Type.String()),
  },
  { title: 'Schedule' },
)

export const ScheduleBody = Wrapped(
  'schedule',
  Fields({
    occurrence_duration: Type.Integer({ minimum: 1, maximum: 7 * 86_400 }),
    recurrence_rule: Type.String({ minLength: 1, maxLength: 5_000 }),
  }),
)

export function readCopy(input: Static<typeof EventCopyBody>): CopyInput {
  const { name, summary, start_date, end_date, timezone } = input
  return {
    ...(name !== undefined && readName('name', name)),
    ...(summary !== undefined && { summary: readSummary('summary', summary) }),
    ...(start_date !== undefined && { startMs: readMoment('start_date', start_date) }),
    ...(end_date !== undefined && { endMs: readMoment('end_date', end_date) }),
    ...(timezone !== undefined && { zone: timezone }),
  }
}
