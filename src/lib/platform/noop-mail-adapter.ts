import type { EmailAdapter } from 'payload'

/** Payload sends no email: accounts have no address, and customer emails are sent as deliveries. */
export const noopMailAdapter: EmailAdapter = () => ({
  name: 'none',
  defaultFromName: '',
  defaultFromAddress: '',
  sendEmail: () => Promise.reject(new Error('Payload sends no email on this site.')),
})
