import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { Type } from 'typebox'
import { user } from '../../access/needs.ts'
import type { Engines } from '../../engines/engines.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { presentMessagesModel, presentMessagesModels, presentModel, presentModels } from '../present/model.ts'
import { MessagesModel, MessagesModelList, Model, ModelList } from '../schema/model.ts'

const config = { needs: user, access: 'free' } as const
const tags = ['models']
/** Sent by clients of the Messages API. */
const headers = Type.Object({ 'anthropic-version': Type.Optional(Type.String()) })

export const modelRoutes =
  (engines: Engines): Routes =>
  (app) => {
    app.get(
      '/v1/models',
      {
        config,
        schema: {
          operationId: 'models/list',
          summary: 'List models',
          description: 'Lists the models and aliases that the plan and the key include.',
          tags,
          headers,
          response: { 200: Type.Union([ModelList, MessagesModelList]), ...mayFail },
        },
      },
      async ({ caller, headers }) => {
        const models = await engines.list(caller)
        return headers['anthropic-version'] === undefined
          ? presentModels(models)
          : presentMessagesModels(models)
      },
    )

    // Names of models contain slashes, which not all clients escape.
    app.get(
      '/v1/models/*',
      {
        config,
        schema: {
          operationId: 'models/get',
          summary: 'Get a model',
          tags,
          headers,
          response: { 200: Type.Union([Model, MessagesModel]), ...mayFail },
        },
      },
      async ({ caller, headers, params }) => {
        const model = await engines.get(caller, String(asRecord(params)['*']))
        return headers['anthropic-version'] === undefined ? presentModel(model) : presentMessagesModel(model)
      },
    )
  }
