import type { TSchema } from 'typebox'
import type { CodeFile } from '../engine/chat-task.ts'
import type { Language } from '../source-code/languages.ts'

/**
 * The guarantee of a result, if all checks pass. `preserving`: the code does the same. `syntactic`: it does the same
 * except in cases that the title names. `review`: the operation intends a change, or a person has to confirm it.
 */
export type Safety = 'preserving' | 'syntactic' | 'review'

/** The description of an operation. Plain data: the main thread lists operations without loading a compiler. */
export interface OperationDefinition {
  /** Verb and object in kebab-case, such as `extract-function`. Languages share the ids of equal operations. */
  readonly id: string
  /** Such as “Extract function”. */
  readonly title: string
  readonly languages: readonly Language[]
  /** A JSON Schema of an object. */
  readonly arguments: TSchema
  readonly safety: Safety
  /**
   * `selection`: works on selected code and needs a range or the name of a declaration. `file`: works on whole files, or
   * within the range. `arguments`: works on what the arguments name.
   */
  readonly target: 'selection' | 'file' | 'arguments'
}

/** Selected characters of a file, from `start` up to, but not including, `end`. */
export interface Selection {
  path: string
  start: number
  end: number
}

export interface OperationInput {
  /** All files of the request, in any language. */
  files: readonly CodeFile[]
  selection: Selection | undefined
  /** Valid for the schema of the operation. */
  arguments: Record<string, unknown>
}

export interface FileEdit {
  path: string
  start: number
  end: number
  text: string
}

/**
 * A step that is applied, verified and rolled back as a whole. Steps of one proposal must work without each other.
 * If the edits of two overlap, the second is left out, and the operation runs again on the result.
 */
export interface Change {
  /** The code that the change is about, in the file before the change. */
  path: string
  start: number
  end: number
  /** A sentence in the imperative, such as “Replace var with const: total”. */
  summary: string
  edits: readonly FileEdit[]
  created?: readonly CodeFile[]
  deleted?: readonly string[]
  /** Edits of a moved file name its old path. */
  moved?: readonly { path: string; newPath: string }[]
  /** Default: the safety of the operation. */
  safety?: Safety
  /** Comments may go, because the code goes that they are about. */
  removesComments?: true
}

export interface Rejection {
  path: string
  start: number
  end: number
  /** A sentence that says why the operation left this code as it is. */
  reason: string
}

export interface Proposal {
  changes: readonly Change[]
  rejected: readonly Rejection[]
}

/** Finds what an operation would change. Must find nothing in its own result. Throws `AnalysisProblem` for wrong input. */
export type ProposeChanges = (input: OperationInput) => Proposal | Promise<Proposal>

export interface VerificationStep {
  name: 'parse' | 'diagnostics' | 'references' | 'comments'
  ok: boolean
  detail: string
}

export interface Revision {
  before: readonly CodeFile[]
  after: readonly CodeFile[]
  /** The changes that lead from `before` to `after`. */
  changes: readonly Change[]
}

/** The operations of a family of languages. Loaded on analysis threads only. */
export interface LanguageSupport {
  readonly languages: readonly Language[]
  /** By id of the operation. */
  readonly operations: Readonly<Record<string, ProposeChanges>>
  /** Climbs the steps in order and ends with the first that fails. Errors that `before` has as well are no failure. */
  verify(revision: Revision): readonly VerificationStep[] | Promise<readonly VerificationStep[]>
}
