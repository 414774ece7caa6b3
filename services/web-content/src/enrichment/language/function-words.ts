/** Frequent words of languages that the statistical detector does not know, or takes for a neighbour. */
const functionWords = new Map<string, ReadonlySet<string>>(
  Object.entries({
    id: set(
      'yang dan di dari untuk dengan pada adalah bahwa karena bisa tidak akan telah sudah juga oleh kota baru anggaran uang mobil bisa kami mereka sangat setelah selasa rabu senin kamis jumat sabtu',
    ),
    ms: set(
      'yang dan di dari untuk dengan pada adalah bahawa kerana boleh tidak akan telah sudah juga oleh bandar baharu belanjawan wang kereta kami mereka sangat selepas selasa rabu isnin khamis jumaat sabtu',
    ),
    sw: set(
      'na ya wa kwa katika ni la za cha kuwa hii hiyo huo baada yake wake wao sana pia lakini kama kwamba siku mwaka watu serikali alisema mpya',
    ),
    af: set('die en van het in is nie om te dat vir op met wat sal ook sy hulle ons was deur maar meer nuwe'),
    eu: set('eta da du ez bat dira dute izan zen baina ere dago egin duen beste gure'),
    sk: set('a v na sa je že do pre ale ktoré ktorý ako bol bola bolo tiež podľa však už iba keď'),
  }),
)

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** Returns the share of words that are function words of the language. */
export function functionWordShare(language: string, words: readonly string[]): number {
  const languageWords = functionWords.get(language)
  if (languageWords === undefined || words.length === 0) return 0
  return words.reduce((count, word) => count + Number(languageWords.has(word)), 0) / words.length
}
