'use client'

import { type FormEvent, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { FILE_INPUT } from '@/components/ui/file-input-class'
import { FaultNotice } from '@/components/ui/notice'
import { type FilesSent, sendFiles } from '@/lib/browser/send-files'
import { counted } from '@/lib/format/counted'
import { lateEndpoints } from '@/lib/routing/endpoints'

type FileSenderProps = { token: string; hint: string; accept: string; submitLabel: string }

/**
 * A plain form for files. With a script they are sent one by one, and those that a broken connection has left are kept
 * here to be sent again.
 */
export function FileSender({ token, hint, accept, submitLabel }: FileSenderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<string | null>(null)
  const [sent, setSent] = useState<FilesSent | null>(null)
  const left = sent?.left ?? []
  const send = async (files: readonly File[]) => {
    setSent(null)
    const outcome = await sendFiles({
      url: lateEndpoints.enquiryPhotos,
      token,
      files,
      onFile: ({ name }, place) => setSending(`Sending ${name}, ${place + 1} of ${files.length}.`),
    })
    setSending(null)
    setSent(outcome)
    if (input.current) input.current.value = ''
    if (outcome.left.length + outcome.problems.length === 0) window.location.reload()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending === null) void send([...(input.current?.files ?? [])])
  }
  return (
    <form
      method="post"
      action={lateEndpoints.enquiryPhotos}
      encType="multipart/form-data"
      onSubmit={submit}
      className="grid justify-items-start gap-3"
    >
      <input type="hidden" name="token" value={token} />
      <label htmlFor="enquiry-photos" className="text-sm">
        {hint}
      </label>
      <input
        ref={input}
        id="enquiry-photos"
        name="photos"
        type="file"
        multiple
        required
        accept={accept}
        className={FILE_INPUT}
      />
      <Button type="submit" look="secondary" aria-disabled={sending !== null}>
        {submitLabel}
      </Button>
      <div role="status" className="grid justify-items-start gap-3 empty:hidden">
        {sending && <p className="text-sm font-semibold break-words">{sending}</p>}
        {sent && sent.saved > 0 && <p className="text-sm">{counted(sent.saved, 'file')} saved.</p>}
        {sent && sent.problems.length > 0 && (
          <FaultNotice>
            {sent.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </FaultNotice>
        )}
        {left.length > 0 && (
          <FaultNotice>
            <p>The connection failed. Still to send: {left.map(({ name }) => name).join(', ')}.</p>
          </FaultNotice>
        )}
      </div>
      {left.length > 0 && (
        <Button look="secondary" onClick={() => void send(left)}>
          Send the rest
        </Button>
      )}
    </form>
  )
}
