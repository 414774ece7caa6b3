import assert from 'node:assert/strict'
import { test } from 'node:test'
import { argumentErrorsOf, ok } from './event-making.ts'
import { ada, beginOrder, fillOrder, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()

test('an order requires answers to required questions, and limited choices sell out', async () => {
  const { organizer, event, ticketIds } = await makeSale(service, 'asking', [{}])
  const addQuestion = async (question: object) =>
    ok(await organizer.post(`/events/${event.id}/questions/`, { question }))
  const meal = await addQuestion({
    question: { html: 'What do you <b>eat</b>?' },
    type: 'dropdown',
    required: true,
    respondent: 'attendee',
    choices: [{ answer: { html: 'Fish' }, quantity_available: 1 }, { answer: { html: 'Fowl' } }],
  })
  const buyer = await service.as('asking-buyer')
  const order = await fillOrder(buyer, event.id, ticketIds[0], { quantity: 2 })
  const place = () => buyer.post(`/orders/${order.id}/place/?expand=attendees`)
  const answerQuestion = (...answers: string[]) =>
    buyer.post(`/orders/${order.id}/`, {
      order: { attendees: answers.map((text) => ({ answers: [{ question_id: meal.id, answer: text }] })) },
    })
  const fields = Object.keys((await place()).json.error_detail.ARGUMENTS_ERROR)
  assert.deepEqual(
    fields,
    [0, 1].map((at) => `order.attendees.${at}.answers.${meal.id}`),
  )
  assert.match((await answerQuestion('Stone')).json.error_description, /"Stone" is not a valid choice/)
  const scarce = await answerQuestion('Fish', 'Fish')
  assert.equal(scarce.json.error, 'SOLD_OUT')
  assert.match(scarce.json.error_description, /chosen/)
  ok(await answerQuestion('Fish', 'Fowl'))
  const [fish] = ok(await place()).attendees
  assert.deepEqual(fish.answers, [
    {
      question_id: meal.id,
      attendee_id: fish.id,
      question: 'What do you eat?',
      type: 'dropdown',
      answer: 'Fish',
    },
  ])

  const other = await fillOrder(buyer, event.id, ticketIds[0])
  const take = () =>
    buyer.post(`/orders/${other.id}/`, {
      order: { attendees: [{ answers: [{ question_id: meal.id, answer: 'Fish' }] }] },
    })
  assert.equal((await take()).json.error, 'SOLD_OUT')
  ok(await organizer.post(`/orders/${order.id}/refund/`, { refund: { attendee_ids: [fish.id] } }))
  ok(await take())
})

test('answers claim limited choices once for each ticket, and have a maximum size', async () => {
  const { organizer, event, ticketIds } = await makeSale(service, 'claims', [{}])
  const addQuestion = async (question: object) =>
    ok(await organizer.post(`/events/${event.id}/questions/`, { question }))
  const { id: size } = await addQuestion({
    question: { html: 'Size' },
    type: 'dropdown',
    respondent: 'attendee',
    choices: [{ answer: { html: 'Large' }, quantity_available: 2 }],
  })
  const paragraph = (html: string) =>
    addQuestion({ question: { html }, type: 'paragraph', respondent: 'attendee' })
  const essays = [await paragraph('Why?'), await paragraph('How?')]
  const large = { question_id: size, answer: 'Large' }
  const buyer = await service.as('claims-buyer')
  const order = await fillOrder(buyer, event.id, ticketIds[0], { quantity: 2 })
  const change = (input: object) => buyer.post(`/orders/${order.id}/`, { order: input })
  const both = [{ answers: [large] }, { answers: [large] }]
  assert.deepEqual(argumentErrorsOf(await change({ attendees: [...both, { answers: [large] }] })), {
    'order.attendees': ['Must be at most one for each ticket.'],
  })
  assert.deepEqual(argumentErrorsOf(await change({ attendees: [{ answers: [large, large] }] })), {
    'order.attendees.0.answers.1.question_id': ['Must not repeat a question.'],
  })
  const long = essays.map(({ id }) => ({ question_id: id, answer: '€'.repeat(10_000) }))
  assert.deepEqual(argumentErrorsOf(await change({ attendees: [{ answers: long }] })), {
    'order.attendees.0.answers': ['Must be at most 32768 bytes of JSON.'],
  })
  ok(await change({ attendees: both }))

  const other = await fillOrder(buyer, event.id, ticketIds[0])
  const take = () => buyer.post(`/orders/${other.id}/`, { order: { attendees: [{ answers: [large] }] } })
  assert.equal((await take()).json.error, 'SOLD_OUT')
  // The guest of the ticket that is given back claims nothing more.
  ok(await change({ tickets: [{ ticket_class_id: ticketIds[0], quantity: 1 }] }))
  ok(await take())
})

test('many answers to a question with many long choices are checked in linear time', async () => {
  const { organizer, event, ticketIds } = await makeSale(service, 'long-choices', [{}])
  const html = '<b>x</b> &amp; '.repeat(130)
  const { id, choices } = ok(
    await organizer.post(`/events/${event.id}/questions/`, {
      question: {
        question: { html: 'Which?' },
        type: 'checkbox',
        respondent: 'attendee',
        choices: Array.from({ length: 200 }, (_, at) => ({ answer: { html: `${html}${at}` } })),
      },
    }),
  )
  const buyer = await service.as('long-choices-buyer')
  const order = await fillOrder(buyer, event.id, ticketIds[0])
  const answerOf = (...texts: string[]) => ({ answers: [{ question_id: id, answer: texts }] })
  const change = (attendees: object[]) => buyer.post(`/orders/${order.id}/`, { order: { attendees } })
  const unknown = Array.from({ length: 100 }, (_, at) => `Unknown ${at}`)
  const startMs = performance.now()
  const errors = argumentErrorsOf(await change(Array.from({ length: 400 }, () => answerOf(...unknown))))
  assert.equal(Object.keys(errors).length, 400)
  // In quadratic time, minutes.
  assert.ok(performance.now() - startMs < 10_000)
  const [first, second] = choices
  ok(await change([answerOf(second.id, ` ${first.answer.text} `)]))
  const { attendees } = ok(await buyer.post(`/orders/${order.id}/place/?expand=attendees`))
  assert.equal(attendees[0].answers[0].answer, `${first.answer.text} | ${second.answer.text}`)
})

test('a profile has addresses with known fields, and at most 8 KB', async () => {
  const { event, ticketIds } = await makeSale(service, 'profiles', [{}])
  const buyer = await service.as('profiles-buyer')
  const { id } = await fillOrder(buyer, event.id, ticketIds[0])
  const change = (order: object) => buyer.post(`/orders/${id}/`, { order })
  const withAddress = (address: object) => ({ profile: { addresses: { home: address } } })
  const home = { address_1: '1 Main St', city: 'Bath', region: 'SOM', postal_code: 'BA1', country: 'GB' }

  assert.deepEqual(argumentErrorsOf(await change(withAddress({ ...home, planet: 'Earth' }))), {
    'order.profile.addresses.home.planet': ['Unknown parameter'],
  })
  assert.deepEqual(argumentErrorsOf(await change({ profile: { addresses: { holiday: home } } })), {
    'order.profile.addresses.holiday': ['Unknown parameter'],
  })
  // Two bytes each.
  const long = Object.fromEntries(Object.keys(home).map((name) => [name, 'ä'.repeat(255)]))
  const profile = { addresses: { home: long, ship: long, work: long, bill: long } }
  const tooLong = ['Must be at most 8192 bytes of JSON.']
  assert.deepEqual(argumentErrorsOf(await change({ profile, attendees: [{ profile }] })), {
    'order.profile': tooLong,
    'order.attendees.0.profile': tooLong,
  })

  ok(await change(withAddress(home)))
  const placedOrder = ok(await buyer.post(`/orders/${id}/place/?expand=attendees`))
  assert.deepEqual(placedOrder.attendees[0].profile.addresses, { home })
})

test('a code lowers the price and reveals hidden tickets, up to its number of uses', async () => {
  const { organizer, event, ticketIds } = await makeSale(service, 'codes', [
    { free: false, cost: 'EUR,1000' },
    { name: 'Friends', free: false, cost: 'EUR,100', hidden: true },
  ])
  const discount = async (fields: object) =>
    ok(
      await organizer.post(`/organizations/${organizer.organizationId}/discounts/`, {
        discount: { event_id: event.id, ...fields },
      }),
    )
  const half = await discount({ type: 'coded', code: 'HALF', percent_off: '50', quantity_available: 2 })
  await discount({ type: 'access', code: 'FRIEND', ticket_class_ids: [ticketIds[1]], quantity_available: 0 })
  const buyer = await service.as('codes-buyer')
  const order = ok(await beginOrder(buyer, event.id, ticketIds[0], { code: 'half', quantity: 2 }))
  assert.equal(order.costs.gross.value, 1_000)
  assert.equal(order.costs.discount_amount.value, 1_000)
  assert.equal(order.tickets[0].variant_id, `T${ticketIds[0]}-D${half.id}`)
  const more = await beginOrder(buyer, event.id, ticketIds[0], { code: 'HALF' })
  assert.equal(more.json.error, 'SOLD_OUT')
  assert.match(
    (await beginOrder(buyer, event.id, ticketIds[0], { code: 'NONE' })).json.error_description,
    /code - INVALID/,
  )
  assert.equal((await beginOrder(buyer, event.id, ticketIds[1])).status, 400)
  ok(await beginOrder(buyer, event.id, ticketIds[1], { code: 'friend' }))
  const plain = ok(await beginOrder(buyer, event.id, ticketIds[0]))
  ok(await buyer.post(`/orders/${order.id}/abandon/`))
  const cheaper = ok(await buyer.post(`/orders/${plain.id}/`, { order: { ...ada, code: 'HALF' } }))
  assert.equal(cheaper.costs.gross.value, 500)
})
