/**
 * `2nd season`, `season 2`, `s2`, `ii`, `第2期` and a final `2` all become the word `s2`; a first season is removed.
 * Expects lower-case letters and digits with single spaces between words.
 */
export function foldSeasons(text: string): string {
  if (!/[0-9]|season|期|しーずん| i[iv]/.test(text)) return text
  const named = forms.reduce((rest, [form, numberOf]) => rest.replace(form, numberOf), text)
  const words = named.split(' ').filter(Boolean)
  const folded = words.map((word, index) => foldWord(word, index, words))
  const remaining = folded.filter((word) => word !== 's1')
  return (remaining.length ? remaining : folded).join(' ')
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const hanNumbers = '一二三四五六七八九'
const romanNumbers = ['ii', 'iii', 'iv']

const forms: readonly (readonly [RegExp, (match: string, number: string) => string])[] = [
  [/\b([0-9]{1,2})(?:st|nd|rd|th) season\b/g, named],
  [/\bseason ?0?([0-9]{1,2})\b/g, named],
  [/\bs0?([0-9]{1,2})\b/g, named],
  [
    /\b(first|second|third|fourth|fifth|sixth|seventh) season\b/g,
    (_, word) => name(ordinals.indexOf(word) + 1),
  ],
  [/\b(?:dai )?([0-9]{1,2}) ?ki\b/g, named],
  [/第? ?([0-9]{1,2}) ?(?:期|しーずん)/g, named],
  [/第 ?([一二三四五六七八九]) ?(?:期|しーずん)/g, (_, number) => name(hanNumbers.indexOf(number) + 1)],
  [/しーずん ?([0-9]{1,2})/g, named],
]

function named(_: string, number: string): string {
  return name(Number(number))
}

function name(season: number): string {
  return ` s${season} `
}

function foldWord(word: string, index: number, words: readonly string[]): string {
  if (index === 0) return word
  const roman = romanNumbers.indexOf(word)
  if (roman >= 0) return `s${roman + 2}`
  const isLast = index === words.length - 1
  // Not a season after another number: 1/2.
  return isLast && /^[2-9]$/.test(word) && !/[0-9]$/.test(words[index - 1] ?? '') ? `s${word}` : word
}
