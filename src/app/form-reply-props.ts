import { redirect } from 'next/navigation'

import { errorsByField, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { takeFormReply } from '@/lib/http/form-reply'

/** A form returned from a plain post: its values, its field errors, and any other error. */
export type FormReplyProps = { values: FormValues; errors: FieldErrors; fault: string | null }

/**
 * The reply to show on a page; if the page is opened directly there is none, and the visitor is redirected to the empty
 * form.
 */
export async function formReplyProps({ emptyForm }: { emptyForm: string }): Promise<FormReplyProps> {
  const reply = await takeFormReply()
  if (!reply) redirect(emptyForm)
  const errors = errorsByField(reply.errors)
  return { values: reply.values, errors, fault: Object.keys(errors).length > 0 ? null : reply.message }
}
