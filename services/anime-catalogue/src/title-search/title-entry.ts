export type TitleKind = 'canonical' | 'title' | 'abbreviation' | 'synonym'

export interface TitleEntry {
  id: number
  /** Popularity from 0 to 1, which orders equally good matches. */
  weight: number
  titles: readonly { text: string; kind: TitleKind }[]
}
