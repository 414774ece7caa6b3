import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import service from '../src/index.ts'

/** The service as it is served, with every answer held against the committed description. */
export const startCountryData = (settings: Record<string, unknown> = {}, options: TestOptions = {}) =>
  startTestService(service, {
    openapi: new URL('../openapi.json', import.meta.url),
    settings: { file: { 'country-data': settings } },
    ...options,
  })
