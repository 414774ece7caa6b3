import type { Writable } from 'node:stream'
import type { Argument, PathArgument } from '../arguments.ts'
import type { GitError } from '../git-error.ts'
import type { Ended } from './ended.ts'
import type { Launched } from './launcher.ts'

export interface GitCommand {
  gitDir?: string
  args: readonly Argument[]
  paths?: readonly PathArgument[]
  environment?: Readonly<Partial<Record<Variable, string>>>
}

type Variable =
  | 'GIT_OBJECT_DIRECTORY'
  | 'GIT_ALTERNATE_OBJECT_DIRECTORIES'
  | 'GIT_QUARANTINE_PATH'
  | 'GIT_PROTOCOL'

export interface GitProcess {
  stdin: Writable
  stdout: Launched['stdout']
  /** Resolves after all output was read. Never rejects. */
  ended: Promise<Ended>
  kill(why?: GitError): void
}
