import { type Document, textOf, wrap } from './document.ts'

const width = 88

/** https://google.github.io/styleguide/pyguide.html#38-comments-and-docstrings */
export function writeGoogleDocstring(document: Document): string[] {
  const { parameters, returns, throws } = document
  const section = (title: string, lines: readonly string[]) =>
    lines.length ? ['', `${title}:`, ...lines.flatMap((line) => indented(line))] : []
  return docstring(document, [
    ...section(
      'Args',
      parameters.map((parameter) => {
        const { name, type, isRest } = parameter
        return `${name}${type && !isRest ? ` (${type})` : ''}: ${textOf(parameter) ?? ''}`
      }),
    ),
    ...section(
      returns?.isGenerator ? 'Yields' : 'Returns',
      returns ? [[returns.type, returns.text].filter(Boolean).join(': ') || 'The result.'] : [],
    ),
    ...section(
      'Raises',
      throws.map(({ type = 'Exception', text = '' }) => `${type}: ${text}`),
    ),
  ])
}

/** https://numpydoc.readthedocs.io/en/latest/format.html */
export function writeNumpyDocstring(document: Document): string[] {
  const { parameters, returns, throws } = document
  const section = (title: string, entries: readonly (readonly [string, string | undefined])[]) =>
    entries.length
      ? [
          '',
          title,
          '-'.repeat(title.length),
          ...entries.flatMap(([head, text]) => [head, ...(text ? indented(text) : [])]),
        ]
      : []
  return docstring(document, [
    ...section(
      'Parameters',
      parameters.map((parameter) => {
        const { name, type, isOptional, isRest } = parameter
        const parts = [type, isOptional && !isRest ? 'optional' : undefined].filter(Boolean).join(', ')
        return [parts ? `${name} : ${parts}` : name, textOf(parameter)] as const
      }),
    ),
    ...section(
      returns?.isGenerator ? 'Yields' : 'Returns',
      returns ? [[returns.type ?? 'object', returns.text] as const] : [],
    ),
    ...section(
      'Raises',
      throws.map(({ type = 'Exception', text }) => [type, text] as const),
    ),
  ])
}

/** https://www.sphinx-doc.org/en/master/usage/domains/python.html#info-field-lists */
export function writeSphinxDocstring(document: Document): string[] {
  const { parameters, returns, throws } = document
  const fields = [
    ...parameters.flatMap((parameter) => [
      `:param ${parameter.name.replaceAll('*', '\\*')}: ${textOf(parameter) ?? ''}`,
      ...(parameter.type && !parameter.isRest ? [`:type ${parameter.name}: ${parameter.type}`] : []),
    ]),
    ...(returns
      ? [
          `:${returns.isGenerator ? 'yields' : 'returns'}: ${returns.text ?? ''}`,
          ...(returns.type ? [`:rtype: ${returns.type}`] : []),
        ]
      : []),
    ...throws.map(({ type = 'Exception', text = '' }) => `:raises ${type}: ${text}`),
  ]
  return docstring(
    document,
    fields.length ? ['', ...fields.flatMap((field) => wrap(field, width, '    '))] : [],
  )
}

const indented = (text: string): string[] => wrap(text, width - 4, '    ').map((line) => `    ${line}`)

function docstring({ summary, deprecated }: Document, sections: readonly string[]): string[] {
  const lines = [
    ...(summary ? wrap(summary, width) : []),
    ...(deprecated === undefined ? [] : ['', `.. deprecated:: ${deprecated}`.trimEnd()]),
    ...sections,
  ].map((line) => line.trimEnd())
  while (lines[0] === '') lines.shift()
  // A summary stands on the first line, sections do not.
  if (!summary) lines.unshift('')
  const text = lines.join('\n')
  // Backslashes of conditions would be escape sequences.
  const prefix = text.includes('\\') ? 'r' : ''
  const safe = text.replaceAll('"""', "'''")
  if (lines.length === 1) return [`${prefix}"""${safe.endsWith('"') ? `${safe} ` : safe}"""`]
  return [...`${prefix}"""${safe}`.split('\n'), '"""']
}
