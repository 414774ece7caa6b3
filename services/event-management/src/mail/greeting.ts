const maxLength = 60

/**
 * The name, unless it could be read as a link or a message. Strangers can order with any name and the address of
 * somebody else, who gets the email.
 */
export function safeName(name: string | null | undefined): string | undefined {
  const text = name?.trim() ?? ''
  return text === '' || text.length > maxLength || unlikeNames.test(text) ? undefined : text
}

export function greet(name: string | null | undefined): { text: string } {
  const shown = safeName(name)
  return { text: shown === undefined ? 'Hello,' : `Hello ${shown},` }
}

/** Addresses, domains, telephone numbers and line breaks. */
const unlikeNames = /@|:\/\/|[\p{Cc}\u2028\u2029]|[\p{L}\d]{2}\.[\p{L}\d]{2}|\d{3}/u
