interface MailPart {
  text: string
  /** Where the text is an address. */
  href?: string
}

/** The text of a mail, cut where addresses stand in it. */
export function readMailText(text: string): readonly MailPart[] {
  return text.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/).flatMap((part, index) => {
    if (!part) return []
    return index % 2 ? { text: part, href: part } : { text: part }
  })
}
