type Emojis = Readonly<Record<string, string>>

/** GitHub's emoji names. Loaded on first use, since few texts contain any. */
export async function loadEmojis(): Promise<Emojis> {
  return (await import('gemoji')).nameToEmoji
}

export function mayNameEmojis(text: string): boolean {
  return /:[a-z\d_+-]+:/.test(text)
}

/** Replaces names between colons, such as `:tada:`. A name may start at the colon that ends an unknown one. */
export function replaceEmojis(text: string, emojis: Emojis): string {
  const parts = text.split(':')
  let replaced = parts[0] ?? ''
  for (let index = 1; index < parts.length; index++) {
    const name = parts[index] ?? ''
    const isEmoji = index + 1 < parts.length && Object.hasOwn(emojis, name)
    replaced += isEmoji ? `${emojis[name]}${parts[++index]}` : `:${name}`
  }
  return replaced
}
