import type { ToastContent } from '@/components/ui/toast-state'

/** Messages about a quote request, verbatim from the specification. */
export const SUBMISSION_FAILED: ToastContent = {
  title: 'Submission Failed',
  description: 'There was an error submitting your request. Please try again or call us directly.',
  tone: 'destructive',
}
