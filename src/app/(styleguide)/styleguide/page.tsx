import { TextLink } from '@/components/ui/link'

import { PARTS, SECTIONS } from './groups'

export default function StyleguidePage() {
  return (
    <div className="grid-page py-16">
      <h1 className="col-span-full text-h1">Powerboard, the parts</h1>
      {Object.entries({ Parts: PARTS, Sections: SECTIONS }).map(([title, groups]) => (
        <section key={title} className="mt-11 md:col-span-6">
          <h2 className="text-h3">{title}</h2>
          <ul className="mt-3">
            {Object.entries(groups).map(([group, examples]) => (
              <li key={group} className="py-1.5">
                <TextLink href={`/styleguide/${group}`}>{group}</TextLink> ({examples.length})
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
