'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { useStaffAction } from './use-staff-action'

const FAILED = 'This could not be done. Please try again in a minute.'

/** `path`: of the endpoint, below that of the API. `about`: tells buttons with the same label apart for screen readers. */
type StaffActionButtonProps = { label: string; about?: string; path: `/${string}`; body: object }

/** A button that does one thing for staff and then shows the page as it is afterwards. */
export function StaffActionButton({ label, about, path, body }: StaffActionButtonProps) {
  const router = useRouter()
  const { send, isSending } = useStaffAction(FAILED)
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isSending}
      aria-label={about ? `${label}: ${about}` : undefined}
      onClick={() => send({ path, body }, { onSettled: () => router.refresh() })}
    >
      {label}
    </Button>
  )
}
