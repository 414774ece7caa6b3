/** PostgreSQL cannot store U+0000, and neither database half of a character. */
export function storableText(text: string): string {
  return (text.includes('\0') ? text.replaceAll('\0', '') : text).toWellFormed()
}
