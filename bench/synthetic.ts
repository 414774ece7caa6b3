/** Figures between 0 and 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Each of its own and no other's stem; the first are the shortest, as in a language. */
export function madeUpWords(number: number): string[] {
  return Array.from({ length: number }, (_, place) => {
    let word = ''
    for (let rest = place + 1; rest > 0; rest = Math.floor(rest / 80))
      word += 'kbmnrlptdgfvzhwj'.charAt(rest % 16) + 'aiouy'.charAt((rest >> 4) % 5)
    return word
  })
}
