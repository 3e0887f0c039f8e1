'use client'

import { useConfig } from '@payloadcms/ui'

import { drawingInMessage, isDesignLine } from '@/lib/calculators/designer/design-message'
import type { TimelineEntry } from '@/lib/domain/leads/timeline'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { writtenMoment } from '../moment'
import { DesignDrawing } from './design-drawing'

/** `showsReference`: where entries of several leads are mixed. */
type EntryProps = { entry: TimelineEntry; showsReference: boolean }

/** One entry of a timeline: who, when, what, and what was sent with it. */
export function Entry({ entry, showsReference }: EntryProps) {
  const { author, at, title, kind, reference } = entry
  const isFromCustomer = kind === 'enquiry' || kind === 'file'
  return (
    <li>
      <p className="pb-timeline-head">
        <strong>{author ?? (isFromCustomer ? 'The customer' : 'Automatic')}</strong>
        <time dateTime={at}>{writtenMoment(at)}</time>
        {showsReference && reference && <span>{reference}</span>}
      </p>
      {title && <p>{title}</p>}
      <EntryText {...entry} />
      <EntryFiles {...entry} />
    </li>
  )
}

function EntryText({ kind, text, mentions, reference }: TimelineEntry) {
  if (!text) return null
  if (kind !== 'enquiry') return <p>{mentions.length > 0 ? <Mentioning text={text} names={mentions} /> : text}</p>
  const own = text
    .split('\n')
    .filter((line) => !isDesignLine(line))
    .join('\n')
    .trim()
  return (
    <>
      {own && <p>{own}</p>}
      <DesignDrawing message={text} />
      {reference !== null && drawingInMessage(text) !== null && (
        <p>
          <a href={`${lateEndpoints.correctDesign}?enquiry=${reference}`} target="_blank" rel="noreferrer">
            Open the drawing, to correct it
          </a>
        </p>
      )}
    </>
  )
}

/** The text with the names of mentioned colleagues marked. */
function Mentioning({ text, names }: { text: string; names: readonly string[] }) {
  const [name, ...others] = names
  if (name === undefined) return <span>{text}</span>
  const parts = text.split(`@${name}`)
  return parts.map((part, index) => (
    <span key={index}>
      {index > 0 && <mark>{`@${name}`}</mark>}
      <Mentioning text={part} names={others} />
    </span>
  ))
}

function EntryFiles({ photos, documents }: TimelineEntry) {
  const { api } = useConfig().config.routes
  return (
    <>
      {photos.length > 0 && (
        <ul className="pb-timeline-photos">
          {photos.map((id, index) => (
            <li key={id}>
              <a href={`${api}/lead-photos/${id}`}>
                <img src={`${api}/lead-photos/${id}`} alt={`Photo ${index + 1} from the customer`} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {documents.map(({ id, name }) => (
        <p key={id}>
          <a href={`${api}/lead-documents/${id}`}>{name}</a>
        </p>
      ))}
    </>
  )
}
