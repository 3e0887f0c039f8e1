'use client'

import { Button } from '@payloadcms/ui'

import { useReload } from '../use-reload'
import { useStaffAction } from '../use-staff-action'

const FAILED = 'This could not be done. Please try again in a minute.'

type Session = { id: string; text: string; isNew: boolean; isCurrent: boolean }
type SessionsProps = { id: number; sessions: readonly Session[] }

/** Where one is signed in, with a way to end each session, or all others. */
export function Sessions({ id, sessions }: SessionsProps) {
  const reload = useReload()
  const { send, isSending } = useStaffAction(FAILED)
  const act = (name: string, body?: object) =>
    send({ path: `/users/${id}/${name}`, ...(body && { body }) }, { onSuccess: reload })
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)

  return (
    <section aria-labelledby="sessions">
      <h3 id="sessions">Where you are signed in</h3>
      <ul className="pb-signing-in-list">
        {sessions.map(({ id: session, text, isNew, isCurrent }) => (
          <li key={session}>
            <span>{[text, isCurrent && 'this device', isNew && 'a new device'].filter(Boolean).join(', ')}</span>
            {!isCurrent && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isSending}
                onClick={() => act('end-session', { session })}
              >
                Sign out there
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isSending}
          onClick={() => act('sign-out-everywhere')}
        >
          Sign out everywhere else
        </Button>
      )}
    </section>
  )
}
