import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { getRepositoryById } from '../../repositories/store/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { Notifications } from '../notifications.ts'
import { presentThread, presentThreadSubscription } from '../present.ts'
import { ResetContent, Thread, ThreadPath, ThreadSubscription, ThreadSubscriptionBody } from '../schema.ts'
import { config } from './notifications.ts'

const tags = ['activity']

export const threadRoutes =
  ({ db, notifications }: Pick<Context, 'db'> & { notifications: Notifications }): Routes =>
  (app) => {
    app.get(
      '/notifications/threads/:thread_id',
      {
        config,
        schema: {
          operationId: 'activity/get-thread',
          summary: 'Get a thread',
          tags,
          params: ThreadPath,
          response: { 200: Thread, ...errorResponses },
        },
      },
      async ({ viewer, params, addresses }) => {
        const thread = await notifications.get(viewer, readNumber(params.thread_id))
        return presentThread(thread, await getRepositoryById(db.read, thread.repository_id), addresses)
      },
    )

    app.patch(
      '/notifications/threads/:thread_id',
      {
        config,
        schema: {
          operationId: 'activity/mark-thread-as-read',
          summary: 'Mark a thread as read',
          tags,
          params: ThreadPath,
          response: { 205: ResetContent, 304: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        const isChanged = await notifications.markThread(viewer, readNumber(params.thread_id), false)
        return reply.code(isChanged ? 205 : 304).send(null)
      },
    )

    app.delete(
      '/notifications/threads/:thread_id',
      {
        config,
        schema: {
          operationId: 'activity/mark-thread-as-done',
          summary: 'Mark a thread as done',
          tags,
          params: ThreadPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        await notifications.markThread(viewer, readNumber(params.thread_id), true)
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/notifications/threads/:thread_id/subscription',
      {
        config,
        schema: {
          operationId: 'activity/get-thread-subscription-for-authenticated-user',
          summary: 'Get a thread subscription for the authenticated user',
          tags,
          params: ThreadPath,
          response: { 200: ThreadSubscription, ...errorResponses },
        },
      },
      (request) => show(request, request.params.thread_id),
    )

    app.put(
      '/notifications/threads/:thread_id/subscription',
      {
        config,
        schema: {
          operationId: 'activity/set-thread-subscription',
          summary: 'Set a thread subscription',
          tags,
          params: ThreadPath,
          body: ThreadSubscriptionBody,
          response: { 200: ThreadSubscription, ...errorResponses },
        },
      },
      async (request) => {
        const { viewer, params, body } = request
        const state = body.ignored ? 'ignored' : 'subscribed'
        await notifications.subscribe(viewer, readNumber(params.thread_id), state)
        return show(request, params.thread_id)
      },
    )

    app.delete(
      '/notifications/threads/:thread_id/subscription',
      {
        config,
        schema: {
          operationId: 'activity/delete-thread-subscription',
          summary: 'Delete a thread subscription',
          tags,
          params: ThreadPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, params }, reply) => {
        await notifications.subscribe(viewer, readNumber(params.thread_id), 'muted')
        return reply.code(204).send(null)
      },
    )

    async function show({ viewer, addresses }: FastifyRequest, threadId: string) {
      const { thread, choice } = await notifications.findSubscription(viewer, readNumber(threadId))
      return presentThreadSubscription(thread, choice, addresses)
    }
  }
