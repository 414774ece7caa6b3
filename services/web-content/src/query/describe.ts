import type { ComparedValue, QueryLeaf, QueryNode } from './ast.ts'
import { printDate } from './dates.ts'
import type { QueryField, TextField } from './fields.ts'
import { printPattern } from './print.ts'

/** Reads a query aloud, in English. */
export function describeQuery(node: QueryNode): string {
  switch (node.kind) {
    case 'and':
      return node.of
        .map((part) => (part.kind === 'or' ? `(${describeQuery(part)})` : describeQuery(part)))
        .join(' and ')
    case 'or':
      return node.of
        .map((part) => (part.kind === 'and' ? `(${describeQuery(part)})` : describeQuery(part)))
        .join(' or ')
    case 'not':
      return `not (${describeQuery(node.of)})`
    default:
      return describeLeaf(node)
  }
}

const textLabels: Record<TextField, string> = {
  title: 'title',
  text: 'text',
  author: 'author',
  thread_title: 'thread title',
  section_title: 'section title',
}

function labelOf(field: QueryField | undefined): string {
  const { meaning, name } = field ?? {
    meaning: { kind: 'text', fields: ['title', 'text'] } as const,
    name: '',
  }
  if (meaning.kind === 'text') return `the ${meaning.fields.map((each) => textLabels[each]).join(' or ')}`
  return `the ${name.replaceAll(/[._]/g, ' ')}`
}

function describeLeaf(leaf: QueryLeaf): string {
  if (leaf.kind === 'everything') return 'any post'
  const label = labelOf(leaf.field)
  const isText = !leaf.field || leaf.field.meaning.kind === 'text'
  switch (leaf.kind) {
    case 'term':
      if (!isText) return `${label} is “${leaf.text}”`
      return leaf.isExact
        ? `${label} contains exactly “${leaf.text}”`
        : `${label} contains “${leaf.text}” in any form`
    case 'phrase': {
      const text = leaf.words.map((word) => (isText && word.isExact ? `${word.text}$` : word.text)).join(' ')
      if (!isText) return `${label} is “${text}”`
      return leaf.distance === undefined
        ? `${label} contains the phrase “${text}”`
        : `${label} contains the words “${text}” with at most ${leaf.distance} others between any two`
    }
    case 'wildcard': {
      const pattern = printPattern(leaf.pattern)
      return isText
        ? `${label} contains a word like “${pattern}”`
        : `${label} begins with “${pattern.slice(0, -1)}”`
    }
    case 'exists':
      return `${label} is known`
    case 'comparison': {
      const isDate = leaf.field.meaning.kind === 'date'
      return `${label} is ${(isDate ? dateRelations : numberRelations)[leaf.operator]} ${describeValue(leaf.value)}`
    }
    case 'range': {
      const { low, high, includesLow, includesHigh } = leaf
      const limits = [
        ...(low ? [`from ${describeValue(low)}${includesLow ? '' : ' (excluded)'}`] : []),
        ...(high ? [`to ${describeValue(high)}${includesHigh ? '' : ' (excluded)'}`] : []),
      ]
      return `${label} is ${limits.length > 0 ? limits.join(' ') : 'known'}`
    }
  }
}

const numberRelations = {
  '>': 'more than',
  '>=': 'at least',
  '<': 'less than',
  '<=': 'at most',
  '=': 'equal to',
}
const dateRelations = { '>': 'after', '>=': 'at or after', '<': 'before', '<=': 'at or before', '=': 'at' }

function describeValue(value: ComparedValue): string {
  if (value.kind === 'number') return String(value.value)
  return /^\d{5,}$/.test(printDate(value)) && value.kind === 'time'
    ? new Date(value.fromMs).toISOString()
    : printDate(value)
}
