import assert from 'node:assert/strict'
import type { TestResponse } from '@octavo/testing/service.ts'
import type { Caller, EventsService } from './service.ts'

export type Organizer = Awaited<ReturnType<typeof asOrganizer>>

/** A user with an organization. */
export async function asOrganizer(service: EventsService, login: string) {
  const caller = await service.as(login)
  const { json } = await caller.get('/users/me/organizations/')
  const organizationId = String(json.organizations[0].id)

  async function makeEvent(fields: object = {}) {
    const event = { ...newEventInput(service.context.clock.now()), ...fields }
    return ok(await caller.post(`/organizations/${organizationId}/events/`, { event }))
  }

  async function addTicket(eventId: string, fields: object = {}) {
    const ticket_class = { name: 'Standing', free: true, quantity_total: 100, ...fields }
    return ok(await caller.post(`/events/${eventId}/ticket_classes/`, { ticket_class }))
  }

  return {
    ...caller,
    organizationId,
    makeEvent,
    addTicket,
    /** A draft that can be published. */
    async makeReadyEvent(fields: object = {}) {
      const event = await makeEvent({ summary: 'An evening', ...fields })
      await addTicket(event.id)
      return event
    },
    async makeLiveEvent(fields: object = {}) {
      const event = await makeEvent({ summary: 'An evening', ...fields })
      await addTicket(event.id)
      ok(await caller.post(`/events/${event.id}/publish/`))
      return event
    },
    async makeSeries(fields: object = {}, rule?: string) {
      const series = await makeEvent({ summary: 'Evenings', is_series: true, ...fields })
      await addTicket(series.id)
      if (rule !== undefined) await addSchedule(series.id, rule)
      return series
    },
    addSchedule,
  }

  async function addSchedule(seriesId: string, recurrence_rule: string, occurrence_duration = 7_200) {
    const schedule = { recurrence_rule, occurrence_duration }
    return ok(await caller.post(`/events/${seriesId}/schedules/`, { schedule }))
  }
}

/** Invites a user to an organization, who accepts. */
export async function addMember(
  owner: Caller,
  organizationId: string,
  person: Caller & { user: { id: number } },
  role: string,
): Promise<void> {
  const member = { user_id: String(person.user.id), role }
  ok(await owner.post(`/organizations/${organizationId}/members/`, { member }))
  ok(await person.post(`/users/me/organization_invitations/${organizationId}/accept/`))
}

/** The required fields of an event in thirty days. */
export function newEventInput(nowMs: number, zone = 'Europe/Berlin') {
  const startMs = Math.ceil(nowMs / 3_600_000) * 3_600_000 + 30 * 86_400_000
  return {
    name: { html: 'An <b>evening</b> of jazz' },
    start: { timezone: zone, utc: utcOf(startMs) },
    end: { timezone: zone, utc: utcOf(startMs + 7_200_000) },
    currency: 'EUR',
  }
}

export function utcOf(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

/** In the format of iCalendar rules. */
export function compactUtcOf(ms: number): string {
  return utcOf(ms).replace(/[-:]/g, '')
}

// The assertions check what responses contain.
// biome-ignore lint/suspicious/noExplicitAny: see above
export function ok(response: TestResponse): any {
  assert.equal(response.status, 200, response.text)
  return response.json
}

export function assertError(response: TestResponse, status: number, error: string): void {
  assert.deepEqual([response.status, response.json.error], [status, error], response.text)
}

/** The argument errors by field. */
export function argumentErrorsOf(response: TestResponse): Record<string, string[]> {
  assertError(response, 400, 'ARGUMENTS_ERROR')
  return response.json.error_detail.ARGUMENTS_ERROR
}
