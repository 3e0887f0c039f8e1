import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

const MIN_LENGTH = 12

/** Length is what matters (NCSC, password guidance, 2018, reviewed 2024). */
const isStrong = (password: unknown): boolean =>
  typeof password === 'string' && password.length >= MIN_LENGTH && new Set(password).size >= 5

/** Payload itself accepts three characters. */
export const requireStrongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (password === undefined || password === null) return data
  if (isStrong(password) || req.context.isOutsideServer) return data // the seed accepts the operator's password and logs a warning
  throw new ValidationError(
    {
      collection: 'users',
      errors: [
        {
          path: 'password',
          message: `Use at least ${MIN_LENGTH} characters, at least five of them different.`,
        },
      ],
    },
    req.t,
  )
}
