import { ButtonLink } from '@/components/ui/button'
import { TextLink } from '@/components/ui/link'
import { FaultNotice } from '@/components/ui/notice'
import { poundsAndPence } from '@/lib/format/pounds'
import { orderCardPayment, orderPage } from '@/lib/routing/enquiry-routes'

/** `sent`: a payment was made that is not confirmed yet. `failed`: the payment page could not be opened. */
export type CardReturn = 'sent' | 'failed'

type PayByCardProps = { token: string; amountPence: number; cardReturn: CardReturn | null }

/** Card payment of what an order awaits. After a payment, no second one is offered until the outcome is known. */
export function PayByCard({ token, amountPence, cardReturn }: PayByCardProps) {
  return (
    <section className="mb-11 grid gap-4 border-b border-line pb-7 print:hidden">
      <h2 className="text-h3">Paying by card</h2>
      {cardReturn === 'sent' ? (
        <p role="status">
          Thank you. Your card payment is being confirmed, usually within a minute: please do not pay again. We will
          email you. <TextLink href={orderPage(token)}>See the order again</TextLink>
        </p>
      ) : (
        <>
          {cardReturn === 'failed' && (
            <FaultNotice>
              Nothing has been charged: the card payment could not be opened just now. Please try again in a minute, or
              pay by bank transfer.
            </FaultNotice>
          )}
          <p>
            You pay on a page of Stripe, our payment provider, so we never see your card. You can also pay by bank
            transfer, as below.
          </p>
          <ButtonLink
            href={orderCardPayment(token)}
            rel="nofollow"
            className="justify-self-start"
          >{`Pay ${poundsAndPence(amountPence)} by card`}</ButtonLink>
        </>
      )}
    </section>
  )
}
