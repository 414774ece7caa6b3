import { type Document, type DocumentedParameter, textOf, wrap } from './document.ts'

const width = 100

/** JSDoc. In JavaScript with types, which TypeScript code already has. */
export function writeJsDoc(document: Document, { withTypes }: { withTypes: boolean }): string[] {
  const typed = (type: string | undefined) => (withTypes ? ` {${type ?? '*'}}` : '')
  const name = ({ name, isOptional, default: value }: DocumentedParameter) => {
    if (!withTypes || !isOptional) return name
    return value && value.length <= 30 && !/[\]\n]/.test(value) ? `[${name}=${value}]` : `[${name}]`
  }
  return blockComment(document, [
    ...document.parameters.map((parameter) => {
      const type = parameter.properties
        ? (parameter.type ?? 'object')
        : parameter.isRest
          ? parameter.type && `...${parameter.type.replace(/\[\]$/, '')}`
          : parameter.type
      return tag(
        `@param${typed(type ?? (parameter.isRest ? '...*' : undefined))} ${name(parameter)}`,
        withTypes ? parameter.text : textOf(parameter),
        withTypes,
      )
    }),
    ...returnTag(
      document,
      (type) => `@returns${typed(type ?? (document.returns?.isPromise ? 'Promise<*>' : undefined))}`,
      true,
    ),
    ...document.throws.map(({ type, text }) => tag(`@throws${type ? ` {${type}}` : ''}`, text)),
  ])
}

/** https://tsdoc.org */
export function writeTsDoc(document: Document): string[] {
  return blockComment(document, [
    ...document.parameters
      .filter(({ name }) => !name.includes('.'))
      .map((parameter) => tag(`@param ${parameter.name}`, textOf(parameter), true)),
    ...returnTag(document, () => '@returns'),
    ...document.throws.map(({ type, text }) => tag(`@throws${type ? ` {@link ${type}}` : ''}`, text)),
  ])
}

export function writeJavadoc(document: Document): string[] {
  return blockComment(document, [
    ...document.parameters.map((parameter) => tag(`@param ${parameter.name}`, textOf(parameter))),
    ...returnTag(document, () => '@return'),
    ...document.throws.map(({ type, text }) => tag(`@throws ${type ?? 'RuntimeException'}`, text)),
  ])
}

export function writeDoxygen(document: Document): string[] {
  const { summary } = document
  return blockComment({ ...document, ...(summary && { summary: `@brief ${summary}` }) }, [
    ...document.parameters.map((parameter) => tag(`@param ${parameter.name}`, textOf(parameter))),
    ...returnTag(document, () => '@return'),
    ...document.throws.map(({ type, text }) => tag(`@throws${type ? ` ${type}` : ''}`, text)),
  ])
}

function returnTag(
  { returns }: Document,
  name: (type: string | undefined) => string,
  usesYields = false,
): string[] {
  if (!returns) return []
  const { type, text, isGenerator } = returns
  return [tag(isGenerator && usesYields ? '@yields' : name(type), text)]
}

const tag = (start: string, text: string | undefined, withDash = false): string =>
  text ? `${start} ${withDash ? '- ' : ''}${text}` : start

function blockComment({ summary, deprecated, existingTags }: Document, tags: readonly string[]): string[] {
  const all = [...tags, ...(deprecated === undefined ? [] : [`@deprecated ${deprecated}`.trimEnd()])]
  const lines = [
    ...(summary ? wrap(summary, width) : []),
    ...(summary && all.length + existingTags.length ? [''] : []),
    ...all.flatMap((line) => wrap(line, width, '  ')),
    ...existingTags.flatMap((text) => text.split('\n')),
  ].map((line) => line.replaceAll('*/', '*\\/'))
  const [only, second] = lines
  if (only && second === undefined) return [`/** ${only} */`]
  return ['/**', ...lines.map((line) => (line ? ` * ${line}` : ' *')), ' */']
}
