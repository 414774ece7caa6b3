/** The part of the optional package node-llama-cpp that is used. It has no types when it is not installed. */
interface GenerateOptions {
  signal: AbortSignal
  stopOnAbortSignal: true
  maxTokens?: number
  temperature?: number
  topP?: number
  seed?: number
  customStopTriggers?: readonly string[]
  onTextChunk(text: string): void
  onToken?(tokens: readonly unknown[]): void
}

interface GenerateResult {
  metadata?: { stopReason: string }
  stopReason?: string
}

type ChatItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: readonly string[] }

export interface ContextSequence {
  dispose(): void
  clearHistory(): Promise<void>
}

export interface LlamaModel {
  tokenize(text: string): readonly unknown[]
  createContext(options: { threads: number; sequences: 1 }): Promise<{ getSequence(): ContextSequence }>
}

export interface LlamaLibrary {
  getLlama(options: {
    gpu: false
    build: 'never'
    logLevel: 'error'
    maxThreads: number
  }): Promise<{ loadModel(options: { modelPath: string }): Promise<LlamaModel> }>
  LlamaChatSession: new (options: {
    contextSequence: ContextSequence
  }) => {
    setChatHistory(history: readonly ChatItem[]): void
    promptWithMeta(text: string, options: GenerateOptions): Promise<GenerateResult>
    dispose(options: { disposeSequence: false }): void
  }
  LlamaCompletion: new (options: {
    contextSequence: ContextSequence
  }) => {
    readonly infillSupported: boolean
    generateCompletionWithMeta(prefix: string, options: GenerateOptions): Promise<GenerateResult>
    generateInfillCompletionWithMeta(
      prefix: string,
      suffix: string,
      options: GenerateOptions,
    ): Promise<GenerateResult>
    dispose(options: { disposeSequence: false }): void
  }
}

/** Throws a message for the operator if the package is not installed. */
export async function loadLlama(): Promise<LlamaLibrary> {
  // A variable, because the package is optional and the type checker does not know it.
  const name: string = 'node-llama-cpp'
  try {
    return await import(name)
  } catch (cause) {
    throw new Error('node-llama-cpp is not installed: run `npm install node-llama-cpp`', { cause })
  }
}
