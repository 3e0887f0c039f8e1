import * as z from 'zod'

/** The message of a field that has none of its own, which no field of a form should need. */
z.config({
  customError: ({ input, ...issue }) => {
    if (input === undefined) return 'Required'
    return 'format' in issue && issue.format === 'email' ? 'Invalid email' : 'Invalid input'
  },
})
