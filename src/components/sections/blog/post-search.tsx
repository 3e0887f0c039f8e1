import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { routes } from '@/lib/routing/routes'

const ID = 'search-posts'

/** A search form for posts only, which opens the site search. */
export function PostSearch() {
  return (
    <form action={routes.search} role="search" className="max-w-[34rem]">
      <label htmlFor={ID} className="mb-1.5 block text-sm font-semibold">
        Search the blog
      </label>
      <div className="flex gap-2.5">
        <input id={ID} name="q" type="search" required enterKeyHint="search" className={controlClass(undefined)} />
        <input type="hidden" name="kind" value="post" />
        <Button type="submit" icon="search">
          Search
        </Button>
      </div>
    </form>
  )
}
