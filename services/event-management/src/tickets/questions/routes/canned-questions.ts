import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may, visible } from '../../../access/needs.ts'
import { scopeOf } from '../../../access/scope.ts'
import type { Context, Scope } from '../../../context.ts'
import { argumentsError, notFound } from '../../../errors.ts'
import { getVisibleEvent } from '../../../events/get-event.ts'
import { Wrapped } from '../../../wire/bodies.ts'
import { mayFail } from '../../../wire/error-responses.ts'
import { readId } from '../../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../../wire/pages.ts'
import { EventPath } from '../../../wire/path-ids.ts'
import { listTicketClasses } from '../../store/ticket-classes.ts'
import { findCannedQuestion } from '../canned-questions.ts'
import { putCanned } from '../change-questions.ts'
import { presentCannedQuestion } from '../present.ts'
import { readCannedQuestions, readQuestions } from '../questions.ts'
import { parseQuery } from '../schema/question-input.ts'
import {
  CannedQuestion,
  CannedQuestionFields,
  NewCannedQuestionFields,
  QuestionPath,
} from '../schema/questions.ts'

const tags = ['questions']
const OneQuestion = Type.Object({ question: CannedQuestion })

export const cannedQuestionRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/canned_questions/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'canned-questions/list',
          summary: 'List canned questions by event',
          tags,
          params: EventPath,
          querystring: Type.Object({
            ...PageQuery,
            include_all: Type.Optional(
              Type.Boolean({ description: 'Whether to include inactive questions.' }),
            ),
          }),
          response: { 200: PageOf('questions', CannedQuestion), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const page = readPage(request)
        const all = await presentAll(scope, readId(request.params.event_id, 'event'))
        const { include_all = false } = request.query
        const { rows, ...slice } = sliceOfList(
          all.filter(({ include }) => include || include_all),
          page,
        )
        return { pagination: presentPagination(request, page, slice), questions: rows }
      },
    )

    app.get(
      '/events/:event_id/canned_questions/:question_id/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'canned-questions/get',
          summary: 'Get a canned question',
          tags,
          params: QuestionPath,
          response: { 200: OneQuestion, ...mayFail },
        },
      },
      async (request) => {
        const { event_id, question_id } = request.params
        const scope = scopeOf(context, request)
        return { question: await presentOne(scope, readId(event_id, 'event'), question_id) }
      },
    )

    app.post(
      '/events/:event_id/canned_questions/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'canned-questions/create',
          summary: 'Create a canned question',
          tags,
          params: EventPath,
          body: Wrapped('question', NewCannedQuestionFields),
          response: { 200: CannedQuestion, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { canned_type } = request.body.question
        if (!findCannedQuestion(canned_type))
          throw argumentsError({ 'question.canned_type': [`"${canned_type}" is not a valid choice.`] })
        const input = { ...parseQuery(request.body.question), is_included: 1 }
        await putCanned(context, scope.viewer, eventId, canned_type, input)
        return presentOne(scope, eventId, canned_type)
      },
    )

    app.post(
      '/events/:event_id/canned_questions/:question_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'canned-questions/update',
          summary: 'Update a canned question',
          tags,
          params: QuestionPath,
          body: Wrapped('question', CannedQuestionFields),
          response: { 200: OneQuestion, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { question_id } = request.params
        const input = parseQuery(request.body.question)
        await putCanned(context, scope.viewer, eventId, question_id, input)
        return { question: await presentOne(scope, eventId, question_id) }
      },
    )

    app.delete(
      '/events/:event_id/canned_questions/:question_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'canned-questions/delete',
          summary: 'Deactivate a canned question',
          tags,
          params: QuestionPath,
          response: { 200: Type.Object({ deleted: Type.Boolean() }), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const { event_id, question_id } = request.params
        await putCanned(context, viewer, readId(event_id, 'event'), question_id, { is_included: 0 })
        return { deleted: true }
      },
    )
  }

async function presentAll(scope: Scope, eventId: number) {
  await getVisibleEvent(scope.db, scope.viewer, eventId)
  const [requested, all, classes] = await Promise.all([
    readCannedQuestions(scope.db, eventId),
    readQuestions(scope.db, eventId),
    listTicketClasses(scope.db, [eventId]),
  ])
  return requested.map((question) => presentCannedQuestion(question, { eventId, all, classes }, scope))
}

async function presentOne(scope: Scope, eventId: number, id: string) {
  const match = (await presentAll(scope, eventId)).find((each) => each.id === id)
  if (!match) throw notFound('question')
  return match
}
