export interface Studio {
  login: string
  name: string
  /** The subject of its images. */
  subject: string
  /** The families of scenes that it publishes. */
  families: readonly string[]
}

/** The fictional accounts that publish the generated photos. The last one has the families that the others do not name. */
export const studios: readonly Studio[] = [
  { login: 'studio_ridge', name: 'Ridge', subject: 'mountains', families: ['mountains'] },
  { login: 'studio_mesa', name: 'Mesa', subject: 'terrain and deserts', families: ['terrain', 'dunes'] },
  { login: 'studio_tide', name: 'Tide', subject: 'the sea', families: ['sea', 'water'] },
  { login: 'studio_cumulus', name: 'Cumulus', subject: 'the sky', families: ['sky', 'forest'] },
  { login: 'studio_meridian', name: 'Meridian', subject: 'the night', families: ['night', 'aurora'] },
  { login: 'studio_pigment', name: 'Pigment', subject: 'abstract shapes and colors', families: ['abstract'] },
  {
    login: 'studio_avenue',
    name: 'Avenue',
    subject: 'cities and buildings',
    families: ['city', 'architecture'],
  },
  {
    login: 'studio_grain',
    name: 'Grain',
    subject: 'materials from very near',
    families: ['macro', 'still-life'],
  },
]

export function bioOf({ name, subject }: Studio): string {
  return `Studio ${name} is fictional. Its pictures of ${subject} are generated: a program draws them, and no camera was used.`
}

export function studioOf(family: string): Studio | undefined {
  return studios.find(({ families }) => families.includes(family)) ?? studios.at(-1)
}
