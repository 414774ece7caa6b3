import { findLanguage, languageOfPath } from '../source-code/languages.ts'
import { type CodeTokens, isName, tokenize } from './code-tokens.ts'
import type { Completion, CompletionInput } from './complete-code-task.ts'
import { continueLine } from './continue-line.ts'
import { createIntactCheck } from './intact-code.ts'
import { createTokenModel, type Scope } from './token-model.ts'

const maxPrefix = 120_000
const maxSuffix = 40_000
const maxFile = 60_000
const maxFiles = 20
const maxPartial = 400
/** Below this mean probability of its tokens a completion rarely helps. */
const minScore = 0.3
/** The share of a name among all that begin like it. */
const minNameShare = 0.3

export async function run(input: CompletionInput): Promise<{ completions: Completion[] }> {
  const { path, count, stop = [] } = input
  const language = findLanguage(input.language ?? '') ?? languageOfPath(path ?? '')
  const prefix = input.prefix.slice(-maxPrefix)
  const suffix = input.suffix.slice(0, maxSuffix)
  const partial = partialToken(prefix)
  const before = tokenize(prefix.slice(0, prefix.length - partial.length), language)
  if (isInComment(prefix, language)) return { completions: [] }
  const model = createTokenModel([
    ...otherScopes(input, language),
    { tokens: tokenize(suffix, language), weight: 1 },
    { tokens: before, weight: 1, isBeforeCursor: true },
  ])
  const restOfLine = tokenize(suffix.split('\n', 1)[0] ?? '', language).texts

  const candidates: Completion[] = continueLine(model, {
    context: before.texts,
    partial,
    restOfLine,
    hasSpaceBefore: /\s$/.test(prefix.slice(0, prefix.length - partial.length)),
  })
    .filter(({ score }) => score >= minScore)
    .map(({ text, score }) => ({ text, score, source: 'ngram' as const }))
  if (partial.length >= 2)
    for (const { text, probability } of model.listNames(partial, 3))
      if (probability >= minNameShare && isName(text))
        candidates.push({ text: text.slice(partial.length), score: probability * minScore, source: 'ls' })

  const isIntact = await createIntactCheck(language, prefix, suffix)
  const seenTexts = new Set<string>()
  const completions: Completion[] = []
  for (const { text: fullText, score, source } of candidates) {
    const text = cutAtStop(fullText, stop)
    if (completions.length === count) break
    if (text.trim() === '' || seenTexts.has(text)) continue
    seenTexts.add(text)
    if (isIntact(text)) completions.push({ text, score: Math.round(score * 1e4) / 1e4, source })
  }
  return { completions }
}

function otherScopes(
  { snippets, repositoryFiles = [] }: CompletionInput,
  language: string | undefined,
): Scope[] {
  const scopes = [
    ...snippets.slice(0, maxFiles).map((file) => ({ ...file, weight: 0.5 })),
    ...repositoryFiles.slice(0, maxFiles).map((file) => ({ ...file, weight: 0.3 })),
  ]
  return scopes.reverse().map(({ path, content, weight }) => ({
    tokens: cachedTokens(path, content.slice(0, maxFile), language),
    weight,
  }))
}

/** The beginning of a string or name at the cursor. */
function partialToken(prefix: string): string {
  // Both expressions take time that grows with the square of the length.
  const end = prefix.slice(prefix.lastIndexOf('\n') + 1).slice(-maxPartial)
  // The rest after all complete strings begins with an open one.
  const openString = /^(?:[^"'`]|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)*(["'`].*)$/u.exec(
    end,
  )?.[1]
  return openString ?? /[\p{L}_$][\p{L}\p{N}_$]*$/u.exec(end)?.[0] ?? ''
}

const cache = new Map<string, CodeTokens>()
const maxCached = 60

/** The other files are mostly those of the request before. */
function cachedTokens(path: string, content: string, language: string | undefined): CodeTokens {
  const cached = cache.get(content)
  if (cached) return cached
  const tokens = tokenize(content, languageOfPath(path) ?? language)
  const [oldest] = cache.keys()
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest)
  cache.set(content, tokens)
  return tokens
}

function isInComment(prefix: string, language: string | undefined): boolean {
  const line = prefix.slice(prefix.lastIndexOf('\n') + 1).trimStart()
  const start =
    language === 'python' || language === 'ruby' || language === 'bash' ? /^#/ : /^(?:\/\/|\*|\/\*)/
  return start.test(line) || prefix.lastIndexOf('/*') > prefix.lastIndexOf('*/')
}

function cutAtStop(text: string, stop: readonly string[]): string {
  const ends = stop
    .filter((each) => each !== '')
    .map((each) => text.indexOf(each))
    .filter((at) => at >= 0)
  return ends.length > 0 ? text.slice(0, Math.min(...ends)) : text
}
