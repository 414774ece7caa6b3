import { type Html, html } from '@octavo/platform/pages/html.ts'

const symbols = new Map<string, [sign: string, label: string]>(
  Object.entries({
    '+1': ['👍', 'thumbs up'],
    '-1': ['👎', 'thumbs down'],
    laugh: ['😄', 'laughing'],
    hooray: ['🎉', 'hooray'],
    confused: ['😕', 'confused'],
    heart: ['❤️', 'heart'],
    rocket: ['🚀', 'rocket'],
    eyes: ['👀', 'eyes'],
  }),
)

/** Reactions with a count above zero. */
export function showReactions(counts: object | undefined): Html | false {
  const reactions = Object.entries(counts ?? {}).flatMap(([name, count]) => {
    const [sign, label] = symbols.get(name) ?? []
    return sign && typeof count === 'number' && count > 0 ? [{ sign, label, count }] : []
  })
  if (reactions.length === 0) return false
  return html`<ul class="row reactions" aria-label="Reactions">${reactions.map(
    ({ sign, label, count }) =>
      html`<li class="tag"><span role="img" aria-label="${label}">${sign}</span> ${count}</li>`,
  )}</ul>`
}
