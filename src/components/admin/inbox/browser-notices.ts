import { readStored, writeStored } from '@/lib/browser/device-storage'
import { isPresentAt } from '@/lib/domain/opening-hours/presence'
import { NOTICE_EVENTS } from '@/lib/domain/staff/notices'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Notice, Notices } from '@/lib/inbox/notices'

import type { Clock } from './promise-line'

/** The newest notice of which this browser has spoken, so that neither a reload nor another tab repeats it. */
const SPOKEN_KEY = 'powerboard-notices-spoken'
/** More at once, as when the desk opens, are one notification. */
const APART_MAX = 3

/** What the browser allows; `missing` where it has no notifications. */
export type Permission = NotificationPermission | 'missing'

export const permissionNow = (): Permission =>
  typeof window !== 'undefined' && 'Notification' in window ? Notification.permission : 'missing'

/** What a notice says: never who the customer is, as it can be read over a shoulder or on a locked screen. */
export const noticeText = ({ event, reference }: Pick<Notice, 'event' | 'reference'>) =>
  `${labelOf(NOTICE_EVENTS, event)}: ${reference}`

/** Nobody is interrupted outside their hours, or while they are away. */
export const isAtWork = ({ isAway, week }: Pick<Notices, 'isAway' | 'week'>, { now, hours }: Clock): boolean =>
  now !== null && isPresentAt({ isAway, awayUntil: null, week }, { at: now, hours })

/** Where storage is blocked, a tab remembers for itself. */
let spokenHere = 0

/**
 * Shows the notices that this browser has not shown yet. `onPress` has those that a notification was about. One tab at a
 * time decides, so that several do not show the same.
 */
export async function speakOf(notices: readonly Notice[], onPress: (pressed: readonly Notice[]) => void) {
  if (permissionNow() !== 'granted' || notices.length === 0) return
  const speak = () => {
    const fresh = takeFresh(notices)
    if (fresh.length > APART_MAX) show(`${fresh.length} new notices`, fresh, onPress)
    else for (const notice of fresh) show(noticeText(notice), [notice], onPress)
  }
  if ('locks' in navigator) await navigator.locks.request(SPOKEN_KEY, speak)
  else speak()
}

/** Those that are newer than all that were shown before, which they are from now on. */
function takeFresh(notices: readonly Notice[]): readonly Notice[] {
  const spoken = Math.max(spokenHere, Number(readStored(SPOKEN_KEY) ?? 0))
  const fresh = notices.filter(({ id }) => id > spoken)
  if (fresh.length === 0) return fresh
  spokenHere = Math.max(...fresh.map(({ id }) => id))
  writeStored(SPOKEN_KEY, String(spokenHere))
  return fresh
}

/** Browsers of phones have no such notifications, and throw. */
function show(text: string, about: readonly Notice[], onPress: (pressed: readonly Notice[]) => void): void {
  try {
    const shown = new Notification(text, { tag: `powerboard-notice-${about[0]?.id}` })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onPress(about)
    }
  } catch {
    // they are listed in the inbox
  }
}
