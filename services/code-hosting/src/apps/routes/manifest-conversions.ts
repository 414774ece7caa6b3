import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import type { Manifests } from '../manifests.ts'
import { presentApp } from '../present/apps.ts'
import { ConvertedApp } from '../schema.ts'

export const manifestConversionRoutes =
  (manifests: Manifests): Routes =>
  (app) => {
    app.post(
      '/app-manifests/:code/conversions',
      {
        // The code is the credential.
        config: { needs: anyone, limit: 'conversions' },
        schema: {
          operationId: 'apps/create-from-manifest',
          summary: 'Create a GitHub App from a manifest',
          tags: ['apps'],
          params: Type.Object({ code: Type.String() }),
          response: { 201: ConvertedApp, ...errorResponses },
        },
      },
      async ({ params, addresses }, reply) => {
        const created = await manifests.convert(params.code)
        reply.code(201)
        return {
          ...presentApp(created.app, addresses),
          client_secret: created.clientSecret,
          webhook_secret: created.webhookSecret,
          pem: created.privateKey,
        }
      },
    )
  }
