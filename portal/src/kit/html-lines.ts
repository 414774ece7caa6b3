/** Splits HTML into lines; closes open tags at the end of a line and reopens them in the next. */
export function splitLines(html: string): string[] {
  const openTags: string[] = []
  return html.split('\n').map((line) => {
    const before = openTags.join('')
    for (const [tag] of line.matchAll(/<span[^>]*>|<\/span>/g)) {
      if (tag === '</span>') openTags.pop()
      else openTags.push(tag)
    }
    return before + line + '</span>'.repeat(openTags.length)
  })
}
