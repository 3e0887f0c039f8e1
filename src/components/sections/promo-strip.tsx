import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { nightLinkClass } from '@/components/ui/link'
import { Marquee } from '@/components/ui/marquee'
import type { PromoMessage } from '@/lib/content/banner'
import type { SiteSettings } from '@/lib/content/site-settings'
import { UTILITY_LINKS } from '@/lib/routing/navigation'

type PromoStripProps = { messages: readonly PromoMessage[]; globalSite: SiteSettings['globalSite'] }

/** The strip at the very top: current messages and, on a wide screen, the secondary links. */
export function PromoStrip({ messages, globalSite }: PromoStripProps) {
  return (
    <div
      className={cx(
        'on-night sticky top-0 z-(--z-bar) flex min-h-10 bg-night text-xs text-night-ink motion-reduce:static [@media(max-height:480px)]:static',
        messages.length === 0 && 'max-lg:hidden',
      )}
    >
      {messages.length > 0 && (
        <Marquee
          name="Announcements"
          pauseLabel="Pause the announcements"
          storageKey="announcements-paused"
          seconds={60}
          className="min-w-0 flex-1"
          pauseClassName="w-10 border-r border-night-line"
          windowClassName="[mask-image:linear-gradient(90deg,transparent,#000_28px,#000_calc(100%-28px),transparent)] motion-reduce:[mask-image:none] motion-reduce:px-(--margin)"
        >
          {messages.map(({ icon, title, linkLabel, href }) => (
            <li
              key={title}
              className="flex items-center gap-2.5 whitespace-nowrap after:mx-8.5 after:h-1 after:w-4.5 after:bg-ember motion-reduce:flex-wrap motion-reduce:gap-y-0 motion-reduce:pr-8 motion-reduce:whitespace-normal motion-reduce:after:hidden"
            >
              <span className="flex items-center gap-2.5">
                <Icon name={icon} className="size-4 flex-none" />
                <b>{title}</b>
              </span>
              <a
                href={href}
                className={`${nightLinkClass} -ml-1.5 py-2.5 focus-visible:-outline-offset-3 motion-reduce:py-1.5`}
              >
                {linkLabel}
              </a>
            </li>
          ))}
        </Marquee>
      )}
      <nav
        aria-label="More"
        className="ml-auto flex items-center gap-4 border-l border-night-line pr-(--margin) pl-4 text-night-ink-2 max-lg:hidden"
      >
        {UTILITY_LINKS.map(({ href, label }) => (
          <a key={href} href={href} className="py-2.5 hover:text-night-ink hover:underline">
            {label}
          </a>
        ))}
        <a href={globalSite.href} className="flex items-center gap-2.5 py-2.5 hover:text-night-ink hover:underline">
          {globalSite.label}
          <Icon name="arrow-up-right" className="size-3.5" />
        </a>
      </nav>
    </div>
  )
}
