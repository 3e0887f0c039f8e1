import { Breadcrumb } from '@/components/ui/breadcrumb'
import { cx } from '@/components/ui/cx'
import { headingSize } from '@/components/ui/page-heading'

type ToolHeaderProps = { trail: readonly { path: string; name: string }[]; current: string; children: string }

/** The top of a tool: the breadcrumb, and its heading on the ceiling rule. */
export function ToolHeader({ trail, current, children }: ToolHeaderProps) {
  return (
    <header className="title-band">
      <div className="grid-page pt-3 md:pt-7">
        <Breadcrumb trail={trail} current={current} />
        <h1 className={cx('col-span-full pt-2 pb-5 md:pb-7', headingSize(children))}>{children}</h1>
        <div className="ceiling col-span-full" />
      </div>
    </header>
  )
}
