'use client'

import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/**
 * Requires the current password once users enter a new one for themselves. The form always has the new password field,
 * usually empty.
 */
export const CurrentPasswordField: TextFieldClientComponent = ({ field, path }) => {
  const isChanging = useFormFields(([fields]) => Boolean(fields.password?.value))
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!isChanging || user?.id !== id) return null
  return <PasswordField autoComplete="current-password" field={field} path={path} />
}
