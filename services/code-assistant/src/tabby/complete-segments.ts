import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Engines } from '../engines/engines.ts'
import { createBodyReader } from '../inference/read-inference-body.ts'
import { startRuns } from '../inference/start-runs.ts'
import type { RawBody } from '../wire/raw-body.ts'
import { readSegments } from './read-segments.ts'
import { TabbyCompletionBody } from './schema.ts'

const readBody = createBodyReader(TabbyCompletionBody)

/** The completion of the Tabby API, whose path is that of the OpenAI API. The server chooses the model. */
export async function completeSegments(
  context: Context,
  engines: Pick<Engines, 'complete'>,
  request: FastifyRequest,
  raw: RawBody,
) {
  const { caller, disconnectSignal } = request
  const task = readSegments(caller, readBody(raw))
  const { events } = await startRuns(context, request, {
    runs: 1,
    choicesPerRun: 1,
    start: () => engines.complete(caller, undefined, task, disconnectSignal),
  })
  let text = ''
  for await (const event of events) if (event.type === 'text') text += event.text
  return { id: `cmpl-${context.ids.uuid()}`, choices: text === '' ? [] : [{ index: 0, text }] }
}
