// Runs in a child process, because a model file that is corrupt can end the process.
import { type ContextSequence, type LlamaLibrary, type LlamaModel, loadLlama } from './llama.ts'
import type { FromModel, LocalRequest, ToModel } from './messages.ts'

const [modelPath = '', threadCount = '1'] = process.argv.slice(2)
const threads = Number(threadCount)

interface Loaded {
  llama: LlamaLibrary
  model: LlamaModel
  sequence: ContextSequence
}

let running: { id: number; controller: AbortController } | undefined

const send = (message: FromModel): void => {
  if (process.connected) process.send?.(message)
}

process.once('disconnect', () => process.exit())
try {
  const loaded = await load()
  process.on('message', (message: ToModel) => {
    if ('run' in message) run(loaded, message.run)
    else if (running?.id === message.abort) running.controller.abort()
  })
  send({ ready: true })
} catch (error) {
  process.send?.({ broken: String((error as Error).message) } satisfies FromModel, () => process.exit(1))
}

async function load(): Promise<Loaded> {
  const llama = await loadLlama()
  const engine = await llama.getLlama({ gpu: false, build: 'never', logLevel: 'error', maxThreads: threads })
  const model = await engine.loadModel({ modelPath })
  const context = await model.createContext({ threads, sequences: 1 })
  return { llama, model, sequence: context.getSequence() }
}

async function run(loaded: Loaded, request: LocalRequest): Promise<void> {
  const { id, input, stop, maxTokens, temperature, topP, seed } = request
  const controller = new AbortController()
  running = { id, controller }
  let completionTokens = 0
  const options = {
    signal: controller.signal,
    stopOnAbortSignal: true,
    customStopTriggers: stop,
    ...(maxTokens !== undefined && { maxTokens }),
    ...(temperature !== undefined && { temperature }),
    ...(topP !== undefined && { topP }),
    ...(seed !== undefined && { seed }),
    onTextChunk(piece: string) {
      send({ id, text: piece })
    },
    onToken(tokens: readonly unknown[]) {
      completionTokens += tokens.length
    },
  } as const
  try {
    const result =
      'turns' in input ? await chat(loaded, input.turns, options) : await complete(loaded, input, options)
    const prompt =
      'turns' in input ? input.turns.map((turn) => turn.text).join('\n') : input.prefix + input.suffix
    const stopReason = result.metadata?.stopReason ?? result.stopReason
    send({
      id,
      end: {
        reason: reasonOf(stopReason),
        promptTokens: loaded.model.tokenize(prompt).length,
        completionTokens,
      },
    })
  } catch (error) {
    send({ id, error: String((error as Error).message) })
  } finally {
    running = undefined
  }
}

type Options = Parameters<InstanceType<LlamaLibrary['LlamaChatSession']>['promptWithMeta']>[1]

async function chat(
  { llama, sequence }: Loaded,
  turns: Extract<LocalRequest['input'], { turns: unknown }>['turns'],
  options: Options,
) {
  await sequence.clearHistory()
  const session = new llama.LlamaChatSession({ contextSequence: sequence })
  try {
    const last = turns.at(-1)
    const isAsked = last?.role === 'user'
    session.setChatHistory(
      (isAsked ? turns.slice(0, -1) : turns).map(({ role, text }) =>
        role === 'assistant' ? { type: 'model', response: [text] } : { type: role, text },
      ),
    )
    return await session.promptWithMeta(isAsked ? last.text : '', options)
  } finally {
    session.dispose({ disposeSequence: false })
  }
}

async function complete(
  { llama, sequence }: Loaded,
  { prefix, suffix }: Extract<LocalRequest['input'], { prefix: string }>,
  options: Options,
) {
  await sequence.clearHistory()
  const completion = new llama.LlamaCompletion({ contextSequence: sequence })
  try {
    return completion.infillSupported && suffix !== ''
      ? await completion.generateInfillCompletionWithMeta(prefix, suffix, options)
      : await completion.generateCompletionWithMeta(prefix, options)
  } finally {
    completion.dispose({ disposeSequence: false })
  }
}

function reasonOf(stopReason: string | undefined) {
  if (stopReason === 'maxTokens') return 'length'
  return stopReason === 'customStopTrigger' ? 'stop-sequence' : 'stop'
}
