/** The word that was probably meant, if one is near enough. */
export function suggest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({
      candidate,
      distance: candidate.startsWith(word) && word.length > 2 ? 0 : distance(word, candidate),
    }))
    .sort((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(2, best.candidate.length / 3) ? best.candidate : undefined
}

/** `"serv" is not a command. Did you mean "serve"?` */
export function unknownWord(word: string, what: string, known: readonly string[]): string {
  const meant = suggest(word, known)
  const hint = meant ? `Did you mean "${meant}"?` : `There are: ${known.join(', ')}.`
  return `"${word}" is not ${what}. ${hint}`
}

/** `Unexpected argument "b". Usage: octavo backup FILE` */
export function tooManyWords(usage: string, extra: readonly string[]): string {
  const quoted = extra.map((word) => `"${word}"`).join(', ')
  return `Unexpected argument${extra.length > 1 ? 's' : ''} ${quoted}. Usage: octavo ${usage}`
}

/** `octavo token needs an action: create.` */
export function missingWord(command: string, what: string, known: readonly string[]): string {
  return `octavo ${command} needs ${what}: ${known.join(', ')}.`
}

/** How many letters must be added, dropped or changed (Levenshtein). */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const changed = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1)
      current[column] = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed)
    }
    previous = current
  }
  return previous[to.length] ?? 0
}
