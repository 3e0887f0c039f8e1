import type { Field } from 'payload'

import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'

const notCopied = { beforeDuplicate: [() => null] }

/** The outcome of sending. Only the worker writes these fields. */
export const sendingFields: Field[] = [
  {
    name: 'sendAgain',
    type: 'ui',
    label: 'Send again',
    admin: {
      position: 'sidebar',
      components: {
        Field: '/components/admin/social/send-again#SendAgainField',
        Cell: '/components/admin/social/send-again#SendAgainCell',
      },
    },
  },
  {
    name: 'lastError',
    type: 'textarea',
    label: 'Problem',
    maxLength: 500,
    hooks: notCopied,
    admin: { position: 'sidebar', readOnly: true, condition: ({ lastError }) => Boolean(lastError) },
  },
  {
    name: 'publishedDate',
    type: 'date',
    label: 'Posted on',
    index: true,
    hooks: notCopied,
    admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
  },
  {
    name: 'ghlPostId',
    type: 'text',
    label: 'Post in the CRM',
    maxLength: 100,
    index: true,
    hooks: notCopied,
    admin: { position: 'sidebar', readOnly: true },
  },
  { name: 'attempts', type: 'number', defaultValue: 0, hooks: { beforeDuplicate: [() => 0] }, admin: { hidden: true } },
  { name: 'nextAttemptAt', type: 'date', hooks: notCopied, admin: { hidden: true } },
  // From this time on, the CRM may have received the post.
  { name: 'sendingSince', type: 'date', hooks: notCopied, admin: { hidden: true } },
]
