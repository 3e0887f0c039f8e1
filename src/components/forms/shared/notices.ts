import type { ToastContent } from '@/components/ui/toast/toast-state'

/** What a visitor is told about a quote request, to the letter. */
export const SUBMISSION_FAILED: ToastContent = {
  title: 'Submission Failed',
  description: 'There was an error submitting your request. Please try again or call us directly.',
  tone: 'destructive',
}
