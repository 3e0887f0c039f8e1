import { APIError, type EmailAdapter } from 'payload'

/** Payload itself sends no mail here: accounts have no address, and what customers get goes through the deliveries. */
export const noAccountMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromName: '',
  defaultFromAddress: '',
  sendEmail: () => Promise.reject(new APIError('This site sends no mail for accounts.', 501)),
})
