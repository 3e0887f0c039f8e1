import type { TextField } from 'payload'

type ReceivedStatus = { name: string; defaultValue: string }

/** A specified status that nothing changes, because progress is recorded on the lead. */
export const receivedStatusField = ({ name, defaultValue }: ReceivedStatus): TextField => ({
  name,
  type: 'text',
  defaultValue,
  maxLength: 50,
  index: true,
  admin: { description: 'The status when it arrived. Progress is recorded on the lead.' },
})
