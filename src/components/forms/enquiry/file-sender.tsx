'use client'

import { type FormEvent, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { FILE_INPUT } from '@/components/ui/file-input-class'
import { type FileProgress, type FilesSent, sendFiles } from '@/lib/browser/send-files'
import { waitForConnection } from '@/lib/browser/wait-for-connection'
import { mimeOf } from '@/lib/domain/files/file-kinds'
import type { AcceptedFiles } from '@/lib/domain/files/file-problem'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { FileOutcome, FileProgressList, FileStatus } from './file-progress-list'

type FileSenderProps = { token: string; hint: string; accepted: AcceptedFiles; submitLabel: string }

/**
 * A plain form for files. With JavaScript they are sent in pieces: an interrupted file resumes where it stopped, even
 * if it is chosen again after the page was closed.
 */
export function FileSender({ token, hint, accepted, submitLabel }: FileSenderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly FileProgress[]>([])
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<FilesSent | null>(null)
  const left = sent?.left ?? []
  const send = async (chosen: readonly File[]) => {
    input.current?.focus() // the button for the rest disappears
    setSent(null)
    setSending(true)
    const upload = { url: lateEndpoints.filePieces, token, files: chosen, accepted }
    const outcome = await sendFiles({ ...upload, onProgress: setFiles, wait: waitForConnection })
    setSending(false)
    setSent(outcome)
    if (input.current) input.current.value = ''
    if (outcome.left.length + outcome.problems.length === 0) window.location.reload()
  }
  const submit = (event: FormEvent) => {
    if (!window.isSecureContext) return // SHA-256 is unavailable, so this is a plain post
    event.preventDefault()
    if (!isSending) void send([...(input.current?.files ?? [])])
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
        accept={accepted.kinds.map(mimeOf).join(',')}
        className={FILE_INPUT}
      />
      <Button type="submit" look="secondary" aria-disabled={isSending}>
        {submitLabel}
      </Button>
      {files.length > 0 && <FileProgressList files={files} />}
      <div role="status" className="grid justify-items-start gap-3 empty:hidden">
        {isSending && <FileStatus files={files} />}
        {sent && <FileOutcome sent={sent} />}
      </div>
      {left.length > 0 && (
        <Button look="secondary" onClick={() => void send(left)}>
          Send the rest
        </Button>
      )}
    </form>
  )
}
