import type { ChatTask } from '../../src/engine/chat-task.ts'
import { recognizeIntent } from '../../src/intents/recognize-intent.ts'
import { readUserRequest } from '../../src/intents/user-request.ts'
import { labelOf, readUtterances } from './utterances.ts'

export interface IntentMeasure {
  count: number
  /** Shares of all utterances, from 0 to 1. `wrong`: an intent that is neither the label nor `unknown`. */
  accuracy: number
  wrong: number
  failures: { text: string; label: string; result: string; isWrong: boolean }[]
}

/** Recognizes all utterances of a file. */
export function measureIntents(file: string): IntentMeasure {
  const utterances = readUtterances(file)
  const failures = utterances.flatMap(({ text, label, ...surroundings }) => {
    const messages: ChatTask['messages'] = [{ role: 'user', content: [{ type: 'text', text }] }]
    const { prose, code } = readUserRequest(messages)
    const hasCode = surroundings.hasCode || code.length > 0
    const result = labelOf(recognizeIntent(prose, { ...surroundings, hasCode }))
    return result === label ? [] : [{ text, label, result, isWrong: result !== 'unknown' }]
  })
  const count = utterances.length
  return {
    count,
    accuracy: 1 - failures.length / count,
    wrong: failures.filter(({ isWrong }) => isWrong).length / count,
    failures,
  }
}
