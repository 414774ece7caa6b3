import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { type Block, readBlocks } from './blocks.ts'
import { CodeBlock } from './code-block.tsx'
import { type Inline, readInline } from './inline.ts'

/** Markdown of a response. While it grows, only its last block is rendered again. */
export function Markdown({ text }: { text: string }) {
  const blocks = useMemo(() => readBlocks(text), [text])
  return (
    <div class="prose assistant-prose">
      {blocks.map((block, index) => (
        <CachedBlock key={index} block={block} />
      ))}
    </div>
  )
}

/** Each piece of text parses all blocks again, so they are compared by content. */
function CachedBlock({ block }: { block: Block }) {
  return useMemo(() => <BlockView block={block} />, [JSON.stringify(block)])
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words text={block.text} />
        </p>
      )
    case 'heading':
      return <Heading level={block.level} text={block.text} />
    case 'code':
      return <CodeBlock language={block.language} text={block.text} isOpen={block.isOpen} />
    case 'list':
      return <List {...block} />
    case 'quote':
      return <blockquote>{viewBlocks(block.of)}</blockquote>
    case 'table':
      return <TableView {...block} />
    case 'rule':
      return <hr />
  }
}

const viewBlocks = (blocks: readonly Block[]) =>
  blocks.map((block, index) => <BlockView key={index} block={block} />)

/** The headings of a response are below that of the page and its message. */
function Heading({ level, text }: { level: number; text: string }) {
  const Tag = level === 1 ? 'h3' : level === 2 ? 'h4' : 'h5'
  return (
    <Tag>
      <Words text={text} />
    </Tag>
  )
}

function List({ start, items }: Extract<Block, { kind: 'list' }>) {
  const children = items.map((item, index) => <li key={index}>{viewItem(item)}</li>)
  return start === undefined ? <ul>{children}</ul> : <ol start={start}>{children}</ol>
}

/** An item with one paragraph has no space around it. */
function viewItem(item: readonly Block[]): ComponentChildren {
  const [first, ...rest] = item
  if (first?.kind !== 'paragraph') return viewBlocks(item)
  return (
    <>
      <Words text={first.text} />
      {viewBlocks(rest)}
    </>
  )
}

function TableView({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // Scrollable, so it must be focusable.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <div class="assistant-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Words text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {head.map((_, index) => (
                <td key={index}>
                  <Words text={cells[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Words({ text }: { text: string }) {
  return <>{viewInline(readInline(text))}</>
}

function viewInline(pieces: readonly Inline[]): ComponentChildren {
  return pieces.map((piece, index) => <InlineView key={index} piece={piece} />)
}

function InlineView({ piece }: { piece: Inline }) {
  switch (piece.kind) {
    case 'text':
      return <>{piece.text}</>
    case 'code':
      return <code>{piece.text}</code>
    case 'strong':
      return <strong>{viewInline(piece.of)}</strong>
    case 'emphasis':
      return <em>{viewInline(piece.of)}</em>
    case 'link':
      return <LinkView {...piece} />
    case 'image':
      return <RemoteImage {...piece} />
  }
}

function LinkView({ href, of }: Extract<Inline, { kind: 'link' }>) {
  const host = /^https?:\/\/([^/]+)/i.exec(href)?.[1]
  return (
    <a href={href} {...(host && { target: '_blank', rel: 'noopener noreferrer' })}>
      {viewInline(of)}
      {host && <span class="quiet small">{` (${host})`}</span>}
    </a>
  )
}

/** The policy of the page forbids images of other hosts, so they are links. */
function RemoteImage({ src, alt }: Extract<Inline, { kind: 'image' }>) {
  const isShown = useSignal(false)
  if (isShown.value)
    return (
      <a href={src} target="_blank" rel="noopener noreferrer">
        {src}
      </a>
    )
  return (
    <button
      type="button"
      class="assistant-image"
      onClick={() => {
        isShown.value = true
      }}
    >
      {`Image: ${alt || src}`}
    </button>
  )
}
