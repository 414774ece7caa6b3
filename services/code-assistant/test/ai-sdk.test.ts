import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, jsonSchema, streamText, tool } from 'ai'
import type { EngineEvent } from '../src/engine/engine.ts'
import { answer, createScriptedEngines, usage } from './scripted-engines.ts'
import { startCodeAssistant } from './service.ts'

const engines = createScriptedEngines()
const running = await startCodeAssistant({ engines, limits: 'off' })
const ada = await running.as('ada')
const octavo = createOpenAICompatible({
  name: 'octavo',
  baseURL: `${running.url}/v1`,
  apiKey: ada.key,
  includeUsage: true,
})

test('ai: generate text and complete code', async () => {
  engines.run(function* () {
    yield { type: 'reasoning', text: 'Hm.' }
    yield* answer('Hello', ' there')
  })
  const result = await generateText({ model: octavo('rules'), prompt: 'Hello' })
  assert.deepEqual(
    [result.text, result.reasoningText, result.finishReason, result.usage.totalTokens],
    ['Hello there', 'Hm.', 'stop', 19],
  )
  engines.run(() => answer('a + b'))
  const completion = await generateText({ model: octavo.completionModel('rules'), prompt: 'return ' })
  assert.equal(completion.text, 'a + b')
})

test('ai: stream text with a tool', async () => {
  let steps = 0
  engines.run(() => (steps++ === 0 ? callTool() : answer('4')))
  const result = streamText({
    model: octavo('rules'),
    prompt: 'What is 2 + 2?',
    tools: {
      add: tool({
        inputSchema: jsonSchema<{ a: number; b: number }>({ type: 'object' }),
        execute: async ({ a, b }) => a + b,
      }),
    },
    stopWhen: ({ steps }) => steps.length === 2,
  })
  assert.equal(await result.text, '4')
  const [first] = await result.steps
  assert.deepEqual(
    first?.toolResults.map(({ output }) => output),
    [4],
  )
  assert.equal((await result.totalUsage).outputTokens, 14)
})

function* callTool(): Generator<EngineEvent> {
  yield { type: 'tool-call', index: 0, id: 'call_1', name: 'add' }
  yield { type: 'tool-arguments', index: 0, json: '{"a":2,' }
  yield { type: 'tool-arguments', index: 0, json: '"b":2}' }
  yield { type: 'usage', usage }
  yield { type: 'stop', reason: 'tool-calls' }
}
