import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { acceptRawJson } from '../wire/raw-body.ts'

/** Routes whose bodies may be sent on unchanged. */
export const rawRoutes =
  (add: (app: App) => void): Routes =>
  async (app) => {
    await app.register(async (scope: App) => {
      acceptRawJson(scope)
      add(scope)
    })
  }
