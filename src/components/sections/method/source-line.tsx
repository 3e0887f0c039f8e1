import { TextLink } from '@/components/ui/link'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Source } from '@/lib/domain/quantity/quantity'

const YEAR = /^\d{4}$/

/** A source with its date, linked if it is online. */
export function SourceLine({ source: { title: stated, date, url } }: { source: Source }) {
  const title = stated.replace(/\.$/, '')
  return (
    <>
      {url ? (
        <TextLink href={url} className="print-address">
          {title}
        </TextLink>
      ) : (
        title
      )}
      {`. ${YEAR.test(date) ? date : writtenDate(date)}.`}
    </>
  )
}
