import type { ComponentChildren, JSX } from 'preact'
import { Icon, type IconName } from './icon.tsx'

interface Looks {
  kind?: 'plain' | 'primary' | 'quiet' | 'danger'
  icon?: IconName
  children?: ComponentChildren
}

type ButtonProps = Looks & Omit<JSX.IntrinsicElements['button'], 'icon' | 'children'>

export function Button({ kind = 'plain', icon, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} {...rest} class={`button button-${kind}`}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** An icon button; its name is the accessible name and the tooltip. */
export function IconButton({
  name,
  icon,
  kind = 'quiet',
  ...rest
}: Omit<ButtonProps, 'children' | 'name'> & { name: string; icon: IconName }) {
  return (
    <button
      type="button"
      {...rest}
      class={`button button-icon button-${kind}`}
      aria-label={name}
      title={name}
    >
      <Icon name={icon} />
    </button>
  )
}

interface ButtonLinkProps extends Looks {
  href: string
  onClick?: () => void
}

export function ButtonLink({ kind = 'plain', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} class={`button button-${kind}`}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
