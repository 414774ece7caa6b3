/** Returns the most similar candidate, or undefined if none is similar. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      distance: candidate.startsWith(word) && word.length > 2 ? 0 : distance(word, candidate),
    }))
    .sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(2, best.candidate.length / 3) ? best.candidate : undefined
}

/** `"serv" is not a command. Did you mean "serve"?` */
export function unknownWord(word: string, kind: string, candidates: readonly string[]): string {
  const suggestion = suggest(word, candidates)
  const hint = suggestion ? `Did you mean "${suggestion}"?` : `Available: ${candidates.join(', ')}.`
  return `"${word}" is not ${kind}. ${hint}`
}

/** `Unexpected argument "b". Usage: octavo backup FILE` */
export function tooManyWords(usage: string, extra: readonly string[]): string {
  const quoted = extra.map((word) => `"${word}"`).join(', ')
  return `Unexpected argument${extra.length > 1 ? 's' : ''} ${quoted}. Usage: octavo ${usage}`
}

/** `octavo token needs an action: create.` */
export function missingWord(command: string, kind: string, words: readonly string[]): string {
  return `octavo ${command} needs ${kind}: ${words.join(', ')}.`
}

/** Levenshtein distance. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      current[column] = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution)
    }
    previous = current
  }
  return previous[to.length] ?? 0
}
