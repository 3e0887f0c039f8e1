'use client'

import { useConfig, useDocumentInfo, useFormModified, usePayloadAPI } from '@payloadcms/ui'
import { useState } from 'react'

import type { PartOnFile } from '@/lib/cms/proof/proof-endpoints'

import { writtenMoment } from '../moment'
import { useReload } from '../use-reload'
import { AskForCheck } from './ask-for-check'
import { ConfirmCheck } from './confirm-check'

/** Asks a colleague to look at the original of what a document says, and lets that colleague confirm it. */
export function ProofCheckField() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const isModified = useFormModified()
  const [sent, setSent] = useState(0)
  const reload = useReload() // another text may be saved by now
  const onSent = () => {
    setSent((count) => count + 1)
    reload()
  }
  return (
    <section className="pb-order-payments" aria-label="Check by a colleague">
      <h3>Check by a colleague</h3>
      <p>
        One colleague asks, and another one confirms having seen the original. Any change of the text needs both again.
      </p>
      {isModified && <p>There are unsaved changes. A check is always of the text that was last saved.</p>}
      {/* The key changes when the document is saved or something is sent, which reads the checks again. */}
      {id === undefined ? <p>Save this first.</p> : <Parts key={`${lastUpdateTime}-${sent}`} id={id} onSent={onSent} />}
    </section>
  )
}

type PartsProps = { id: number | string; onSent: () => void }

function Parts({ id, onSent }: PartsProps) {
  const { routes } = useConfig().config
  const { collectionSlug } = useDocumentInfo()
  const path = `/${collectionSlug ?? ''}/${id}` as const
  const [{ data, isError, isLoading }] = usePayloadAPI(`${routes.api}${path}/proof`)
  if (isError) return <p role="alert">The checks could not be loaded. Please reload the page.</p>
  const parts: PartOnFile[] = isLoading ? [] : (data?.records ?? [])
  return (
    <ul>
      {parts.map((part) => (
        <li key={`${part.id} ${part.digest}`}>
          {part.label && <strong>{part.label}</strong>}
          <PartState part={part} path={path} onSent={onSent} />
        </li>
      ))}
    </ul>
  )
}

type PartProps = { part: PartOnFile; path: `/${string}`; onSent: () => void }

function PartState({ part, path, onSent }: PartProps) {
  const { routes } = useConfig().config
  const { check, digest, hasEvidence } = part
  if (!hasEvidence) return <p>No proof yet. Say under “Proof” where the original is kept, and save.</p>
  if (!check) return <AskForCheck part={part} path={path} onSent={onSent} />
  const { askedBy, askedAt, confirmedBy, confirmedAt, fileName, isYours } = check
  return (
    <>
      <p>
        <span>{`${isYours ? 'You' : askedBy} asked for a check on ${writtenMoment(askedAt)}: `}</span>
        <a href={`${routes.api}${path}/proof-file/${check.id}`}>{fileName}</a>
      </p>
      {confirmedAt !== null && (
        <p>{`${confirmedBy} confirmed having seen the original on ${writtenMoment(confirmedAt)}.`}</p>
      )}
      {confirmedAt === null && isYours && <p>A colleague has to confirm it.</p>}
      {confirmedAt === null && !isYours && (
        <ConfirmCheck body={{ check: check.id, digest }} path={path} onSent={onSent} />
      )}
    </>
  )
}
