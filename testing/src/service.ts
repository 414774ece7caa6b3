import { after } from 'node:test'
import { createLogger, type Logger } from '@octavo/platform/log.ts'
import type { ServiceDefinition } from '@octavo/platform/service.ts'
import { type RunningService, type ServeOptions, startService } from '@octavo/platform/start-service.ts'
import type { Static, TObject } from 'typebox'
import { createContract, readContract } from './contract.ts'

export interface TestResponse {
  status: number
  headers: Headers
  bytes: Buffer
  text: string
  /** Parsed on first access. */
  // Each test knows the response type.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly json: any
}

export interface TestService<Config, DB> extends RunningService<Config, DB> {
  /** Calls the service and checks every response against its committed `openapi.json`. */
  call(path: string, init?: RequestInit): Promise<TestResponse>
}

export interface TestOptions extends Partial<ServeOptions> {
  /** The committed description; by default the live one. */
  openapi?: URL
}

export const cheapPasswords = { memoryKiB: 8, passes: 1, lanes: 1 }

/** Starts a service on a free port with temporary data, closed after the tests of the file. */
export async function startTestService<Config extends TObject, DB>(
  definition: ServiceDefinition<Config, DB>,
  { openapi, ...serving }: TestOptions = {},
): Promise<TestService<Static<Config>, DB>> {
  const service = await startService(definition, {
    host: '127.0.0.1',
    port: 0,
    settings: {},
    log: createErrorLog(),
    limits: 'spec',
    privateTargets: true,
    sampleData: true,
    passwordCost: cheapPasswords,
    ...serving,
  })
  closeAfterTests(service)
  const contract = openapi ? readContract(openapi) : createContract(service.describe())
  return {
    ...service,
    async call(path, init = {}) {
      const response = await fetch(service.url + path, { redirect: 'manual', ...init })
      const body = await readAnswer(response)
      const { method = 'GET' } = init
      const type = body.headers.get('content-type') ?? ''
      if (method !== 'HEAD')
        contract.check(method, path.split('?', 1)[0] ?? '', body.status, type, () => body.json)
      return body
    },
  }
}

/** Shows why a request failed with an internal error. */
function createErrorLog(): Logger {
  const log = createLogger('pretty', (text) => process.stderr.write(text))
  log.level = 'error'
  return log
}

/** node:test keeps hooks until the process ends, so this one must not keep the service. */
function closeAfterTests(service: Pick<RunningService, 'close'>): void {
  let openService: typeof service | undefined = service
  after(async () => {
    const closing = openService
    openService = undefined
    await closing?.close()
  })
}

async function readAnswer(response: Response): Promise<TestResponse> {
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    get text() {
      return bytes.toString()
    },
    get json() {
      return JSON.parse(bytes.toString())
    },
  }
}
