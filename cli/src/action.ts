import { missingWord, unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

/** The first argument of a command, such as `create` of `octavo token create`. */
export function requireAction<Action extends string>(
  command: string,
  word: string | undefined,
  actions: readonly Action[],
): Action {
  if (word === undefined) throw new UsageError(missingWord(command, 'an action', actions))
  const action = actions.find((name) => name === word)
  if (action === undefined) throw new UsageError(unknownWord(word, `an action of octavo ${command}`, actions))
  return action
}
