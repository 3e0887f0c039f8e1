import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'

import { describeElapsed } from '@/lib/domain/opening-hours/describe-elapsed'

import { noticeText, type Permission } from './browser-notices'
import { Dialog } from './dialog'
import type { Clock } from './promise-line'
import { useNotices } from './use-notices'

type NoticesButtonProps = { clock: Clock; onOpen: (lead: number) => void }

/** A colleague’s notifications, and whether they are away. */
export function NoticesButton({ clock, onOpen }: NoticesButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { now } = clock
  const { notices, see, setAway, permission, allow } = useNotices(clock, onOpen)
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
            {permission === 'default' && (
              <button type="button" onClick={allow}>
                Let this browser notify me
              </button>
            )}
            {notices && (
              <button type="button" onClick={() => setAway(!notices.isAway)}>
                {notices.isAway ? 'I am back' : 'I am away'}
              </button>
            )}
          </div>
          <Explained permission={permission} choosesBrowser={notices?.choosesBrowser ?? false} />
          {notices?.isAway && (
            <p>You are away: nothing is given to you, and what waits for a reply goes to colleagues.</p>
          )}
        </Dialog>
      )}
    </>
  )
}

/** What the browser may do, and where a colleague chooses what they are told of. */
function Explained({ permission, choosesBrowser }: { permission: Permission; choosesBrowser: boolean }) {
  const { admin } = useConfig().config.routes
  const said = permission === 'granted' && !choosesBrowser ? NONE_CHOSEN : IN_BROWSER[permission]
  return (
    <>
      {said !== '' && <p role="status">{said}</p>}
      <p>
        <a href={`${admin}/account`}>Choose your notifications in your account</a>
      </p>
    </>
  )
}

const NONE_CHOSEN = 'This browser may notify you, but you have not chosen any browser notifications yet.'

const IN_BROWSER: Record<Permission, string> = {
  granted: 'This browser notifies you in your working hours, while the inbox is open in a tab.',
  denied:
    'This browser blocks notifications of this site. To get them, allow them in its settings for this site, and then reload this page.',
  default: '',
  missing: 'This browser has no notifications.',
}
