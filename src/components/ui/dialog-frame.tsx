'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { MouseEvent, ReactNode, RefObject } from 'react'

import { cx } from './cx'
import { IconButton } from './icon-button'
import { returnFocus } from './restore-focus'
import { useBack } from './use-back'

type DialogFrameProps = {
  onClose: () => void
  /** If Back does not simply close it. */
  back?: { steps: number; onBack: () => void } | undefined
  /** Where the focus goes when the dialog closes. */
  opener: RefObject<HTMLElement | null>
  className: string
  children: ReactNode
}

/**
 * The base of every modal dialog: a scrim, a box above it, and a focus trap that restores focus. Open while mounted.
 */
export function DialogFrame({
  onClose,
  back = { steps: 1, onBack: onClose },
  opener,
  className,
  children,
}: DialogFrameProps) {
  useBack(back)
  const focusOpener = (event: Event) => {
    event.preventDefault()
    returnFocus(opener.current)
  }
  // Radix would focus the close button if the other controls are links. Elements with autofocus keep it.
  const focusWhole = (event: Event) => {
    event.preventDefault()
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
  }
  // The second click of a double click can land here when the dialog has just become smaller.
  const closeOnSingleClick = (event: MouseEvent) => {
    if (event.detail === 1) onClose()
  }
  const keepFocus = (event: MouseEvent) => event.preventDefault()

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          onClick={closeOnSingleClick}
          onMouseDown={keepFocus}
          className="fixed inset-0 z-(--z-scrim) animate-appear bg-ink/80"
        />
        <div className="pointer-events-none fixed inset-0 z-(--z-dialog) grid">
          <Radix.Content
            aria-describedby={undefined}
            onOpenAutoFocus={focusWhole}
            onCloseAutoFocus={focusOpener}
            onPointerDownOutside={(event) => event.preventDefault()}
            className={cx(
              'pointer-events-auto relative animate-descend bg-panel outline-none forced-colors:border',
              className,
            )}
          >
            {children}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

export const DialogTitle = Radix.Title

export function DialogClose({ className }: { className?: string }) {
  return (
    <Radix.Close asChild>
      {/* No tooltip: Escape must close the dialog, not just the tooltip of its close button. */}
      <IconButton icon="x" label="Close" data-tooltip={undefined} className={className} />
    </Radix.Close>
  )
}
