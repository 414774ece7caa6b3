/** Names by their beginning, in languages whose publishing software translates RFC 822 dates. */
const beginnings: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'янв', 'ιαν', 'sty', 'led', 'oca', 'jän', 'led', 'tammi', 'gener'],
  ['feb', 'fév', 'fev', 'фев', 'φεβ', 'lut', 'úno', 'şub', 'helmi', 'febr'],
  ['mar', 'mär', 'maa', 'мар', 'μάρ', 'μαρ', 'már', 'bře', 'mrz', 'mrt', 'maalis', 'mär'],
  ['apr', 'avr', 'abr', 'апр', 'απρ', 'ápr', 'kwi', 'dub', 'nis', 'huhti'],
  ['may', 'mai', 'mag', 'maj', 'mei', 'май', 'мая', 'μάι', 'μαι', 'μαϊ', 'máj', 'kvě', 'touko'],
  ['jun', 'juin', 'giu', 'июн', 'ιούν', 'ιουν', 'ιον', 'jún', 'cze', 'červen', 'haz', 'kesä'],
  ['jul', 'juil', 'lug', 'июл', 'ιούλ', 'ιουλ', 'ιολ', 'júl', 'lip', 'červenec', 'tem', 'heinä'],
  ['aug', 'aoû', 'aou', 'ago', 'авг', 'αύγ', 'αυγ', 'sie', 'srp', 'ağu', 'elo'],
  ['sep', 'set', 'сен', 'σεπ', 'szep', 'wrz', 'zář', 'eyl', 'syys'],
  ['oct', 'okt', 'ott', 'out', 'окт', 'οκτ', 'paź', 'říj', 'eki', 'loka'],
  ['nov', 'ноя', 'νοέ', 'νοε', 'lis', 'kas', 'marras'],
  ['dec', 'dez', 'déc', 'dic', 'дек', 'δεκ', 'gru', 'pro', 'ara', 'joulu'],
]
const monthByBeginning = new Map(
  beginnings.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)
const longestFirst = [...monthByBeginning.keys()].sort((a, b) => b.length - a.length)

/** The number, 1–12, of a month's name or abbreviation. */
export function findMonth(word: string): number | undefined {
  const lower = word.toLowerCase()
  const exact = monthByBeginning.get(lower)
  if (exact !== undefined) return exact
  const beginning = longestFirst.find((name) => lower.startsWith(name))
  return beginning === undefined ? undefined : monthByBeginning.get(beginning)
}
