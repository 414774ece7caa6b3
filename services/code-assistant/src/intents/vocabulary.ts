/** Words that typos are corrected to. */
const vocabulary = new Set(
  (
    'write create generate implement build function functions class method methods script program refactor ' +
    'refactoring rename document documentation comment comments docstring docstrings explain explanation describe ' +
    'review convert translate rewrite search regex regular expression query variable variables extract inline ' +
    'import imports unused remove delete replace change simplify clean improve modernize organize constant async ' +
    'await promise promises callback callbacks typescript javascript python coverage debug error errors correct ' +
    'repair problem problems security usage usages usages references definition defined commit branch revert undo ' +
    'please code test tests fix bug file files module hello thanks template literals arrow optional chaining nested ' +
    'string strings summarize expression schedule database customers unit interface'
  ).split(' '),
)

/** English words that differ from one of the vocabulary by a letter. */
const otherWords = new Set(
  (
    'white texts rests clash gilt guilt quest wrote writes tests files filed filled codes coded coder text best rest ' +
    'west next node mode love fox six mix big bag but form from bus bugs test nest past post fuse reverts converts ' +
    'removed removes deletes deleted changed changes replaced creates created builds built fixes fixed unity units ' +
    'errors terror mirror imported important importing improved improves previews preview inlined comments commits ' +
    'committed branches undone types strong string struck usage sage cleaner cleans clear lean correctly collect ' +
    'connect generated generates general generator renamed documents documented explained explains describes ' +
    'reviewed reviews reviewer converted searches searched regexp regexes queries extracts extracted inlines modules ' +
    'modulus nodule filter filler life fine five fire line lines tile title thank tanks interfaces interval reference ' +
    'referenced define defines refined scheduled schedules scripts scripting programs programmer variance expressions'
  ).split(' '),
)

const letters = /^[a-z]+$/

/** Corrects the typos of one word in lower case. Returns the word itself if there is no single correction. */
export function correctWord(word: string): string {
  if (word.length < 3 || word.length > 16 || !letters.test(word)) return word
  if (vocabulary.has(word) || otherWords.has(word)) return word
  for (const other of vocabulary) if (isTypo(word, other)) return other
  return word
}

/**
 * Short words may have two letters swapped; from five letters on, one letter may also be wrong, missing or doubled,
 * but not the first.
 */
function isTypo(word: string, other: string): boolean {
  const difference = word.length - other.length
  if (Math.abs(difference) > 1) return false
  let at = 0
  while (at < word.length && word[at] === other[at]) at++
  const isSwapped =
    difference === 0 &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  if (isSwapped) return true
  if (other.length < 5 || at === 0) return false
  if (difference === 0) return word.slice(at + 1) === other.slice(at + 1)
  return difference > 0 ? word.slice(at + 1) === other.slice(at) : word.slice(at) === other.slice(at + 1)
}
