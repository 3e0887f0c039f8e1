import { useState } from 'react'

import { describeElapsed } from '@/lib/domain/opening-hours/describe-elapsed'

import { Dialog } from './dialog'
import type { Clock } from './promise-line'
import { mayNotify, noticeText, useNotices } from './use-notices'

type NoticesButtonProps = { clock: Clock; onOpen: (lead: number) => void }

/** A colleague’s notifications, and whether they are away. */
export function NoticesButton({ clock, onOpen }: NoticesButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { now } = clock
  const { notices, see, setAway } = useNotices(clock, onOpen)
  const shown = notices?.shown ?? []
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {shown.length > 0 ? `Notices (${shown.length})` : 'Notices'}
      </button>
      {isOpen && (
        <Dialog title="Notices" onClose={() => setIsOpen(false)}>
          {shown.length === 0 && <p>{notices ? 'Nothing new.' : 'Loading...'}</p>}
          <ul className="pb-notices">
            {shown.map((notice) => (
              <li key={notice.id}>
                <button
                  type="button"
                  onClick={() => {
                    see([notice.id])
                    setIsOpen(false)
                    onOpen(notice.leadId)
                  }}
                >
                  {`${noticeText(notice)}, ${notice.name}`}
                </button>
                {now && <span>{`${describeElapsed(now.getTime() - Date.parse(notice.at))} ago`}</span>}
              </li>
            ))}
          </ul>
          <div className="pb-composer-acts">
            {shown.length > 0 && (
              <button type="button" onClick={() => see(shown.map(({ id }) => id))}>
                Mark all as seen
              </button>
            )}
            <AllowButton />
            {notices && (
              <button type="button" onClick={() => setAway(!notices.isAway)}>
                {notices.isAway ? 'I am back' : 'I am away'}
              </button>
            )}
          </div>
          <p>
            {notices?.isAway
              ? 'You are away: nothing is given to you, and what waits for a reply goes to colleagues.'
              : 'Choose your notifications in your account.'}
          </p>
        </Dialog>
      )}
    </>
  )
}

/** Asks the browser for its permission, which it gives or refuses once. */
function AllowButton() {
  const [isAllowed, setIsAllowed] = useState(mayNotify)
  if (!('Notification' in window)) return null
  if (isAllowed) return <span>This browser may notify you.</span>
  if (Notification.permission === 'denied') return <span>This browser was told not to notify you.</span>
  return (
    <button
      type="button"
      onClick={() => void Notification.requestPermission().then((answer) => setIsAllowed(answer === 'granted'))}
    >
      Let this browser notify me
    </button>
  )
}
