/** Collapses white space, including line breaks. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
