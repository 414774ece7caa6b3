import { type Document, textOf, wrap } from './document.ts'

const width = 96

/** https://doc.rust-lang.org/rustdoc/how-to-write-documentation.html */
export function writeRustdoc({ summary, parameters, returns, throws, deprecated }: Document): string[] {
  const section = (title: string, lines: readonly string[]) =>
    lines.length ? ['', `# ${title}`, '', ...lines] : []
  const lines = [
    ...(summary ? wrap(summary, width) : []),
    ...section(
      'Arguments',
      parameters.flatMap(({ name, text }) => wrap(`* \`${name}\`${text ? ` - ${text}` : ''}`, width, '  ')),
    ),
    ...section('Returns', returns?.text ? wrap(returns.text, width) : []),
    ...section(
      'Errors',
      throws
        .filter(({ type }) => type !== 'panic')
        .flatMap(({ type, text }) => wrap(sentence(type, text), width)),
    ),
    ...section(
      'Panics',
      throws
        .filter(({ type }) => type === 'panic')
        .flatMap(({ text }) => wrap(`Panics${lowerFirst(text)}`, width)),
    ),
    ...(deprecated ? ['', deprecated] : []),
  ]
  while (lines[0] === '') lines.shift()
  return lines.map((line) => (line ? `/// ${line}` : '///'))
}

const sentence = (type: string | undefined, text: string | undefined): string =>
  `Returns ${type ? `\`${type}\`` : 'an error'}${lowerFirst(text)}`

const lowerFirst = (text: string | undefined): string =>
  text ? ` ${text.charAt(0).toLowerCase()}${text.slice(1)}` : '.'

/** Comments of Go begin with the name: https://go.dev/doc/comment */
export function writeGodoc({ summary, deprecated }: Document, name: string, isType: boolean): string[] {
  if (!summary) return []
  const text = isType
    ? `${name} is ${lower(summary)}`
    : /^Returns whether /.test(summary)
      ? `${name} reports ${lower(summary).replace(/^returns /, '')}`
      : `${name} ${lower(summary)}`
  return [
    ...wrap(text, width),
    ...(deprecated === undefined ? [] : ['', ...wrap(`Deprecated: ${deprecated}`.trimEnd(), width)]),
  ].map((line) => (line ? `// ${line}` : '//'))
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** https://learn.microsoft.com/dotnet/csharp/language-reference/xmldoc/ */
export function writeXmlDoc({ summary, parameters, returns, throws }: Document): string[] {
  return [
    ...(summary ? ['<summary>', ...wrap(escapeXml(summary), width), '</summary>'] : []),
    ...parameters.map(
      (parameter) => `<param name="${parameter.name}">${escapeXml(textOf(parameter) ?? '')}</param>`,
    ),
    ...(returns ? [`<returns>${escapeXml(returns.text ?? '')}</returns>`] : []),
    ...throws.map(
      ({ type, text = '' }) =>
        `<exception cref="${type ?? 'System.Exception'}">${escapeXml(text)}</exception>`,
    ),
  ].map((line) => `/// ${line}`)
}

function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/`([^`]*)`/g, '<c>$1</c>')
}
