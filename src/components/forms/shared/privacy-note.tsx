import { TextLink } from '@/components/ui/link'
import { scriptRoutes } from '@/lib/site/script-routes'

/** Stands under every form. Where leaving would cost what was typed, the policy opens beside it. */
export function PrivacyNote({ target }: { target?: '_blank' }) {
  return (
    <p className="text-xs text-ink-2">
      We use what you send to answer you. The{' '}
      <TextLink href={scriptRoutes.privacyPolicy} target={target}>
        privacy policy
      </TextLink>{' '}
      says how, and for how long.
    </p>
  )
}
