import type { ArrayFieldValidation, Block } from 'payload'
import { array } from 'payload/shared'

import { headingField } from '@/lib/cms/fields/line-field'
import { proseField } from '@/lib/cms/prose/prose-field'

export const Questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
    headingField,
    {
      name: 'questions',
      type: 'array',
      maxRows: 30,
      labels: { singular: 'Question', plural: 'Questions' },
      validate: requireQuestion(array),
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        proseField({ name: 'answer', label: 'Answer', isRequired: true }),
      ],
    },
    {
      name: 'asked',
      type: 'relationship',
      relationTo: 'faqs',
      hasMany: true,
      maxRows: 12,
      label: 'More questions',
      admin: {
        description:
          'From “Questions and answers”. Shown below the questions written here. Search results link to this page.',
      },
    },
  ],
}

/** Requires at least one question, either written here or selected. */
function requireQuestion(validate: ArrayFieldValidation): ArrayFieldValidation {
  return (rows, options) => {
    const chosen: unknown = 'asked' in options.siblingData ? options.siblingData.asked : null
    const isAsked = [rows, chosen].some((given) => Array.isArray(given) && given.length > 0)
    return isAsked ? validate(rows, options) : 'Enter a question here, or choose one below'
  }
}
