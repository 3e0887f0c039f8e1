'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import type { PartOnFile } from '@/lib/cms/proof/proof-endpoints'
import { PROOF_KINDS } from '@/lib/content/proof-files'
import { mimeOf } from '@/lib/domain/files/file-kinds'

import { useStaffAction } from '../use-staff-action'

const FAILED = 'The check could not be asked for. Please try again in a minute.'

type AskForCheckProps = { part: PartOnFile; path: `/${string}`; onSent: () => void }

/** Asks for a check, with a file that shows the original. Not a form, because it is inside the form of the document. */
export function AskForCheck({ part: { id, digest }, path, onSent }: AskForCheckProps) {
  const [file, setFile] = useState<File | null>(null)
  const { send, isSending } = useStaffAction(FAILED)
  const field = useId()

  function ask() {
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    body.set('_payload', JSON.stringify({ part: id, digest }))
    send({ path: `${path}/ask-for-check`, body }, { onSuccess: onSent })
  }

  return (
    <div className="pb-inline-field">
      <label htmlFor={field}>
        <span>A scan, photo or saved page of the original (up to 10 MB)</span>
        <input
          id={field}
          type="file"
          accept={PROOF_KINDS.map(mimeOf).join(',')}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
      </label>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isSending || !file} onClick={ask}>
        {isSending ? 'Sending...' : 'Ask for a check'}
      </Button>
    </div>
  )
}
