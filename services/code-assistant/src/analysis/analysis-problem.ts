/** An expected failure of a task, such as code that cannot be parsed. Its code is one of the service's errors. */
export class AnalysisProblem extends Error {
  readonly code: 'code_unparsable' | 'request_invalid'
  /** The field of the request that is wrong. */
  readonly param: string | undefined

  constructor(code: AnalysisProblem['code'], message: string, param?: string) {
    super(message)
    this.name = 'AnalysisProblem'
    this.code = code
    this.param = param
  }
}

/** `isWorn`: the thread should not run another task. */
export type TaskOutcome = TaskResult & { isWorn?: true }

type TaskResult =
  | { output: unknown }
  | { problem: { code: AnalysisProblem['code']; message: string; param: string | undefined } }
  | { failure: string }
