'use client'

import { nightLinkClass } from '@/components/ui/link'

import { openNotice } from './notice-store'

/** Reopens the consent notice. Hidden without JavaScript, where nothing is recorded. */
export function CookieSettingsButton() {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => openNotice(currentTarget)}
      className={`${nightLinkClass} inline-block cursor-pointer py-1.5 noscript:hidden pointer-coarse:py-2.5`}
    >
      Cookie settings
    </button>
  )
}
