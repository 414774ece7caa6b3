import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { buildApp } from 'fauxqs'

export interface S3Request {
  method: string
  /** `/octavo/prefix/key?query` */
  url: string
  headers: IncomingHttpHeaders
}

/** Sends a response itself if it returns true. */
export type Intercept = (request: S3Request, response: ServerResponse) => boolean | Promise<boolean>

export interface S3Server {
  readonly endpoint: string
  /** All requests since the start. */
  readonly requests: readonly S3Request[]
  /** A location for `--blobs`. The bucket is called `octavo`. */
  location(prefix: string, options?: Record<string, string>): string
  /** Replaces the function that is called before each request. */
  intercept(intercept: Intercept | undefined): void
  /** The number of multipart uploads that are neither complete nor aborted. */
  countOpenUploads(): number
  stop(): Promise<void>
}

const credentials = { AWS_ACCESS_KEY_ID: 'octavo', AWS_SECRET_ACCESS_KEY: 'octavo-secret' }

/** Starts an empty S3 server with one bucket, and puts its credentials into the environment until it stops. */
export async function startS3(): Promise<S3Server> {
  const requests: S3Request[] = []
  let intercept: Intercept | undefined
  let openUploads = 0
  const app = buildApp({ logger: false })
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request
    requests.push({ method, url, headers })
    if (await intercept?.({ method, url, headers }, reply.raw)) reply.hijack()
  })
  app.addHook('onResponse', async ({ method, url }, { statusCode }) => {
    if (statusCode >= 300) return
    if (method === 'POST' && /[?&]uploads\b/.test(url)) openUploads++
    else if (method !== 'PUT' && url.includes('uploadId=')) openUploads--
  })
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(`${endpoint}/octavo`, { method: 'PUT' })
  const previous = Object.keys(credentials).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, credentials)
  return {
    endpoint,
    requests,
    location: (prefix, options = {}) =>
      `s3://octavo/${prefix}?${new URLSearchParams({ endpoint, ...options })}`,
    intercept(next) {
      intercept = next
    },
    countOpenUploads: () => openUploads,
    async stop() {
      for (const [name, value] of previous) {
        if (value === undefined) delete process.env[name]
        else process.env[name] = value
      }
      await app.close()
    },
  }
}

/** Responds as S3 does when it refuses a request. */
export function refuseAs(response: ServerResponse, status: number, code: string): true {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} in a test</Message></Error>`)
  return true
}
