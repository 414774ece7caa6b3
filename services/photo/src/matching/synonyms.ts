/** Words that stand for each other in a search. */
const groups = [
  'sea ocean',
  'forest woods woodland',
  'mountain mountains peak summit',
  'city town urban cityscape',
  'car automobile vehicle',
  'photo picture image',
  'beach seaside shore coast',
  'night nighttime nocturnal',
  'dawn sunrise',
  'dusk sunset twilight',
  'picture-perfect scenic scenery landscape',
  'road street highway',
  'house home',
  'person people human',
  'kid child children',
  'dog puppy',
  'cat kitten',
  'flower blossom bloom',
  'fog mist haze',
  'river stream creek',
  'aurora northern-lights',
  'space galaxy cosmos universe',
  'star stars starry',
  'desert dunes sand',
  'autumn fall',
  'food meal dish',
  'computer laptop',
  'office workspace desk',
  'wallpaper background',
  'abstract pattern',
  'bw monochrome black-and-white',
].map((group) => group.split(' ').map((word) => word.replaceAll('-', ' ')))

const byWord = new Map<string, Set<string>>()
for (const group of groups)
  for (const word of group) {
    const others = byWord.get(word) ?? new Set()
    for (const other of group) if (other !== word) others.add(other)
    byWord.set(word, others)
  }

/** The synonyms of a word in lower case, without itself. */
export function synonymsOf(word: string): readonly string[] {
  return [...(byWord.get(word) ?? [])]
}
