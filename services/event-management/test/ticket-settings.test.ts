import assert from 'node:assert/strict'
import { argumentErrorsOf, assertError, ok, utcOf } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'

describeServiceOnBothDatabases('ticket settings', {
  async 'contain the messages to buyers'({ ada }) {
    const event = await ada.makeReadyEvent()
    const [{ id }] = ok(await ada.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    const path = `/events/${event.id}/ticket_buyer_settings/`
    const usual = ok(await ada.get(path))
    assert.deepEqual(
      [usual.event_id, usual.refund_request_enabled, usual.survey_time_limit, usual.confirmation_message],
      [event.id, true, 15, { text: null, html: null }],
    )
    const ticket_buyer_settings = {
      confirmation_message: { html: '<h1>Thanks</h1><script>no</script>' },
      survey_respondent: 'attendee',
      survey_ticket_classes: [id],
      redirect_url: 'https://example.org/thanks',
      survey_time_limit: 30,
    }
    const settings = ok(await ada.post(path, { ticket_buyer_settings }))
    assert.deepEqual(settings.confirmation_message, { text: 'Thanks', html: '<h1>Thanks</h1>' })
    assert.deepEqual(
      [settings.survey_ticket_classes, settings.redirect_url],
      [[id], 'https://example.org/thanks'],
    )
    const later = ok(await ada.post(path, { ticket_buyer_settings: { survey_name: 'Hello' } }))
    assert.deepEqual(later, { ...settings, survey_name: 'Hello' })
    const refusals: [object, Record<string, string[]>][] = [
      [{ redirect_url: 'javascript:alert(1)' }, { 'ticket_buyer_settings.redirect_url': ['INVALID'] }],
      [{ survey_ticket_classes: ['1'] }, { 'ticket_buyer_settings.survey_ticket_classes': ['INVALID'] }],
      [{ survey_time_limit: 0 }, { 'ticket_buyer_settings.survey_time_limit': ['INVALID'] }],
    ]
    for (const [fields, expected] of refusals)
      assert.deepEqual(argumentErrorsOf(await ada.post(path, { ticket_buyer_settings: fields })), expected)
  },

  async 'contain the display settings, as in the event'({ ada }) {
    const event = await ada.makeEvent()
    const path = `/events/${event.id}/display_settings/`
    const display_settings = { show_start_date: false, show_remaining: true, show_map: false }
    const savedSettings = ok(await ada.post(path, { display_settings }))
    assert.deepEqual(
      [
        savedSettings.show_start_date,
        savedSettings.show_end_date,
        savedSettings.show_remaining,
        savedSettings.show_map,
        savedSettings.terminology,
      ],
      [false, true, true, false, 'tickets_vertical'],
    )
    const updatedEvent = ok(await ada.get(`/events/${event.id}/`))
    assert.deepEqual([updatedEvent.hide_start_date, updatedEvent.show_remaining], [true, true])
    assert.deepEqual(ok(await ada.get(path)), savedSettings)
    assert.deepEqual(argumentErrorsOf(await ada.post(path, { display_settings: { terminology: 'x' } })), {
      'display_settings.terminology': ['"x" is not a valid choice.'],
    })
  },

  async 'add the tax of the event to prices, or show the included tax'({ ada, bob }) {
    const event = await ada.makeEvent({ summary: 'An evening' })
    await ada.addTicket(event.id, { free: false, cost: 'EUR,1190' })
    ok(await ada.post(`/events/${event.id}/publish/`))
    const path = `/events/${event.id}/tax/`
    const costs = async () => {
      const [{ variants }] = ok(await bob.get(`/events/${event.id}/ticket_classes/for_sale/`)).ticket_classes
      return ['cost', 'tax', 'total_cost'].map((name) => variants[0][name].value)
    }
    assert.deepEqual(ok(await ada.get(path)), { tax: null })
    assert.deepEqual(await costs(), [1_190, 0, 1_190])
    const tax = { name: 'VAT', percent: '19', included: true }
    assert.deepEqual(ok(await ada.post(path, { tax })), { tax: { ...tax, percent: '19.00' } })
    assert.deepEqual(await costs(), [1_190, 190, 1_190])
    ok(await ada.post(path, { tax: { ...tax, included: false } }))
    assert.deepEqual(await costs(), [1_190, 226, 1_416])
    ok(await ada.post(path, { tax: null }))
    assert.deepEqual(await costs(), [1_190, 0, 1_190])
  },

  async 'show the most specific text override with tickets'({ service, ada, bob }) {
    const { json: venue } = await ada.post(`/organizations/${ada.organizationId}/venues/`, {
      venue: { name: 'The <Barn>', address: { city: 'Berlin', country: 'DE' } },
    })
    const soon = utcOf(service.context.clock.now() + 86_400_000)
    const event = await ada.makeEvent({ summary: 'An evening', venue_id: venue.id })
    await ada.addTicket(event.id, { sales_start: soon })
    ok(await ada.post(`/events/${event.id}/publish/`))
    const path = `/organizations/${ada.organizationId}/text_overrides/`
    const override = async (target: object, ...strings: object[]) =>
      ok(await ada.post(path, { ...target, strings }))
    const later = 'tickets_not_yet_on_sale'
    const readStatus = async () => {
      const { json } = await bob.get(`/events/${event.id}/?expand=event_sales_status`)
      const { message, message_type, message_code } = json.event_sales_status
      return [message, message_type, message_code]
    }
    assert.deepEqual(await readStatus(), ['Not Yet On Sale', 'default', later])
    await override({ locale: event.locale }, { text_code: later, message: 'Patience' })
    assert.deepEqual(await readStatus(), ['Patience', 'custom', null])
    await override(
      { locale: event.locale, venue_id: venue.id },
      { text_code: later, message_code: 'tickets_unavailable' },
    )
    assert.deepEqual(await readStatus(), ['Unavailable', 'canonical', 'tickets_unavailable'])
    await override(
      { event_id: event.id },
      { text_code: later, message: 'At <noon>' },
      { text_code: 'checkout_title_tickets', message: 'Seats' },
    )
    await override({ event_id: event.id, locale: 'de_DE' }, { text_code: later, message: 'Bald' })
    assert.deepEqual(await readStatus(), ['At <noon>', 'custom', null])
    const page = await service.stranger.get(`/e/x-tickets-${event.id}`)
    assert.match(page.text, /At &lt;noon&gt;/)
    assert.match(page.text, /<h2 id="tickets-title">Seats</)
    await override({ event_id: event.id }, { text_code: later })
    assert.deepEqual((await readStatus())[0], 'Unavailable')

    await override({ event_id: event.id }, { text_code: 'event_cancelled', message: 'Called off' })
    ok(await ada.post(`/events/${event.id}/cancel/`))
    assert.deepEqual((await readStatus())[0], 'Called off')
    assert.match((await service.stranger.get(`/e/x-tickets-${event.id}`)).text, /Called off/)
  },

  async 'override default texts for the organization or one event'({ ada }) {
    const event = await ada.makeEvent()
    const path = `/organizations/${ada.organizationId}/text_overrides/`
    const codes = 'text_codes=tickets_sold_out,event_postponed'
    const strings = [
      { text_code: 'tickets_sold_out', message: 'All gone' },
      { text_code: 'event_postponed', message_code: 'event_cancelled' },
    ]
    const savedTexts = ok(await ada.post(path, { event_id: event.id, strings }))
    assert.deepEqual(
      savedTexts.strings.map(({ message, message_type, default_message }: Record<string, string>) => [
        message,
        message_type,
        default_message,
      ]),
      [
        ['All gone', 'custom', 'Sold Out'],
        ['Canceled', 'canonical', 'Postponed'],
      ],
    )
    assert.deepEqual(ok(await ada.get(`${path}?event_id=${event.id}&${codes}`)), savedTexts)
    const types = async (query: string) =>
      ok(await ada.get(`${path}?${query}`)).strings.map(
        ({ message_type }: { message_type: string }) => message_type,
      )
    assert.deepEqual(await types(codes), ['default', 'default'])
    assert.deepEqual(await types(`${codes}&event_id=${event.id}&locale=de_DE`), ['default', 'default'])
    ok(await ada.post(path, { event_id: event.id, strings: [{ text_code: 'tickets_sold_out' }] }))
    assert.deepEqual(await types(`${codes}&event_id=${event.id}`), ['default', 'canonical'])
    assert.deepEqual(argumentErrorsOf(await ada.get(path)), { text_codes: ['MISSING'] })
    assert.deepEqual(argumentErrorsOf(await ada.get(`${path}?text_codes=x`)), {
      text_codes: ['"x" is not a valid choice.'],
    })
    assert.deepEqual(argumentErrorsOf(await ada.get(`${path}?${codes}&event_id=1`)), {
      event_id: ['INVALID'],
    })
    assert.deepEqual(argumentErrorsOf(await ada.get(`${path}?${codes}&venue_id=1`)), {
      venue_id: ['INVALID'],
    })
    assert.deepEqual(argumentErrorsOf(await ada.get(`${path}?${codes}&locale=xx_XX`)), {
      locale: ['"xx_XX" is not a valid choice.'],
    })
  },

  async 'group ticket classes'({ service, ada }) {
    const event = await ada.makeReadyEvent()
    const [{ id }] = ok(await ada.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    const path = `/organizations/${ada.organizationId}/ticket_groups/`
    const name = 'A name that is longer than a name may be'
    const ticketGroup = ok(
      await ada.post(path, { ticket_group: { name, event_ticket_ids: { [event.id]: [id] } } }),
    )
    assert.deepEqual(
      [ticketGroup.name, ticketGroup.status, ticketGroup.event_ticket_ids, ticketGroup.tickets],
      ['A name that is longe', 'live', { [event.id]: [id] }, []],
    )
    const one = `/ticket_groups/${ticketGroup.id}/`
    const [ticket] = ok(await ada.get(`${one}?expand=tickets`)).tickets
    assert.deepEqual([ticket.id, ticket.event_id, ticket.variants], [id, event.id, [{ id: `T${id}` }]])
    const other = ok(await ada.post(path, { ticket_group: { name: 'Other' } }))
    const grouping = `/organizations/${ada.organizationId}/events/${event.id}/ticket_classes/${id}/ticket_groups/`
    assert.equal((await ada.post(grouping, { ticket_group_ids: [other.id] })).status, 204)
    assert.deepEqual(ok(await ada.get(`/ticket_groups/${other.id}/`)).event_ticket_ids, { [event.id]: [id] })
    assert.equal((await ada.post(grouping, {})).status, 204)
    assert.deepEqual(ok(await ada.get(one)).event_ticket_ids, {})
    ok(await ada.post(one, { ticket_group: { status: 'archived' } }))
    const names = async (query: string) =>
      ok(await ada.get(path + query)).ticket_groups.map((group: { name: string }) => group.name)
    assert.deepEqual(await names(''), ['Other'])
    assert.deepEqual(await names('?status=archived'), ['A name that is longe'])
    assert.deepEqual(ok(await ada.delete(one)), { deleted: true })
    assertError(await ada.get(one), 404, 'NOT_FOUND')
    assert.deepEqual(await names('?status=all'), ['A name that is longe', 'Other'])
    const foreign = { name: 'Foreign', event_ticket_ids: { [event.id]: ['1'] } }
    assert.deepEqual(argumentErrorsOf(await ada.post(path, { ticket_group: foreign })), {
      'ticket_group.event_ticket_ids': ['INVALID'],
    })
    for (const target of [path, `/ticket_groups/${other.id}/`])
      assert.deepEqual(
        argumentErrorsOf(await ada.post(target, { ticket_group: { event_ticket_ids: { a: 5 } } })),
        {
          'ticket_group.event_ticket_ids': ['INVALID'],
          'ticket_group.event_ticket_ids.a': ['INVALID'],
        },
      )
    const group = { organization_id: Number(ada.organizationId), status: 'live' as const }
    const groups = Array.from({ length: 298 }, (_, number) => ({
      ...group,
      name: `${number}`,
      created_at_ms: 0,
      changed_at_ms: 0,
    }))
    await service.context.db.write((tx) => tx.insertInto('ticket_group').values(groups).execute())
    ok(await ada.post(path, { ticket_group: { name: 'The last one' } }))
    assertError(await ada.post(path, { ticket_group: { name: 'One more' } }), 400, 'EXCEEDS_LIMIT')
  },
})
