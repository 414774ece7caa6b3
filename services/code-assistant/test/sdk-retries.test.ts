import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { createScriptedEngines } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

const running = await startCodeAssistant({
  engines: createScriptedEngines(),
  settings: { file: { 'code-assistant': { freeRequestsPerMonth: 1, requestsPerMinute: 2 } } },
})

/** Records the attempts of an SDK. */
function recordAttempts() {
  const attempts: Response[] = []
  return {
    attempts,
    async fetch(...request: Parameters<typeof fetch>) {
      const response = await fetch(...request)
      attempts.push(response)
      return response
    },
  }
}

const openAi = (key: string, fetch: typeof globalThis.fetch) => {
  const client = new OpenAI({ baseURL: `${running.url}/v1`, apiKey: key, fetch })
  return () =>
    client.chat.completions.create({ model: 'rules', messages: [{ role: 'user', content: 'Hello' }] })
}

const anthropic = (key: string, fetch: typeof globalThis.fetch) => {
  const client = new Anthropic({ baseURL: running.url, apiKey: key, fetch })
  return () =>
    client.messages.create({
      model: 'rules',
      max_tokens: 9,
      messages: [{ role: 'user', content: 'Hello' }],
    })
}

/** Waits of exactly this length end at once. Returns how many there were. */
function skipWaits(t: TestContext, isSkipped: (ms: number) => boolean): () => number {
  const { setTimeout } = globalThis
  let count = 0
  t.mock.method(globalThis, 'setTimeout', ((run: () => void, ms = 0, ...rest: []) => {
    if (isSkipped(ms)) count++
    return setTimeout(run, isSkipped(ms) ? 0 : ms, ...rest)
  }) as typeof setTimeout)
  return () => count
}

for (const [name, create] of Object.entries({ openAi, anthropic })) {
  test(`${name}: does not retry when the month is exhausted`, async () => {
    const { key } = await running.as(`${name}-free`, { plan: 'free' })
    const { attempts, fetch } = recordAttempts()
    const send = create(key, fetch)
    await send()
    await assert.rejects(send(), { status: 429 })
    assert.deepEqual(
      attempts.map(({ status, headers }) => [status, headers.get('x-should-retry')]),
      [
        [200, null],
        [429, 'false'],
      ],
    )
  })

  test(`${name}: waits as long as the minute requires`, async (t) => {
    const { key } = await running.as(`${name}-pro`, { plan: 'pro' })
    const { attempts, fetch } = recordAttempts()
    const send = create(key, fetch)
    await send()
    await send()
    const required = () => Number(attempts.at(-1)?.headers.get('retry-after-ms'))
    const skipped = skipWaits(t, (ms) => ms > 1_000 && ms === required())
    await assert.rejects(send(), { status: 429 })
    assert.deepEqual(
      attempts.map(({ status }) => status),
      [200, 200, 429, 429, 429],
    )
    assert.equal(skipped(), 2)
  })

  test(`${name}: does not retry requests that are wrong`, async () => {
    const { attempts, fetch } = recordAttempts()
    await assert.rejects(create('wrong', fetch)(), { status: 401 })
    assert.equal(attempts.length, 1)
  })
}
