import { TextLink } from '@/components/ui/link'
import { scriptRoutes } from '@/lib/routing/script-routes'

/** Shown under every form. Where leaving would lose the input, the policy opens in a new tab. */
export function PrivacyNote({ target }: { target?: '_blank' }) {
  return (
    <p className="text-xs text-ink-2">
      We use what you send to answer you. Our{' '}
      <TextLink href={scriptRoutes.privacyPolicy} target={target}>
        privacy policy
      </TextLink>{' '}
      explains how, and how long we keep it.
    </p>
  )
}
