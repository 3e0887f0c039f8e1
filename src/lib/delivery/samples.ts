import type { SendMail } from '@/lib/integrations/mail/mail'

/** What is recorded in place of what a receiver calls a message about a sample. */
export const SAMPLE = 'sample-not-sent'

/** Takes emails about samples, so that what follows from sending them can be practised. Nothing is sent. */
export const keepSampleMail: SendMail = () => Promise.resolve({ ok: true, isDelivered: true, messageId: SAMPLE })
