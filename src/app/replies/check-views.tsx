import type { ReactNode } from 'react'

import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { choicesIn } from '@/lib/calculators/configurator/choices'
import { typedIn } from '@/lib/calculators/engine/home-questions'
import type { CheckView } from '@/lib/registry/form-replies'
import { routes } from '@/lib/routing/routes'

import { DemoView } from '../(funnel)/sales/demo/demo-view'
import { QuickCalculatorView } from '../(main)/calculator/quick/quick-calculator-view'
import { CheckoutCheckView } from '../(main)/checkout/checkout-check-view'
import { ConfigureView } from '../(main)/configure/configure-view'
import { EnquiryView } from '../(main)/enquiry/enquiry-view'
import { OrderConfirmationView } from '../(main)/order/confirm/order-confirmation-view'
import { OrderPageView } from '../(main)/order/order-page-view'
import { OrderReviewView } from '../(main)/order/review/order-review-view'
import { ProjectQuoteView } from '../(main)/project-quote/project-quote-view'
import { QuotePageView } from '../(main)/quote/quote-page-view'
import { QuoteRequestView } from '../(main)/quote-request/quote-request-view'
import { SharedDesignView } from '../(main)/system-designer/shared/shared-design-view'
import { WaitingCheckView } from '../(main)/waiting-list/waiting-check-view'
import { YourDataView } from '../(main)/your-data/your-data-view'
import type { FormReplyProps } from '../form-reply-props'

type View = {
  /** Where someone is sent who opens the page directly. */
  emptyForm: string
  show: (reply: FormReplyProps) => ReactNode
}

/** The token of the customer's link, which the form carries. */
const tokenIn = ({ values }: FormReplyProps) => String(values.token ?? '')

/** After a button behind a link in an email. */
const LinkFailed = ({ fault, children }: { fault: string | null; children: ReactNode }) => (
  <>
    <PageTitle lede={fault ?? 'Please open the link in the email again.'}>That did not work.</PageTitle>
    <div className="grid-page pb-(--section)">{children}</div>
  </>
)

/** What each page shows that returns a form with its errors, beside those that are only a form under a title. */
export const CHECK_VIEWS: Record<CheckView, View> = {
  checkoutCheck: { emptyForm: routes.checkout, show: (reply) => <CheckoutCheckView reply={reply} /> },
  orderCheck: {
    emptyForm: routes.contact,
    show: (reply) => <OrderPageView token={tokenIn(reply)} reply={reply} />,
  },
  orderReviewCheck: {
    emptyForm: routes.contact,
    show: (reply) => <OrderReviewView token={tokenIn(reply)} reply={reply} />,
  },
  orderConfirmationCheck: {
    emptyForm: routes.contact,
    show: (reply) => <OrderConfirmationView token={tokenIn(reply)} fault={reply.fault} />,
  },
  waitingCheck: { emptyForm: routes.home, show: (reply) => <WaitingCheckView reply={reply} /> },
  quoteRequestCheck: { emptyForm: routes.quoteRequest, show: (reply) => <QuoteRequestView reply={reply} /> },
  projectQuoteCheck: { emptyForm: routes.projectQuote, show: (reply) => <ProjectQuoteView reply={reply} /> },
  enquiryCheck: { emptyForm: routes.contact, show: (reply) => <EnquiryView token={tokenIn(reply)} reply={reply} /> },
  quoteCheck: { emptyForm: routes.contact, show: (reply) => <QuotePageView token={tokenIn(reply)} reply={reply} /> },
  sharedDesignCheck: {
    emptyForm: routes.systemDesigner,
    show: (reply) => <SharedDesignView token={tokenIn(reply)} reply={reply} />,
  },
  quickResultCheck: {
    emptyForm: routes.quickCalculator,
    show: (reply) => <QuickCalculatorView typed={typedIn(reply.values)} reply={reply} />,
  },
  configureCheck: {
    emptyForm: routes.configure,
    show: (reply) => <ConfigureView typed={choicesIn(reply.values)} reply={reply} />,
  },
  seasonLinkCheck: {
    emptyForm: routes.energyChallenge,
    show: ({ fault }) => (
      <LinkFailed fault={fault}>
        <ArrowLink href={routes.energyChallenge}>The energy challenge</ArrowLink>
      </LinkFailed>
    ),
  },
  yourDataCheck: { emptyForm: routes.yourData, show: (reply) => <YourDataView reply={reply} /> },
  yourDataLinkCheck: {
    emptyForm: routes.yourData,
    show: ({ fault }) => (
      <LinkFailed fault={fault}>
        <ArrowLink href={routes.yourData}>Ask for a new link</ArrowLink>
      </LinkFailed>
    ),
  },
  salesDemoCheck: { emptyForm: routes.salesDemo, show: (reply) => <DemoView reply={reply} /> },
}
