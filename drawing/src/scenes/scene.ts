/** A procedural photograph: what the picture shows, and the recipe from which its family draws it. */
export interface Scene<Recipe extends object = object> {
  /** Unique, kebab-case. */
  readonly name: string
  /** The key in `families.ts`. */
  readonly family: string
  readonly title: string
  /** A description of what is visible, for people who do not see the picture. */
  readonly alt: string
  readonly tags: readonly string[]
  readonly width: number
  readonly height: number
  /** ISO 8601. */
  readonly takenAt: string
  readonly recipe: Recipe
}

interface Size {
  readonly width: number
  readonly height: number
}

export const landscape: Size = { width: 4000, height: 2667 }
export const portrait: Size = { width: 2667, height: 4000 }
export const square: Size = { width: 3600, height: 3600 }
export const panorama: Size = { width: 5120, height: 2160 }

/** Tags from a text with commas. */
export function listTags(text: string): readonly string[] {
  return text.split(', ')
}
