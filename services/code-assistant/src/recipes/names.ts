/** Splits an identifier or a title into lower-case words. */
export function splitName(name: string): string[] {
  return (
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  )
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export const pascalCase = (name: string): string => safe(splitName(name).map(capitalize).join(''))
export const camelCase = (name: string): string => {
  const [first = '', ...rest] = splitName(name)
  return safe(first + rest.map(capitalize).join(''))
}
export const snakeCase = (name: string): string => safe(splitName(name).join('_'))
export const kebabCase = (name: string): string => splitName(name).join('-')
export const screamingCase = (name: string): string => snakeCase(name).toUpperCase()

/** Identifiers do not start with a digit. */
const safe = (name: string): string => (/^\d/.test(name) ? `_${name}` : name || 'value')

export function pluralize(word: string): string {
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`
  return /[^aeiou]y$/i.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

export function singularize(word: string): string {
  if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/i.test(word)) return word.slice(0, -2)
  return /[^su]s$/i.test(word) ? word.slice(0, -1) : word
}
