import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import type { Context } from '../src/context.ts'
import { createContext } from '../src/create-context.ts'
import service from '../src/index.ts'
import { setUp } from '../src/setup.ts'

/**
 * A service without sample data and limits, on its own database. All responses are validated against the OpenAPI
 * description.
 */
export async function startPhoto(options: TestOptions = {}) {
  const own = {
    demoRequestsPerHour: 0,
    productionRequestsPerHour: 0,
    ...Object(options.settings?.file?.photo),
  }
  const settings = { ...options.settings, file: { photo: own } }
  const openapi = new URL('../openapi.json', import.meta.url)
  let context: Context | undefined
  const observed: typeof service = {
    ...service,
    async setup(base) {
      context = await createContext(base)
      return setUp(context)
    },
  }
  const running = await startTestService(observed, { sampleData: false, openapi, ...options, settings })
  if (!context) throw new Error('The service was not set up')
  return { ...running, context }
}
