interface TagProps {
  name: string
  color: string
}

/** A label. The color is beside the text, so the text is always readable. */
export function Tag({ name, color }: TagProps) {
  return (
    <span class="tag">
      <span class="tag-color" style={{ background: `#${color}` }} aria-hidden="true" />
      {name}
    </span>
  )
}
