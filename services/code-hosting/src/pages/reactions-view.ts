import { type Html, html } from '@octavo/platform/pages/html.ts'

const signs: Record<string, [sign: string, words: string]> = {
  '+1': ['👍', 'thumbs up'],
  '-1': ['👎', 'thumbs down'],
  laugh: ['😄', 'laughing'],
  hooray: ['🎉', 'hooray'],
  confused: ['😕', 'confused'],
  heart: ['❤️', 'heart'],
  rocket: ['🚀', 'rocket'],
  eyes: ['👀', 'eyes'],
}

/** Reactions with a count above zero. */
export function showReactions(counts: object | undefined): Html | false {
  const given = Object.entries(counts ?? {}).flatMap(([name, count]) => {
    const [sign, words] = signs[name] ?? []
    return sign && typeof count === 'number' && count > 0 ? [{ sign, words, count }] : []
  })
  if (given.length === 0) return false
  return html`<ul class="row reactions" aria-label="Reactions">${given.map(
    ({ sign, words, count }) =>
      html`<li class="tag"><span role="img" aria-label="${words}">${sign}</span> ${count}</li>`,
  )}</ul>`
}
