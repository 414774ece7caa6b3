/** A piece of a line of Markdown. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; of: readonly Inline[] }
  | { kind: 'link'; href: string; of: readonly Inline[] }
  /** Images are never loaded without a click: their addresses could carry text of the conversation. */
  | { kind: 'image'; src: string; alt: string }

// One alternative for each kind, none of which can match in more than one way.
const marker =
  /(`+)(?!`)([\s\S]*?[^`])\1(?!`)|(!?)\[([^\][]*)\]\(([^()\s]*)\)|\*\*([^*]+)\*\*|__([^_]+)__|\*([^*\s][^*]*)\*|(?<![\w])_([^_\s][^_]*)_(?!\w)|\\([!-/:-@[-`{-~])/g

/** Reads the inline CommonMark that replies about code use. HTML stays text. */
export function readInline(text: string): Inline[] {
  const pieces: Inline[] = []
  let at = 0
  const addText = (end: number) => {
    if (end > at) pieces.push({ kind: 'text', text: text.slice(at, end) })
  }
  for (const match of text.matchAll(marker)) {
    const [whole, , code, bang, label = '', target = '', strong, strongToo, emphasis, emphasisToo, escaped] =
      match
    addText(match.index)
    at = match.index + whole.length
    const bold = strong ?? strongToo
    const italic = emphasis ?? emphasisToo
    if (code !== undefined) pieces.push({ kind: 'code', text: trimCode(code) })
    else if (escaped !== undefined) pieces.push({ kind: 'text', text: escaped })
    else if (bold !== undefined) pieces.push({ kind: 'strong', of: readInline(bold) })
    else if (italic !== undefined) pieces.push({ kind: 'emphasis', of: readInline(italic) })
    else if (!isSafe(target)) pieces.push({ kind: 'text', text: label })
    else if (bang) pieces.push({ kind: 'image', src: target, alt: label })
    else pieces.push({ kind: 'link', href: target, of: readInline(label) })
  }
  addText(text.length)
  return pieces
}

/** A space at both ends is part of the markup: https://spec.commonmark.org/0.31.2/#code-spans */
const trimCode = (code: string) => code.replace(/^ (.*\S.*) $/s, '$1')

/** Browsers read a backslash as a slash, so `/\\host` is another host. */
const isSafe = (href: string): boolean =>
  /^https?:\/\/[^/]|^mailto:|^[#/](?!\/)/i.test(href) && !href.includes('\\')
