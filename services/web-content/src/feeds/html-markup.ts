// Bounded repetitions: the text is hostile.
const markup =
  /<\/[a-z][a-z0-9]{0,20}\s{0,5}>|<(?:!--|[a-z][a-z0-9]{0,20}(?:\s[^<>]{0,1000})?\/?>)|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i

/** Distinguishes HTML from plain text in fields that may contain either. */
export function looksLikeHtml(text: string): boolean {
  return markup.test(text)
}
