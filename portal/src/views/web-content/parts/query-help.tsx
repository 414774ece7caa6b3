import { hrefWith } from '../../../router.ts'

const examples = [
  ['"stock market" language:english', 'a phrase, in one language'],
  ['(robot OR satellite) -football', 'one of two words, without a third'],
  ['invest*', 'words that begin like this'],
  ['"city council"~5', 'words within five words of each other'],
  ['title:election', 'a word of the title'],
  ['site_type:discussions country:GB', 'by type of site and country'],
  ['organization.negative:"Pinecrest Airlines"', 'named in a negative sentence'],
  ['published:>now-1d', 'of the last day'],
] as const

/** Examples of the query language. Each is a link that searches for it. */
export function QueryHelp() {
  return (
    <details class="content-help">
      <summary class="small">Query language</summary>
      <ul class="content-examples">
        {examples.map(([q, meaning]) => (
          <li key={q}>
            <a href={hrefWith({ q, cursor: undefined })}>
              <code>{q}</code>
            </a>{' '}
            <span class="quiet small">{meaning}</span>
          </li>
        ))}
      </ul>
      <p class="small quiet measure">
        Words are combined with AND. <code>NOT</code> and <code>-</code> bind tighter than <code>AND</code>,
        and <code>AND</code> tighter than <code>OR</code>. A <code>$</code> after a word finds exactly this
        form.
      </p>
    </details>
  )
}
