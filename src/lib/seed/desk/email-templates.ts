import type { EmailTemplate } from '@/lib/generated/payload-types'

type SeedTemplate = Pick<EmailTemplate, 'name' | 'subject' | 'text'>

/**
 * Emails that colleagues often write, for a desk that has none of its own. They make no claim and name no figure. The
 * name of the sender and our particulars are added below each when it is sent.
 */
export const EMAIL_TEMPLATES: SeedTemplate[] = [
  {
    name: 'After a missed call',
    subject: 'We tried to call you: {reference}',
    text: `Hello {firstName},

I called you about your enquiry but could not reach you.

When would be a good time to call again? You can reply to this email or call us on {ourPhone}. If you would rather write, send me your questions and I will answer them by email.`,
  },
  {
    name: 'After a quote',
    subject: 'Your quote {quote}',
    text: `Hello {firstName},

I recently sent you our quote {quote}. Have you had a chance to look at it?

If anything is unclear or you would like a change, please reply to this email or call us on {ourPhone}. If you have decided against it, please let me know.`,
  },
  {
    name: 'To arrange a survey',
    subject: 'A date for your survey: {reference}',
    text: `Hello {firstName},

The next step is a survey of the rooms that you want to heat.

Which days and times suit you? Please also tell me the address, if it is not the one we have, and whether there is anything we should know about access or parking.

You can reply to this email or call us on {ourPhone}.`,
  },
  {
    name: 'Thanks after fitting',
    subject: 'Thank you: {reference}',
    text: `Hello {firstName},

Thank you for choosing Powerboard. I hope that the fitting went well.

Please keep the electrical certificate with your documents. If anything is not right, reply to this email or call us on {ourPhone} and we will look into it.`,
  },
]
