import { useResource } from '../../../api/resource.ts'
import { Code } from '../../../kit/code.tsx'

const longNames: Readonly<Record<string, string>> = {
  ts: 'typescript',
  tsx: 'typescript',
  js: 'javascript',
  jsx: 'javascript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  html: 'xml',
  yml: 'yaml',
  md: 'markdown',
  'c++': 'cpp',
  'c#': 'csharp',
}

interface CodeBlockProps {
  language: string
  text: string
  /** More text may follow, so it is not highlighted yet. */
  isOpen?: boolean
}

export function CodeBlock({ language, text, isOpen = false }: CodeBlockProps) {
  const name = language.toLowerCase()
  const key = isOpen || !name ? undefined : `highlighted ${name} ${text}`
  const { value: html } = useResource(key, async () => {
    const { highlightCode } = await import('../../../kit/highlight.ts')
    return highlightCode(text, longNames[name] ?? name) ?? null
  })
  return (
    <Code text={text} label={language ? `the ${language} code` : 'the code'}>
      {html && !isOpen ? (
        // Escaped by the highlighter, which adds only spans.
        <span dangerouslySetInnerHTML={{ __html: html }} />
      ) : (
        text
      )}
    </Code>
  )
}
