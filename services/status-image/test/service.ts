import { request } from 'node:http'
import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import service from '../src/index.ts'

export const startStatusImage = (settings: Record<string, unknown> = {}, options: TestOptions = {}) =>
  startTestService(service, {
    openapi: new URL('../openapi.json', import.meta.url),
    settings: { file: { 'status-image': settings } },
    ...options,
  })

export interface RawAnswer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

/** A request with exactly this path, which `fetch` would tidy up. */
export function raw(
  url: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false, ...options }, async (response) => {
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(await response.toArray()),
      })
    })
      .on('error', reject)
      .end()
  })
}
