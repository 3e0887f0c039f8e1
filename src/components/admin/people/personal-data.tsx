'use client'

import { Button, TextareaInput, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { saveFile } from '@/lib/browser/save-file'
import { type HeldRecord, heldRecords } from '@/lib/schemas/held-records'

import { StaffTable } from '../staff-table'
import { useStaffAction } from '../use-staff-action'

const FAILED = 'This could not be done, and nothing was changed. Please try again in a minute.'

type PersonalDataProps = { personId: number; name: string }

/** Shows how much we hold about a person and what an erasure leaves, downloads it, or erases it. For admins. */
export function PersonalData({ personId, name }: PersonalDataProps) {
  const [links, setLinks] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { held, isSending, read, download, erase } = usePersonalData(personId, links)
  return (
    <section aria-label="Personal data">
      <h3>Personal data</h3>
      <div className="pb-note-form">
        <TextareaInput
          path="links-of-person"
          label="Links that the person has given, such as that of a shared design"
          value={links}
          onChange={(event: { target: { value: string } }) => setLinks(event.target.value)}
          rows={2}
        />
        <Command disabled={isSending} onClick={() => read(() => undefined)}>
          Show what we hold
        </Command>
        <Command disabled={isSending} onClick={download}>
          Download everything
        </Command>
        {isAsking ? (
          <>
            <Command disabled={isSending} onClick={() => erase(() => setAsking(false))}>
              Yes, erase everything
            </Command>
            <p role="status">{`Everything of ${name || 'this person'} will be erased, in the CRM too, except what the law has us keep. This cannot be undone.`}</p>
            <Command onClick={() => setAsking(false)}>Keep</Command>
          </>
        ) : (
          <Command disabled={isSending} onClick={() => read(() => setAsking(true))}>
            Erase this person…
          </Command>
        )}
      </div>
      {held && <Held held={held} />}
    </section>
  )
}

type CommandProps = { disabled?: boolean; onClick: () => void; children: string }

const Command = ({ disabled = false, onClick, children }: CommandProps) => (
  <Button buttonStyle="secondary" size="small" margin={false} disabled={disabled} onClick={onClick}>
    {children}
  </Button>
)

/** How much there is of each kind, and what an erasure leaves of it. */
const Held = ({ held }: { held: readonly HeldRecord[] }) => (
  <StaffTable
    label="What we hold"
    columns={['Kind', 'Records', 'Stay when erased', 'Why']}
    rows={held.map(({ called, rows, staying, because }) => ({
      key: called,
      name: called,
      cells: [rows.length, staying, because],
    }))}
  />
)

/** What admins can do with the data of a person. */
function usePersonalData(personId: number, links: string) {
  const router = useRouter()
  const { admin } = useConfig().config.routes
  const [held, setHeld] = useState<HeldRecord[] | null>(null)
  const { send, isSending } = useStaffAction(FAILED)
  const path = `/people/${personId}` as const
  const read = (then: (records: object[]) => void) =>
    send(
      { path: `${path}/personal-data`, body: { links } },
      {
        onSuccess: ({ records = [] }) => {
          setHeld(heldRecords(records))
          then(records)
        },
      },
    )
  const download = () =>
    read((records) => {
      const content = new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' })
      saveFile({ name: `personal-data-${personId}.json`, content })
    })
  const erase = (onError: () => void) =>
    send(
      { path: `${path}/erase`, body: { links } },
      { onSuccess: ({ id }) => router.replace(`${admin}/collections/data-receipts/${id ?? ''}`), onError },
    )
  return { held, isSending, read, download, erase }
}
