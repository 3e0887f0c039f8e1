import type { MouseEvent, RefObject } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { DialogClose, DialogFrame, DialogTitle } from '@/components/ui/dialog-frame'
import { Picture } from '@/components/ui/picture'
import type { Picture as PictureFile } from '@/lib/content/picture'
import type { PhoneLine } from '@/lib/content/site-settings'

export type ExitDialogProps = {
  picture: PictureFile | null
  phone: PhoneLine
  opener: RefObject<HTMLElement | null>
  quoteHref: string
  onQuote: (event: MouseEvent) => void
  onClose: () => void
}

export function ExitDialog({ picture, phone, opener, quoteHref, onQuote, onClose }: ExitDialogProps) {
  return (
    <DialogFrame
      onClose={onClose}
      opener={opener}
      className="grid max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-215 place-self-center overflow-y-auto rounded-panel border-t-7 border-ink shadow-float md:grid-cols-[25rem_1fr]"
    >
      {picture && (
        <div className="relative max-md:h-44 [@media(max-height:480px)]:max-md:hidden">
          <Picture
            picture={picture}
            sizes="(min-width: 56.3125rem) 400px, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
      <div className="px-5 pt-6 pb-6 md:px-8.5 md:pt-11.5 md:pb-8.5">
        <DialogTitle className="pr-8 text-quote leading-[1.06]">
          Before you go,
          <br />
          would you like a price?
        </DialogTitle>
        <p className="mt-3">
          Three short steps. We’ll call you back and email you an itemised quote. No deposit, and no chasing.
        </p>
        <div className="mt-5.5 grid gap-2.5">
          <ButtonLink href={quoteHref} aria-haspopup="dialog" onClick={onQuote}>
            Get Free Quote Now
          </ButtonLink>
          <ButtonLink look="secondary" icon="phone" href={phone.href} onClick={onClose}>
            {phone.display}
          </ButtonLink>
        </div>
        <p className="mt-4 text-xs text-ink-2">We won’t ask again on this page.</p>
      </div>
      <DialogClose className="absolute top-2 right-2 max-md:bg-panel" />
    </DialogFrame>
  )
}
