'use client'

import { Button } from '@payloadcms/ui'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'This could not be confirmed. Please try again in a minute.'

type ConfirmCheckProps = { body: { check: number; digest: string }; path: `/${string}`; onSent: () => void }

/** For a colleague other than the one who asked. */
export function ConfirmCheck({ body, path, onSent }: ConfirmCheckProps) {
  const { send, isSending } = useStaffAction(FAILED)
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isSending}
      onClick={() => send({ path: `${path}/confirm-check`, body }, { onSettled: onSent })}
    >
      I have seen the original, and it says this
    </Button>
  )
}
