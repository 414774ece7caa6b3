import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import service from '../src/index.ts'

/** A running service whose responses are validated against the committed OpenAPI description. */
export const startCountryData = (settings: Record<string, unknown> = {}, options: TestOptions = {}) =>
  startTestService(service, {
    openapi: new URL('../openapi.json', import.meta.url),
    settings: { file: { 'country-data': settings } },
    ...options,
  })
