import { escapeXml } from '../../wire/xml-text.ts'
import { type Format, parsePosts } from './result-page.ts'

/** The JSON response as elements of the same names. Items of a list have the name in the singular. */
export const formatXml: Format = (page) => ({
  contentType: 'application/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<results>${members({ posts: parsePosts(page), ...page.envelope })}</results>\n`,
})

function members(value: object): string {
  return Object.entries(value)
    .map(([name, each]) => node(elementName(name), each))
    .join('')
}

function node(name: string, value: unknown): string {
  if (value === null || value === undefined) return `<${name}/>`
  if (Array.isArray(value))
    return `<${name}>${value.map((each) => node(singular(name), each)).join('')}</${name}>`
  if (typeof value === 'object') return `<${name}>${members(value)}</${name}>`
  return `<${name}>${escapeXml(String(value))}</${name}>`
}

/** Names from operators, such as those of `trust.source`, can have any characters. */
function elementName(name: string): string {
  return /^[A-Za-z_][\w.-]*$/.test(name) ? name : `_${name.replaceAll(/[^\w.-]/g, '_')}`
}

function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  return name.endsWith('s') ? name.slice(0, -1) : 'item'
}
