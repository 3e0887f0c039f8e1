import type { NumberField } from 'payload'

/** Pence, shown as pounds in lists and on the page of the record. */
export const penceField = (name: string, label: string): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  min: 0,
  defaultValue: 0,
  admin: {
    readOnly: true,
    components: {
      Field: '/components/admin/orders/pence-cell#PenceField',
      Cell: '/components/admin/orders/pence-cell#PenceCell',
    },
  },
})
