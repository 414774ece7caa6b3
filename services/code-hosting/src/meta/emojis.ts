import { loadEmojis } from '../markdown/emoji.ts'

let codes: Set<string> | undefined

/** Returns each short code with the code of its image. */
export async function listEmojis(): Promise<[name: string, code: string][]> {
  return Object.entries(await loadEmojis()).map(([name, character]) => [name, codeOf(character)])
}

/** An SVG of the emoji, drawn by the font of the client. */
export async function drawEmoji(code: string): Promise<string | undefined> {
  codes ??= new Set((await listEmojis()).map(([, each]) => each))
  if (!codes.has(code)) return undefined
  const character = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)))
  const text = `<text x="32" y="34" font-size="52" text-anchor="middle" dominant-baseline="central">${character}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${text}</svg>`
}

function codeOf(character: string): string {
  return [...character].map((part) => part.codePointAt(0)?.toString(16)).join('-')
}
