import { loadEmojis } from '../markdown/emoji.ts'

let known: Set<string> | undefined

/** By name, the code under which the image is found. */
export async function listEmojis(): Promise<[name: string, code: string][]> {
  return Object.entries(await loadEmojis()).map(([name, character]) => [name, codeOf(character)])
}

/** The character itself, as large as the image; the reader's own font draws it. */
export async function drawEmoji(code: string): Promise<string | undefined> {
  known ??= new Set((await listEmojis()).map(([, known]) => known))
  if (!known.has(code)) return undefined
  const character = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)))
  const text = `<text x="32" y="34" font-size="52" text-anchor="middle" dominant-baseline="central">${character}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${text}</svg>`
}

function codeOf(character: string): string {
  return [...character].map((part) => part.codePointAt(0)?.toString(16)).join('-')
}
