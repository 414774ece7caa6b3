import assert from 'node:assert/strict'
import { argumentErrorsOf, assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'
import { fillOrder } from './order-making.ts'

describeServiceOnBothDatabases('questions', {
  async 'that are custom have limited choices and dependent questions'({ ada, bob }) {
    const event = await ada.makeLiveEvent()
    const [ticketClass] = ok(await ada.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    const path = `/events/${event.id}/questions/`
    const meal = ok(
      await ada.post(path, {
        question: {
          question: { html: 'Which <b>meal</b>?<script>no</script>' },
          type: 'radio',
          required: true,
          respondent: 'attendee',
          choices: [{ answer: { html: 'Fish' }, quantity_available: 5 }, { answer: { html: 'Other' } }],
          ticket_classes: [{ id: ticketClass.id }],
        },
      }),
    )
    assert.deepEqual(meal.question, { text: 'Which meal?', html: 'Which <b>meal</b>?' })
    assert.deepEqual(
      [meal.type, meal.required, meal.respondent, meal.ticket_classes],
      ['radio', true, 'attendee', [{ id: ticketClass.id, name: 'Standing' }]],
    )
    const [fish, other] = meal.choices
    assert.deepEqual([fish.answer.text, fish.quantity_available, fish.quantity_sold], ['Fish', 5, 0])
    assert.equal(other.quantity_available, null)
    const which = ok(
      await ada.post(path, {
        question: {
          question: { html: 'What else?' },
          type: 'text',
          parent_id: meal.id,
          parent_choice_id: other.id,
        },
      }),
    )
    const { questions } = ok(await bob.get(path))
    assert.deepEqual(
      questions.map(({ id }: { id: string }) => id),
      [meal.id, which.id],
    )
    assert.deepEqual(questions[0].choices[1].subquestion_ids, [which.id])
    assert.equal(questions[1].parent_choice_id, other.id)
    const update = ok(await ada.post(`${path}${meal.id}/`, { question: { required: false, sorting: 9 } }))
    assert.deepEqual([update.required, update.sorting, update.choices.length], [false, 9, 2])
    assert.deepEqual(ok(await ada.delete(`${path}${meal.id}/`)), { deleted: true })
    assert.deepEqual(ok(await ada.get(path)).questions, [])
    assertError(await ada.get(`${path}${which.id}/`), 404, 'NOT_FOUND')
  },

  async 'are limited to a hundred, and to a thousand choices'({ ada }) {
    const event = await ada.makeEvent()
    const path = `/events/${event.id}/questions/`
    const add = (question: object) =>
      ada.post(path, { question: { question: { html: 'Which?' }, ...question } })
    const choices = Array.from({ length: 200 }, (_, at) => ({ answer: { html: `Choice ${at}` } }))
    for (let at = 0; at < 5; at++) ok(await add({ type: 'radio', choices }))
    assertError(await add({ type: 'radio', choices: choices.slice(0, 1) }), 400, 'TOO_MANY_QUESTIONS')
    for (let at = 5; at < 100; at++) ok(await add({ type: 'text' }))
    assertError(await add({ type: 'text' }), 400, 'TOO_MANY_QUESTIONS')
  },

  async 'replace all choices in an update, but keep those that answers use'({ ada, bob }) {
    const event = await ada.makeLiveEvent()
    const path = `/events/${event.id}/questions/`
    const questionInput = { question: { html: 'Which meal?' }, type: 'radio', respondent: 'attendee' }
    const choices = [
      { answer: { html: 'Fish' }, quantity_available: 2 },
      { answer: { html: 'Rice' } },
      { answer: { html: 'Soup' } },
    ]
    const meal = ok(await ada.post(path, { question: { ...questionInput, choices } }))
    const [fish, rice, soup] = meal.choices
    const below = { question: { html: 'Hot?' }, type: 'text', parent_id: meal.id, parent_choice_id: soup.id }
    ok(await ada.post(path, { question: below }))
    const change = (to: object[]) => ada.post(`${path}${meal.id}/`, { question: { choices: to } })
    const [ticketClass] = ok(await ada.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    const chooseIn = async (choice: { id: string }) => {
      const order = await fillOrder(bob, event.id, ticketClass.id)
      const attendees = [{ answers: [{ question_id: meal.id, answer: choice.id }] }]
      return [order.id, await bob.post(`/orders/${order.id}/`, { order: { attendees } })] as const
    }
    const [orderId, chosen] = await chooseIn(fish)
    ok(chosen)
    ok((await chooseIn(rice))[1])

    const update = ok(
      await change([
        { id: rice.id, answer: { html: 'Rice' }, quantity_available: 1 },
        { answer: { html: 'Bread' }, quantity_available: 3 },
        { ...fish, answer: { html: 'Trout' } },
      ]),
    )
    assert.deepEqual(
      update.choices.map(({ answer, quantity_available }: typeof fish) => [answer.text, quantity_available]),
      Object.entries({ Rice: 1, Bread: 3, Trout: 2 }),
    )
    assert.deepEqual([update.choices[0].id, update.choices[2].id], [rice.id, fish.id])
    assert.equal(ok(await ada.get(path)).questions.length, 1)

    ok(await bob.post(`/orders/${orderId}/place/`))
    const trout = { id: fish.id, answer: { html: 'Trout' } }
    const otherChoices = update.choices.slice(0, 2)
    ok(await change([...otherChoices, { ...trout, quantity_available: 1 }]))
    assertError((await chooseIn(fish))[1], 400, 'SOLD_OUT')
    ok(await change([...otherChoices, { ...trout, quantity_available: 2 }]))
    ok((await chooseIn(fish))[1])
    assertError(
      await change([...otherChoices, { ...trout, quantity_available: 1 }]),
      400,
      'CAPACITY_TOTAL_TOO_SMALL',
    )
    assertError(await change(otherChoices), 400, 'HAS_ATTENDEES')
    assert.deepEqual(argumentErrorsOf(await change([])), { 'question.choices': ['MISSING'] })
    assert.deepEqual(argumentErrorsOf(await change([trout, { ...trout, id: '1' }])), {
      'question.choices.1.id': ['INVALID'],
    })
    assert.equal(ok(await ada.get(`${path}${meal.id}/`)).choices.length, 3)
    assert.equal(ok(await ada.get(`/events/${event.id}/inventory/`)).is_balanced, true)
  },

  async 'that are invalid are refused'({ ada }) {
    const event = await ada.makeEvent()
    const path = `/events/${event.id}/questions/`
    const question = { html: 'Why?' }
    const invalid: [object, Record<string, string[]>][] = [
      [{ type: 'text' }, { 'question.question.html': ['MISSING'] }],
      [{ question }, { 'question.type': ['MISSING'] }],
      [{ question: { html: '<i> </i>' }, type: 'text' }, { 'question.question.html': ['MISSING'] }],
      [{ question, type: 'essay' }, { 'question.type': ['"essay" is not a valid choice.'] }],
      [
        { question, type: { toString: 'x' } },
        { 'question.type': ['"{"toString":"x"}" is not a valid choice.'] },
      ],
      [{ question, type: 'dropdown' }, { 'question.choices': ['MISSING'] }],
      [{ question, type: 'waiver' }, { 'question.waiver': ['MISSING'] }],
      [{ question, type: 'text', ticket_classes: [{ id: '1' }] }, { 'question.ticket_classes': ['INVALID'] }],
      [{ question, type: 'text', parent_id: '1' }, { 'question.parent_id': ['INVALID'] }],
      [{ question, type: 'text', parent_choice_id: '1' }, { 'question.parent_id': ['MISSING'] }],
      [{ question, type: 'text', require3d: true }, { 'question.require3d': ['Unknown parameter'] }],
    ]
    for (const [fields, expected] of invalid)
      assert.deepEqual(argumentErrorsOf(await ada.post(path, { question: fields })), expected)
    assertError(await ada.get(`${path}1/`), 404, 'NOT_FOUND')
  },

  async 'that are canned are active when the organizer includes them'({ ada }) {
    const event = await ada.makeEvent()
    const path = `/events/${event.id}/canned_questions/`
    const ids = async (query = '') =>
      ok(await ada.get(path + query)).questions.map(({ id }: { id: string }) => id)
    assert.deepEqual(await ids(), ['first_name', 'last_name', 'email'])
    assert.equal((await ids('?include_all=true')).length, 21)
    const cannedQuestion = ok(
      await ada.post(path, { question: { canned_type: 'job_title', required: true } }),
    )
    assert.deepEqual(
      [
        cannedQuestion.id,
        cannedQuestion.question.text,
        cannedQuestion.required,
        cannedQuestion.include,
        cannedQuestion.group_id,
        cannedQuestion.editable,
      ],
      ['job_title', 'Job Title', true, true, 'work_information', true],
    )
    assert.match(cannedQuestion.resource_uri, /\/events\/\d+\/canned_questions\/job_title\/$/)
    const singular = `/event/${event.id}/canned_questions/job_title`
    const change = { question: { question: { html: 'Trade' }, respondent: 'attendee' } }
    const { question: updatedQuestion } = ok(await ada.post(singular, change))
    assert.deepEqual(
      [updatedQuestion.question.text, updatedQuestion.required, updatedQuestion.respondent],
      ['Trade', true, 'attendee'],
    )
    assert.deepEqual(ok(await ada.get(singular)).question, updatedQuestion)
    ok(await ada.post(path, { question: { canned_type: 'sex' } }))
    const { question: gender } = ok(await ada.get(`${path}sex/`))
    assert.deepEqual([gender.type, gender.choices.length], ['dropdown', 4])
    assert.deepEqual(ok(await ada.delete(singular)), { deleted: true })
    assert.deepEqual(await ids(), ['first_name', 'last_name', 'email', 'sex'])
  },

  async 'that every ticket requires cannot be changed: NOT_ALLOWED'({ ada }) {
    const event = await ada.makeEvent()
    const path = `/events/${event.id}/canned_questions/`
    assertError(await ada.delete(`${path}email/`), 400, 'NOT_ALLOWED')
    assertError(await ada.post(`${path}email/`, { question: { required: false } }), 400, 'NOT_ALLOWED')
    assertError(await ada.get(`${path}shoe_size/`), 404, 'NOT_FOUND')
    const unknown = await ada.post(path, { question: { canned_type: 'shoe_size' } })
    assert.deepEqual(argumentErrorsOf(unknown), {
      'question.canned_type': ['"shoe_size" is not a valid choice.'],
    })
  },

  async 'are copied with the event'({ ada }) {
    const event = await ada.makeReadyEvent()
    const [{ id }] = ok(await ada.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    const question = {
      question: { html: 'Size?' },
      type: 'dropdown',
      ticket_classes: [{ id }],
      choices: [{ answer: { html: 'S' }, quantity_available: 2 }],
    }
    const parent = ok(await ada.post(`/events/${event.id}/questions/`, { question }))
    const below = { parent_id: parent.id, parent_choice_id: parent.choices[0].id }
    ok(
      await ada.post(`/events/${event.id}/questions/`, {
        question: { question: { html: 'Really?' }, type: 'text', ...below },
      }),
    )
    const copy = ok(await ada.post(`/events/${event.id}/copy/`))
    const [ticketClass] = ok(await ada.get(`/events/${copy.id}/ticket_classes/`)).ticket_classes
    const { questions } = ok(await ada.get(`/events/${copy.id}/questions/`))
    assert.deepEqual(
      [questions[0].ticket_classes[0].id, questions[0].choices[0].quantity_available, questions[1].parent_id],
      [ticketClass.id, 2, questions[0].id],
    )
    assert.notEqual(questions[0].id, parent.id)
  },
})
