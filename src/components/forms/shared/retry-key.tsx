import type { FormValues } from '@/components/ui/field-props'
import { RETRY_FIELD } from '@/lib/content/retry-field'

/** The key returned to a plain form whose outcome is unknown: with it, the next post counts as a retry. */
export function RetryKey({ values }: { values: FormValues }) {
  const key = values[RETRY_FIELD]
  return typeof key === 'string' ? <input type="hidden" name={RETRY_FIELD} value={key} /> : null
}

/** The script leaves such a form alone, because its key belongs to a plain post. */
export const isPlainRetry = (form: HTMLFormElement) => form.elements.namedItem(RETRY_FIELD) !== null
