import { CopyButton } from '../../../kit/code.tsx'

export function CopyLine({ title, text, name }: { title: string; text: string; name: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd class="copy-line">
        <code class="breaks">{text}</code>
        <CopyButton text={text} name={name} />
      </dd>
    </div>
  )
}
