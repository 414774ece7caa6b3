interface TagProps {
  name: string
  color: string
}

/** A label. The colour is beside the text, so the text is always readable. */
export function Tag({ name, color }: TagProps) {
  return (
    <span class="tag">
      <span class="tag-colour" style={{ background: `#${color}` }} aria-hidden="true" />
      {name}
    </span>
  )
}
