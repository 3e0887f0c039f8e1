import { notFound } from 'next/navigation'

import { ReviewAnswer } from '@/components/forms/review/review-answer'
import { ReviewForm } from '@/components/forms/review/review-form'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { payloadClient } from '@/lib/data/payload-client'
import { offeredName } from '@/lib/domain/reviews/offered-name'
import {
  isWritable,
  isWritten,
  READ_WITHIN_DAYS,
  type ReviewState,
  WITHHOLDING_REASONS,
} from '@/lib/domain/reviews/review-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { inWords } from '@/lib/format/in-words'
import { poolOf } from '@/lib/platform/database'
import { orderPage } from '@/lib/routing/enquiry-routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { findReviewedOrder, type ReviewedOrder } from '@/lib/use-cases/reviews/write-review'

import type { FormReplyProps } from '../../../form-reply-props'

const ASKING = 'We show every review, whatever it says. We withhold one only if the law forbids it.'

const FIXED = 'It can no longer be changed, but you can withdraw it at any time.'

const WORDS: Record<ReviewState, { title: string; lede: string }> = {
  invited: { title: 'What would you tell others?', lede: ASKING },
  declined: {
    title: 'We won’t ask again.',
    lede: `If you change your mind, you can still write a review here. ${ASKING}`,
  },
  waiting: {
    title: 'Thank you for your review.',
    lede: `A colleague reads it within ${inWords(READ_WITHIN_DAYS)} days, and publishes it whatever it says. Until then you can change it.`,
  },
  published: { title: 'Your review is published.', lede: FIXED },
  withheld: { title: 'We cannot publish your review.', lede: 'You can change it: then we read it again.' },
  withdrawn: { title: 'Your review is withdrawn.', lede: 'We have deleted its stars and its words.' },
}

/** The page on which the customer of an order reviews it, changes the review and withdraws it. */
export async function OrderReviewView({ token, reply }: { token: string; reply?: FormReplyProps }) {
  const order = isEnquiryToken(token) ? await findReviewedOrder(poolOf(await payloadClient()), token) : null
  if (!order) notFound()
  const state = order.state ?? 'invited'
  const { title } = WORDS[state]
  const lede = order.mayWrite ? WORDS[state].lede : ledeWithoutGoods(state)
  return (
    <>
      <PageTitle lede={lede}>{title}</PageTitle>
      <FormSection aside={<ArrowLink href={orderPage(token)}>{`Order ${order.reference}`}</ArrowLink>}>
        {reply?.fault && <FaultNotice>{reply.fault}</FaultNotice>}
        <Withheld {...order} />
        {isWritable(state) && order.mayWrite ? (
          <ReviewForm values={{ ...shownValues(order), ...reply?.values, token }} errors={reply?.errors ?? {}} />
        ) : (
          order.text && <p className="whitespace-pre-line">{order.text}</p>
        )}
        {isWritten(state) && <ReviewAnswer id="withdraw" token={token} answer="withdraw" />}
        {order.state === 'invited' && <ReviewAnswer id="decline" token={token} answer="decline" />}
      </FormSection>
    </>
  )
}

/** Of an order whose goods the customer does not have, or no longer. */
function ledeWithoutGoods(state: ReviewState): string {
  if (!isWritable(state)) return WORDS[state].lede
  return isWritten(state) ? FIXED : 'You can review an order that was delivered and that you kept.'
}

const Withheld = ({ reason, note }: ReviewedOrder) =>
  reason && (
    <p className="mb-6">
      <b>{`${labelOf(WITHHOLDING_REASONS, reason)}. `}</b>
      <span>{note}</span>
    </p>
  )

/** What was written before, or else the name that we offer. */
const shownValues = ({ customerName, town, stars, text, name }: ReviewedOrder) => ({
  stars: String(stars ?? ''),
  text: text ?? '',
  name: name ?? offeredName({ name: customerName, town }),
  agreed: '',
})
