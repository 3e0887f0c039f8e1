import type { ReactNode } from 'react'

import { cx } from './cx'

type NotWorkedOutProps = {
  /** The label of the form's button, which asks the server instead. */
  button: string
  className: string
  /** Says what the figures on the page are for, if there are any. */
  children?: ReactNode
}

/** Shown instead of a new result if the calculation could not be loaded. */
export function NotWorkedOut({ button, className, children }: NotWorkedOutProps) {
  return (
    <p role="alert" className={cx('font-semibold text-fault', className)}>
      <span>We couldn’t work that out just now. </span>
      <span>{children}</span>
      <span>{` Please try again, or press ${button}.`}</span>
    </p>
  )
}
