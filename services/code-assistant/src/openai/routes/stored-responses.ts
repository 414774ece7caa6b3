import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { readChat } from '../../access/needs.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { deletedOf, orderField, pageFields } from '../../wire/lists.ts'
import type { BackgroundResponses } from '../background-responses.ts'
import { presentSlice } from '../present/slice.ts'
import { InputItems, Response, ResponseId } from '../schema/response.ts'
import type { StoredResponses } from '../stored-responses.ts'

const config = { needs: readChat, access: 'free' } as const
const tags = ['responses']

export const storedResponseRoutes =
  (stored: StoredResponses, background: BackgroundResponses): Routes =>
  (app) => {
    app.get(
      '/v1/responses/:response_id',
      {
        config,
        schema: {
          operationId: 'responses/get',
          summary: 'Get a model response',
          tags,
          params: ResponseId,
          response: { 200: Response, ...mayFail },
        },
      },
      // The body that the creating request received.
      async ({ caller, params }) => (await stored.get(caller, params.response_id)).body as never,
    )

    app.delete(
      '/v1/responses/:response_id',
      {
        config,
        schema: {
          operationId: 'responses/delete',
          summary: 'Delete a model response',
          description: 'A response that runs in the background is cancelled.',
          tags,
          params: ResponseId,
          response: { 200: deletedOf('response', 'DeletedResponse'), ...mayFail },
        },
      },
      async ({ caller, params: { response_id } }) => {
        await background.delete(caller, response_id)
        return { id: response_id, object: 'response' as const, deleted: true as const }
      },
    )

    app.post(
      '/v1/responses/:response_id/cancel',
      {
        config,
        schema: {
          operationId: 'responses/cancel',
          summary: 'Cancel a model response',
          description: 'Only responses that were created with `background: true` can be cancelled.',
          tags,
          params: ResponseId,
          response: { 200: Response, ...mayFail },
        },
      },
      // The body that the creating request received.
      async ({ caller, params }) => (await background.cancel(caller, params.response_id)) as never,
    )

    app.get(
      '/v1/responses/:response_id/input_items',
      {
        config,
        schema: {
          operationId: 'responses/list-input-items',
          summary: 'List input items of a model response',
          tags,
          params: ResponseId,
          querystring: Type.Object({ ...pageFields, ...orderField('desc') }),
          response: { 200: InputItems, ...mayFail },
        },
      },
      async ({ caller, params, query }) => {
        const { input } = await stored.get(caller, params.response_id)
        // Ids were added when it was stored.
        return presentSlice(input as { id: string; type: string }[], { order: 'desc', ...query })
      },
    )
  }
