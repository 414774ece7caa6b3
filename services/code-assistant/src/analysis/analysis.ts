/**
 * A function on a worker thread: `module` exports `run(input)`, which may be asynchronous. Inputs and outputs are
 * copied between threads, so they are plain data.
 */
export interface AnalysisTask<Input, Output> {
  readonly module: URL
  /** Never set: carries the types. */
  readonly types?: { input: Input; output: Output }
}

export function defineTask<Input, Output>(module: URL): AnalysisTask<Input, Output> {
  return { module }
}

export interface Analysis {
  /**
   * Fails with `analysis_timeout`, `analysis_busy` or `analysis_failed`, or with the `AnalysisProblem` of the task. A
   * task that exceeds its time or memory costs its thread, and no other task.
   */
  run<Input, Output>(task: AnalysisTask<Input, Output>, input: Input, call: AnalysisCall): Promise<Output>
  close(): Promise<void>
}

export interface AnalysisCall {
  /** Callers take turns. */
  userId: number | string
  signal?: AbortSignal
}
