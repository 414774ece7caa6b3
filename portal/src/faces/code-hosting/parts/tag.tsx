interface TagProps {
  name: string
  color: string
}

/** A label of an issue. Its colour is beside the words, so that they can be read in any. */
export function Tag({ name, color }: TagProps) {
  return (
    <span class="tag">
      <span class="tag-colour" style={{ background: `#${color}` }} aria-hidden="true" />
      {name}
    </span>
  )
}
