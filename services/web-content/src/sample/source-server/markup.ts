const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for elements and attributes of XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** An XML element with escaped text, or nothing for no text. */
export function element(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeMarkup(text)}</${name}>`
}

export function paragraphsToHtml(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
    .join('\n')
}
