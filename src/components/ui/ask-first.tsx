'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'

import { buttonClass, type ButtonStyle } from './button-class'
import { cx } from './cx'
import type { Elements } from './elements'

type AskFirstProps = Pick<ButtonStyle, 'size'> & {
  /** What is about to be destroyed or withdrawn, as a command. */
  label: ReactNode
  question: string
  className?: string
  /** The look of the command, if it is not a button's. */
  commandClass?: string
  /** The button that does it. */
  children: Elements
}

/**
 * A command that asks before it destroys saved work, or withdraws something from others. Works without a script, also in
 * a plain form. Nothing stays on the device for an undo: on a shared computer, what someone deletes must be gone. Steps
 * within a drawing or a table can be undone, so they do not ask.
 */
export function AskFirst({ label, question, size, className, commandClass, children }: AskFirstProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  /** Before the action, which may move the focus. A button of a form leaves the page. */
  const closeFirst = ({ target }: MouseEvent) => {
    if (!ref.current || !(target instanceof Element) || !target.closest('button[type=button]')) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus({ preventScroll: true })
  }
  return (
    <details ref={ref} className={cx('group/ask', className)}>
      <summary
        className={cx(
          'cursor-pointer list-none [&::-webkit-details-marker]:hidden',
          commandClass ?? buttonClass({ look: 'secondary', size }),
        )}
      >
        <span className="group-open/ask:hidden">{label}</span>
        <span className="hidden group-open/ask:inline">No, keep it</span>
      </summary>
      <div onClickCapture={closeFirst} className="mt-3 grid max-w-[38em] justify-items-start gap-3 text-left text-sm">
        <p className="font-semibold">{question}</p>
        {children}
      </div>
    </details>
  )
}
