import { isName } from './code-tokens.ts'
import type { TokenModel } from './token-model.ts'

export interface LineStart {
  /** All tokens before the cursor, without the beginning of a name there. */
  context: readonly string[]
  /** The beginning of a name at the cursor. */
  partial: string
  /** The tokens between the cursor and the end of the line. */
  restOfLine: readonly string[]
  hasSpaceBefore: boolean
}

interface Beam {
  tokens: string[]
  text: string
  logSum: number
  depth: number
  isDone: boolean
}

const beamWidth = 4
const maxTokens = 30
const branching = 3
const minTokenProbability = 0.05
const openers = new Set(['(', '[', '{'])
const closers = new Set([')', ']', '}'])

export interface Continuation {
  text: string
  score: number
}

/** Continues a line to its end, or to where the rest of the line begins. Best first. */
export function continueLine(model: TokenModel, start: LineStart): Continuation[] {
  const { context, partial, restOfLine } = start
  const recent = context.slice(-12)
  let beams: Beam[] = [{ tokens: [], text: '', logSum: 0, depth: 0, isDone: false }]
  for (let step = 0; step < maxTokens && beams.some(({ isDone }) => !isDone); step++) {
    const next = beams.flatMap((beam) => (beam.isDone ? [beam] : extend(model, start, recent, beam)))
    if (next.length === 0) break
    beams = next.sort((one, other) => scoreOf(other) - scoreOf(one)).slice(0, beamWidth)
  }
  return beams
    .filter(({ isDone, tokens }) => isDone && tokens.length > (partial === '' ? 1 : 0))
    .map((beam) => ({ text: beam.text.slice(partial.length), score: scoreOf(beam) }))
    .filter(({ text }) => text !== '' || restOfLine.length > 0)
}

function extend(model: TokenModel, start: LineStart, recent: readonly string[], beam: Beam): Beam[] {
  const { partial, restOfLine, hasSpaceBefore } = start
  const isFirst = beam.tokens.length === 0
  const accept = (text: string) => (isFirst && partial !== '' ? text.startsWith(partial) : true)
  const predictions = model.predict([...recent, ...beam.tokens], accept, branching)
  if (isFirst && predictions.length < branching && partial !== '')
    for (const name of model.listNames(partial, branching))
      if (predictions.every(({ text }) => text !== name.text))
        predictions.push({ ...name, probability: name.probability * 0.3 })
  // Only tokens that begin with the partial name were possible.
  const total =
    isFirst && partial !== '' ? predictions.reduce((sum, { probability }) => sum + probability, 0) : 1
  return predictions.flatMap(({ text, hasSpace, probability: raw }): Beam[] => {
    const probability = Math.min(1, raw / (total || 1))
    if (probability < minTokenProbability) return []
    const logSum = beam.logSum + Math.log(probability)
    const tokens = [...beam.tokens, text]
    if (text === '\n') return isFirst ? [] : [{ ...beam, tokens, logSum, isDone: true }]
    // The rest of the line is there already.
    if (restOfLine.length > 0 && text === restOfLine[0] && beam.depth === 0)
      return isFirst ? [] : [{ ...beam, tokens, logSum, isDone: true }]
    const depth = beam.depth + (openers.has(text) ? 1 : closers.has(text) ? -1 : 0)
    const isSeparate = isFirst
      ? hasSpace && !hasSpaceBefore && partial === ''
      : hasSpace || touches(beam.text, text)
    return [{ tokens, text: beam.text + (isSeparate ? ' ' : '') + text, logSum, depth, isDone: false }]
  })
}

/** Two names need a blank between them. */
const touches = (before: string, text: string): boolean => isName(text) && /[\p{L}\p{N}_$]$/u.test(before)

const scoreOf = ({ logSum, tokens }: Beam): number => Math.exp(logSum / Math.max(1, tokens.length))
