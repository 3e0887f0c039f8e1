import type { ComponentProps, ReactNode } from 'react'

import { buttonClass, type ButtonStyle } from './button-class'
import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { icon?: IconName; busy?: boolean }

/**
 * `busy` keeps the button focusable but marks it disabled and shows a spinner; the caller ignores presses meanwhile.
 */
export function Button({ look, size, icon, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={cx(buttonClass({ look, size, disabled: rest.disabled }), className)}
      {...rest}
    >
      {busy ? <Ring /> : icon && <Icon name={icon} />}
      <span className="contents">{children}</span>
    </button>
  )
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonStyle & { icon?: IconName; children: ReactNode }

export function ButtonLink({ look, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={cx(buttonClass({ look, size }), className)} {...rest}>
      {icon && <Icon name={icon} />}
      <span className="contents">{children}</span>
    </a>
  )
}

function Ring() {
  return <span aria-hidden className="size-5 animate-spin rounded-full border-3 border-panel/35 border-t-panel" />
}
