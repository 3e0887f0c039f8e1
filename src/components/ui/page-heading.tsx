import { cx } from './cx'

/** On a phone, longer headings would take four lines and more at the usual size. */
const SHORT_HEADING_MAX = 30

/** The size of an h1, by its number of characters. */
export const headingSize = (heading: string) =>
  heading.length > SHORT_HEADING_MAX ? 'text-h1 max-sm:text-h1-small' : 'text-h1'

/** The h1 between a breadcrumb and the ceiling rule. */
export function PageHeading({ children }: { children: string }) {
  return (
    <h1 className={cx('col-span-full max-w-[16em] pt-5 pb-6 md:pt-8 lg:pb-7', headingSize(children))}>{children}</h1>
  )
}
