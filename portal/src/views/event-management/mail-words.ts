interface MailPart {
  text: string
  /** Set if the text is a URL. */
  href?: string
}

/** Splits the text of a mail at its URLs. */
export function readMailText(text: string): readonly MailPart[] {
  return text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/).flatMap((part, index) => {
    if (!part) return []
    return index % 2 ? { text: part, href: part } : { text: part }
  })
}
