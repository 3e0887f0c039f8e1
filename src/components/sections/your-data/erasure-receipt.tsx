import { FactList } from '@/components/ui/fact-list'
import { PageTitle } from '@/components/ui/page-title'
import { Section } from '@/components/ui/section'
import { ADDRESS_MARK } from '@/lib/content/your-data/held-data'
import type { ErasureReceipt as Receipt } from '@/lib/content/your-data/receipt'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { counted } from '@/lib/format/counted'

import { StayingList } from './staying-list'

/** What was erased and when, what stays and why, and what takes longer. */
export function ErasureReceipt({ receipt }: { receipt: Receipt }) {
  const { reference, erasedAt, recordsErased, details } = receipt
  const kept = details.flatMap(({ called, left, because }) => (left > 0 && because ? [{ called, left, because }] : []))
  return (
    <>
      <PageTitle
        lede={`Receipt ${reference}, ${writtenDate(erasedAt.toISOString())}. Keep the address of this page: it tells nothing about you, and shows when the rest is done.`}
      >
        Your data has been erased.
      </PageTitle>
      <Section name="Gone" context={counted(recordsErased, 'record')}>
        <FactList
          facts={details.flatMap(({ called, found, left }) =>
            found > left ? [{ term: called, detail: String(found - left) }] : [],
          )}
        />
      </Section>
      <Section name="Takes longer" context="Look here again for what has been done.">
        <FactList isText facts={progressOf(receipt)} />
      </Section>
      <Section
        name="Stays"
        context={kept.length > 0 ? 'The law says for how long.' : 'Nothing that tells who you are.'}
      >
        <StayingList
          staying={[
            ...kept.map(({ called, left, because }) => ({ called: `${called}: ${left}`, because })),
            ADDRESS_MARK,
            {
              called: 'Back-ups',
              because: 'They are overwritten by the next ones, and what was erased is not restored.',
            },
          ]}
        />
      </Section>
    </>
  )
}

const progressOf = ({ crm: { copies, waiting }, mailboxesClearedAt }: Receipt) => [
  {
    term: 'Customer database',
    detail:
      copies === 0
        ? 'It had no copy.'
        : waiting === 0
          ? `Done: ${copies} of ${copies} deleted.`
          : `${copies - waiting} of ${copies} deleted. The rest follows by itself, or by a colleague.`,
  },
  {
    term: 'Our mailboxes',
    detail: mailboxesClearedAt
      ? `Done on ${writtenDate(mailboxesClearedAt.toISOString())}.`
      : 'A colleague deletes our emails with you.',
  },
]
