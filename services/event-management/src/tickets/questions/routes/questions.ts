import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may, visible } from '../../../access/needs.ts'
import { scopeOf } from '../../../access/scope.ts'
import type { Context, Scope } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { getVisibleEvent } from '../../../events/get-event.ts'
import { Wrapped } from '../../../wire/bodies.ts'
import { mayFail } from '../../../wire/error-answers.ts'
import { readId } from '../../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../../wire/pages.ts'
import { EventPath } from '../../../wire/path-ids.ts'
import { listTicketClasses } from '../../store/ticket-classes.ts'
import { changeQuestion, createQuestion, deleteQuestion } from '../change-questions.ts'
import { presentQuestion } from '../present.ts'
import { readQuestions } from '../questions.ts'
import { parseQuery } from '../schema/question-input.ts'
import { NewQuestionFields, Question, QuestionFields, QuestionPath } from '../schema/questions.ts'

const tags = ['questions']

export const questionRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/questions/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'questions/list',
          summary: 'List custom questions by event',
          tags,
          params: EventPath,
          querystring: Type.Object({ ...PageQuery }),
          response: { 200: PageOf('questions', Question), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const page = readPage(request)
        const all = await presentQuestions(scope, readId(request.params.event_id, 'event'))
        const { rows, ...slice } = sliceOfList(all, page)
        return { pagination: presentPagination(request, page, slice), questions: rows }
      },
    )

    app.get(
      '/events/:event_id/questions/:question_id/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'questions/get',
          summary: 'Get a custom question',
          tags,
          params: QuestionPath,
          response: { 200: Question, ...mayFail },
        },
      },
      (request) =>
        presentOne(
          scopeOf(context, request),
          readId(request.params.event_id, 'event'),
          readId(request.params.question_id, 'question'),
        ),
    )

    app.post(
      '/events/:event_id/questions/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'questions/create',
          summary: 'Create a custom question',
          tags,
          params: EventPath,
          body: Wrapped('question', NewQuestionFields),
          response: { 200: Question, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { type, question } = request.body.question
        const input = { html: question.html, ...parseQuery(request.body.question), type }
        return presentOne(scope, eventId, await createQuestion(context, scope.viewer, eventId, input))
      },
    )

    app.post(
      '/events/:event_id/questions/:question_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'questions/update',
          summary: 'Update a custom question',
          description:
            '`choices` replaces the whole ordered list. A choice with an ID is updated, one without an ID is created, and missing choices are deleted unless an answer uses them.',
          tags,
          params: QuestionPath,
          body: Wrapped('question', QuestionFields),
          response: { 200: Question, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.question_id, 'question')
        await changeQuestion(context, scope.viewer, eventId, id, parseQuery(request.body.question))
        return presentOne(scope, eventId, id)
      },
    )

    app.delete(
      '/events/:event_id/questions/:question_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'questions/delete',
          summary: 'Deactivate a custom question',
          tags,
          params: QuestionPath,
          response: { 200: Type.Object({ deleted: Type.Boolean() }), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        await deleteQuestion(context, viewer, eventId, readId(request.params.question_id, 'question'))
        return { deleted: true }
      },
    )
  }

async function presentQuestions(scope: Scope, eventId: number) {
  await getVisibleEvent(scope.db, scope.viewer, eventId)
  const [all, classes] = await Promise.all([
    readQuestions(scope.db, eventId),
    listTicketClasses(scope.db, [eventId]),
  ])
  return all.map((question) => presentQuestion(question, { eventId, all, classes }, scope))
}

async function presentOne(scope: Scope, eventId: number, id: number) {
  const match = (await presentQuestions(scope, eventId)).find((each) => each.id === String(id))
  if (!match) throw notFound('question')
  return match
}
