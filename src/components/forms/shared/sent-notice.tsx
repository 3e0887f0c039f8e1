import { Badge } from '@/components/ui/badge'

/** Stays on the page after the toast has gone. */
export function SentNotice({ reference }: { reference: string }) {
  return (
    <div className="mt-8 grid justify-items-start gap-2">
      <Badge>Sent</Badge>
      <p>
        Your reference is <strong className="tabular-nums">{reference}</strong>. Quote it if you ring us.
      </p>
    </div>
  )
}
