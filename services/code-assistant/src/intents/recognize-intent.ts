import { clausesOf } from './clauses.ts'
import type { Intent, Surroundings } from './intent.ts'
import { recognizeTalk } from './recognize-talk.ts'
import { recognizeCommand } from './recognizers/commands.ts'
import { recognizeCreation } from './recognizers/creation.ts'
import { recognizeFollowUp } from './recognizers/follow-ups.ts'
import { recognizeNavigation } from './recognizers/navigation.ts'
import { recognizeQuestion } from './recognizers/questions.ts'
import type { Guess, Recognizer } from './recognizers/recognizer.ts'
import { recognizeTopic } from './recognizers/topics.ts'

/** Below it, an answer would be a guess. */
const minConfidence = 0.6

/** The first that recognizes a clause decides on it. */
const recognizers: readonly Recognizer[] = [
  recognizeFollowUp,
  recognizeNavigation,
  recognizeCreation,
  recognizeQuestion,
  recognizeCommand,
  recognizeTopic,
]

/** Finds out what a message wants. `unknown` if no intent is likely enough. */
export function recognizeIntent(prose: string, surroundings: Surroundings): Intent {
  const clauses = clausesOf(prose)
  const talk = recognizeTalk(prose, clauses)
  if (talk) return { name: talk, confidence: 0.95, clause: clauses[0] ?? '' }
  if (clauses.length === 0)
    return { name: surroundings.hasCode ? 'explain' : 'unknown', confidence: 0.6, clause: '' }
  let best: Intent = { name: 'unknown', confidence: 0, clause: clauses[0] ?? '' }
  for (const clause of clauses) {
    const guess = guessIntent(clause, surroundings)
    if (guess && guess.confidence > best.confidence) best = { ...guess, clause }
  }
  return best.confidence >= minConfidence ? best : { ...best, name: 'unknown' }
}

function guessIntent(clause: string, surroundings: Surroundings): Guess | undefined {
  for (const recognize of recognizers) {
    const guess = recognize(clause, surroundings)
    if (guess) return guess
  }
  return undefined
}
