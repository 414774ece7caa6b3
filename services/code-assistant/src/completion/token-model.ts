import type { CodeTokens } from './code-tokens.ts'

export interface Prediction {
  text: string
  hasSpace: boolean
  probability: number
}

/** Code to learn from. Near code counts more: https://doi.org/10.1145/2635868.2635875 */
export interface Scope {
  tokens: CodeTokens
  weight: number
  /** True if the code ends at the cursor. Its end then counts more. */
  isBeforeCursor?: boolean
}

const maxOrder = 8
/** The latest positions of frequent tokens, such as brackets, are enough. */
const maxPositions = 1_200
const nearTokens = 400
const nearBonus = 2

/**
 * Predicts the next token from what followed the same tokens elsewhere: an n-gram model without tables, interpolated
 * over all context lengths as by Witten and Bell (https://doi.org/10.1109/18.87000). Scopes are given with the least
 * relevant first, and the code before the cursor last.
 */
export function createTokenModel(scopes: readonly Scope[]) {
  const texts: string[] = []
  const spaces: boolean[] = []
  const weights: number[] = []
  const positions = new Map<string, number[]>()
  for (const { tokens, weight, isBeforeCursor } of scopes) {
    const { length } = tokens.texts
    for (let at = 0; at < length; at++) {
      const text = tokens.texts[at] ?? ''
      const list = positions.get(text)
      if (list) list.push(texts.length)
      else positions.set(text, [texts.length])
      texts.push(text)
      spaces.push(tokens.spaces[at] ?? false)
      weights.push(weight * (isBeforeCursor ? 1 + nearBonus * Math.exp((at - length) / nearTokens) : 1))
    }
    // A scope does not continue in the next one.
    texts.push('')
    spaces.push(false)
    weights.push(0)
  }
  const end = texts.length - 1

  /** Returns the most probable tokens after a context whose last tokens come last. */
  function predict(context: readonly string[], accept: (text: string) => boolean, max: number): Prediction[] {
    let matches = positions.get(context.at(-1) ?? '')?.slice(-maxPositions) ?? []
    const probabilities = new Map<string, number>()
    const spaceWeights = new Map<string, number>()
    for (let order = 1; order <= maxOrder && matches.length > 0; order++) {
      const counts = new Map<string, number>()
      let total = 0
      for (const at of matches) {
        const next = texts[at + 1]
        if (next === undefined || next === '' || at + 1 >= end) continue
        const weight = weights[at + 1] ?? 0
        counts.set(next, (counts.get(next) ?? 0) + weight)
        spaceWeights.set(
          next,
          (spaceWeights.get(next) ?? 0) + (spaces[at + 1] ? weight : -weight) * order * order,
        )
        total += weight
      }
      if (total > 0) {
        const share = total / (total + counts.size)
        for (const [text, probability] of probabilities) probabilities.set(text, probability * (1 - share))
        for (const [text, count] of counts)
          probabilities.set(text, (probabilities.get(text) ?? 0) + (share * count) / total)
      }
      const token = context.at(-order - 1)
      if (token === undefined) break
      matches = matches.filter((at) => texts[at - order] === token)
    }
    return [...probabilities]
      .filter(([text]) => accept(text))
      .map(([text, probability]) => ({ text, probability, hasSpace: (spaceWeights.get(text) ?? 0) > 0 }))
      .sort((one, other) => other.probability - one.probability || (one.text < other.text ? -1 : 1))
      .slice(0, max)
  }

  return {
    predict,
    /** Names that begin with a text, the ones nearest to the cursor and most frequent first. */
    listNames(beginning: string, max: number): Prediction[] {
      const names: Prediction[] = []
      let total = 0
      for (const [text, list] of positions) {
        if (text.length <= beginning.length || !text.startsWith(beginning)) continue
        const probability = list.slice(-maxPositions).reduce((sum, at) => sum + (weights[at] ?? 0), 0)
        total += probability
        names.push({ text, hasSpace: false, probability })
      }
      return names
        .map((name) => ({ ...name, probability: name.probability / (total || 1) }))
        .sort((one, other) => other.probability - one.probability || (one.text < other.text ? -1 : 1))
        .slice(0, max)
    },
  }
}

export type TokenModel = ReturnType<typeof createTokenModel>
