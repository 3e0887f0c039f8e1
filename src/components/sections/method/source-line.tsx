import { TextLink } from '@/components/ui/link'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Source } from '@/lib/domain/quantity/quantity'

/** A source with its date, linked if it is online. */
export function SourceLine({ source: { title, date, url } }: { source: Source }) {
  return (
    <>
      {url ? (
        <TextLink href={url} className="print-address">
          {title}
        </TextLink>
      ) : (
        title
      )}
      {`. ${writtenDate(date)}.`}
    </>
  )
}
