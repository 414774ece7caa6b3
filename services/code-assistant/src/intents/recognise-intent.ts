import { clausesOf } from './clauses.ts'
import type { Intent, Surroundings } from './intent.ts'
import { recogniseTalk } from './recognise-talk.ts'
import { recogniseCommand } from './recognisers/commands.ts'
import { recogniseCreation } from './recognisers/creation.ts'
import { recogniseFollowUp } from './recognisers/follow-ups.ts'
import { recogniseNavigation } from './recognisers/navigation.ts'
import { recogniseQuestion } from './recognisers/questions.ts'
import type { Guess, Recogniser } from './recognisers/recogniser.ts'
import { recogniseTopic } from './recognisers/topics.ts'

/** Below it, an answer would be a guess. */
const minConfidence = 0.6

/** The first that recognises a clause decides on it. */
const recognisers: readonly Recogniser[] = [
  recogniseFollowUp,
  recogniseNavigation,
  recogniseCreation,
  recogniseQuestion,
  recogniseCommand,
  recogniseTopic,
]

/** Finds out what a message wants. `unknown` if no intent is likely enough. */
export function recogniseIntent(prose: string, surroundings: Surroundings): Intent {
  const clauses = clausesOf(prose)
  const talk = recogniseTalk(prose, clauses)
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
  for (const recognise of recognisers) {
    const guess = recognise(clause, surroundings)
    if (guess) return guess
  }
  return undefined
}
