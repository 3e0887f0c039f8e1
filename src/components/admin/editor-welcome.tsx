import { Link } from '@payloadcms/ui'

/** For colleagues who look after the website and see no leads. */
export function EditorWelcome({ adminRoute }: { adminRoute: string }) {
  return (
    <section className="pb-desk" aria-labelledby="pb-desk-title">
      <h2 id="pb-desk-title">The website</h2>
      <p>
        Change the <Link href={`${adminRoute}/collections/pages`}>pages</Link> or write for the{' '}
        <Link href={`${adminRoute}/collections/blog-posts`}>blog</Link>. Nothing is public until you publish it.
      </p>
      <p>
        <Link href={`${adminRoute}/simple`}>What to do</Link> has the ten things that are done most, and what is
        scheduled, overdue or broken. <Link href={`${adminRoute}/pages`}>All addresses</Link> lists every page of the
        site.
      </p>
    </section>
  )
}
