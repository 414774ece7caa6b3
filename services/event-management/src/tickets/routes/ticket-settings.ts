import type { Routes } from '@octavo/platform/service.ts'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { getManagedEvent } from '../../events/get-event.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { EventPath } from '../../wire/path-ids.ts'
import {
  changeDisplaySettings,
  changeTax,
  changeTicketBuyerSettings,
  readDisplaySettings,
  readTaxSetting,
  readTicketBuyerSettings,
} from '../event-settings.ts'
import { presentDisplaySettings, presentTax, presentTicketBuyerSettings } from '../present/ticket-settings.ts'
import {
  DisplayFields,
  DisplaySettings,
  TaxFields,
  TaxResponse,
  TicketBuyerFields,
  TicketBuyerSettings,
} from '../schema/ticket-settings.ts'
import {
  readDisplaySettings as readDisplayInput,
  readTax,
  readTicketBuyerSettings as readTicketBuyerInput,
} from '../schema/ticket-settings-input.ts'

const tags = ['event settings']

export const ticketSettingRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/ticket_buyer_settings/',
      {
        config: { needs: may('read_events', 'event') },
        schema: {
          operationId: 'ticket-buyer-settings/get',
          summary: 'Get the ticket buyer settings of an event',
          tags,
          params: EventPath,
          response: { 200: TicketBuyerSettings, ...mayFail },
        },
      },
      (request) => ticketBuyerSettings(scopeOf(context, request), readId(request.params.event_id, 'event')),
    )

    app.post(
      '/events/:event_id/ticket_buyer_settings/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'ticket-buyer-settings/update',
          summary: 'Update the ticket buyer settings of an event',
          tags,
          params: EventPath,
          body: Wrapped('ticket_buyer_settings', TicketBuyerFields),
          response: { 200: TicketBuyerSettings, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const input = readTicketBuyerInput(request.body.ticket_buyer_settings)
        await changeTicketBuyerSettings(context, scope.viewer, eventId, input)
        return ticketBuyerSettings(scope, eventId)
      },
    )

    app.get(
      '/events/:event_id/display_settings/',
      {
        config: { needs: may('read_events', 'event') },
        schema: {
          operationId: 'display-settings/get',
          summary: 'Get the display settings of an event',
          tags,
          params: EventPath,
          response: { 200: DisplaySettings, ...mayFail },
        },
      },
      (request) => displaySettings(scopeOf(context, request), readId(request.params.event_id, 'event')),
    )

    app.post(
      '/events/:event_id/display_settings/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'display-settings/update',
          summary: 'Update the display settings of an event',
          tags,
          params: EventPath,
          body: Wrapped('display_settings', DisplayFields),
          response: { 200: DisplaySettings, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { settings, ofEvent } = readDisplayInput(request.body.display_settings)
        await changeDisplaySettings(context, scope.viewer, eventId, settings, ofEvent)
        return displaySettings(scope, eventId)
      },
    )

    app.get(
      '/events/:event_id/tax/',
      {
        config: { needs: may('read_events', 'event') },
        schema: {
          operationId: 'tax/get',
          summary: 'Get the tax settings of an event (Octavo extension)',
          tags,
          params: EventPath,
          response: { 200: TaxResponse, ...mayFail },
        },
      },
      (request) => tax(scopeOf(context, request), readId(request.params.event_id, 'event')),
    )

    app.post(
      '/events/:event_id/tax/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'tax/update',
          summary: 'Update the tax settings of an event (Octavo extension)',
          tags,
          params: EventPath,
          body: Wrapped('tax', TaxFields),
          response: { 200: TaxResponse, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        await changeTax(context, scope.viewer, eventId, readTax(request.body.tax))
        return tax(scope, eventId)
      },
    )
  }

async function ticketBuyerSettings({ db, viewer }: Scope, eventId: number) {
  await getManagedEvent(db, viewer, eventId)
  return presentTicketBuyerSettings(eventId, await readTicketBuyerSettings(db, eventId))
}

async function displaySettings({ db, viewer }: Scope, eventId: number) {
  const event = await getManagedEvent(db, viewer, eventId)
  return presentDisplaySettings(event, await readDisplaySettings(db, eventId))
}

async function tax({ db, viewer }: Scope, eventId: number) {
  await getManagedEvent(db, viewer, eventId)
  return presentTax(await readTaxSetting(db, eventId))
}
