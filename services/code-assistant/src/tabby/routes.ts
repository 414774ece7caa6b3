import { arch, availableParallelism, cpus } from 'node:os'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { user } from '../access/needs.ts'
import type { Engines } from '../engines/engines.ts'
import { mayFail } from '../wire/error-responses.ts'
import { EventBody, ServerSetting, TabbyHealth } from './schema.ts'

const config = { needs: user, access: 'free' } as const
const tags = ['tabby']

/** The rest of the Tabby API that its editor extensions use, besides completions. */
export const tabbyRoutes =
  (engines: Engines): Routes =>
  (app) => {
    for (const method of ['GET', 'POST'] as const)
      app.route({
        method,
        url: '/v1/health',
        config,
        schema: {
          operationId: method === 'GET' ? 'tabby/get-health' : 'tabby/check-health',
          summary: 'Check the health of the Tabby API',
          tags,
          response: { 200: TabbyHealth, ...mayFail },
        },
        handler: async ({ caller }) => {
          const { name } = await engines.get(caller, undefined)
          return {
            model: name,
            chat_model: name,
            device: 'cpu',
            arch: arch(),
            cpu_info: cpus()[0]?.model ?? '',
            cpu_count: availableParallelism(),
            cuda_devices: [],
            // Clients compare the version with the features that they need.
            version: { build_date: '', build_timestamp: '', git_sha: '', git_describe: 'v0.30.0' },
          }
        },
      })

    app.get(
      '/v1beta/server_setting',
      {
        config,
        schema: {
          operationId: 'tabby/get-server-setting',
          summary: 'Get settings for Tabby clients',
          description: 'Disables telemetry of clients.',
          tags,
          response: { 200: ServerSetting, ...mayFail },
        },
      },
      async () => ({ disable_client_side_telemetry: true }),
    )

    app.post(
      '/v1/events',
      {
        config,
        schema: {
          operationId: 'tabby/create-event',
          summary: 'Log an event of a Tabby client',
          description: 'Accepts the event and does not store it.',
          tags,
          body: EventBody,
          response: { 200: Type.Null(), ...mayFail },
        },
      },
      async (_request, reply) => reply.code(200).send(null),
    )
  }
