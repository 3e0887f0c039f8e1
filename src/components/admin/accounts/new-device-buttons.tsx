'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'This could not be done. Please try again in a minute.'

type NewDeviceButtonsProps = { id: number; text: string; account: string }

export function NewDeviceButtons({ id, text, account }: NewDeviceButtonsProps) {
  const router = useRouter()
  const { send, isSending } = useStaffAction(FAILED)
  const act = (name: string, then: () => void) => send({ path: `/users/${id}/${name}` }, { onSuccess: then })
  return (
    <div className="pb-new-device" role="status">
      <p>{text}</p>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSending}
        onClick={() => act('confirm-devices', () => router.refresh())}
      >
        It was me
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSending}
        onClick={() => act('sign-out-everywhere', () => router.push(account))}
      >
        Sign out everywhere else
      </Button>
    </div>
  )
}
