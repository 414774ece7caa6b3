/** Many programmers write German sentences with English technical words. These words are all that such sentences add. */
const translations = new Map(
  Object.entries({
    ausdruck: 'expression',
    behebe: 'fix',
    benenne: 'rename',
    bitte: 'please',
    das: 'the',
    dem: 'the',
    den: 'the',
    der: 'the',
    die: 'the',
    diese: 'this',
    diesen: 'this',
    dieser: 'this',
    dieses: 'this',
    dokumentiere: 'document',
    dokumentieren: 'document',
    ein: 'a',
    eine: 'a',
    einen: 'a',
    entferne: 'remove',
    erklär: 'explain',
    erkläre: 'explain',
    erklären: 'explain',
    erstelle: 'create',
    fehler: 'errors',
    funktion: 'function',
    für: 'for',
    generiere: 'generate',
    kannst: 'can',
    kein: 'no',
    keine: 'no',
    klasse: 'class',
    korrigiere: 'fix',
    macht: 'does',
    mal: '',
    mehr: '',
    mir: '',
    prüfe: 'review',
    refaktoriere: 'refactor',
    schreib: 'write',
    schreibe: 'write',
    sortiere: 'sort',
    statt: 'instead of',
    teste: 'test',
    und: 'and',
    verwende: 'use',
    von: 'from',
    vereinfache: 'simplify',
    was: 'what',
    wo: 'where',
    wird: 'is',
    zu: 'to',
  }),
)

/** Words that no English sentence has. */
const german =
  /(?<![\p{L}])(?:bitte|kannst|schreibe?|erklär\w*|dokumentieren?|benenne|behebe|korrigiere|entferne|erstelle|generiere|refaktoriere|vereinfache|prüfe|sortiere|teste|verwende|diese[nrs]?|eine?n?|funktion|und|wird|macht|keine?)(?![\p{L}])/iu

/** A German sentence with its common words in English. Other sentences stay as they are. */
export function translateGerman(text: string): string {
  if (!german.test(text)) return text
  return (
    text
      .replace(
        /(?<![\p{L}\d_`])[a-zäöüß]{2,16}(?![\p{L}\d_`(.])/giu,
        (word) => translations.get(word.toLowerCase()) ?? word,
      )
      .replace(/ {2,}/g, ' ')
      .replace(/\bcan du\b/gi, 'can you')
      // The verb comes last.
      .replace(/\bcan you (.{1,200}?) (explain|document|write|review)\b/gi, 'can you $2 $1')
  )
}
