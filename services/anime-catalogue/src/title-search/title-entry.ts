export type TitleKind = 'canonical' | 'title' | 'abbreviation' | 'synonym'

export interface TitleEntry {
  id: number
  /** How widely known the entry is, from 0 to 1: what two titles that fit alike are ordered by. */
  weight: number
  titles: readonly { text: string; kind: TitleKind }[]
}
