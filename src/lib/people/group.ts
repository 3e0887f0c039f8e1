/**
 * SQL for the ids of everyone who was merged with a person, including that person. `person`: an expression for the id, of
 * whichever of them.
 */
export const groupOf = (person: string): string => `(with recursive above as (
    select id, merged_into_id from people where id = ${person}
    union select p.id, p.merged_into_id from people p join above on p.id = above.merged_into_id
  ), together as (
    select id from above where merged_into_id is null
    union select p.id from people p join together on p.merged_into_id = together.id
  ) select id from together)`

/** SQL for the id of the person into whom a person was merged at last; of that person, if nobody. */
export const rootOf = (person: string): string => `(with recursive above as (
    select id, merged_into_id from people where id = ${person}
    union select p.id, p.merged_into_id from people p join above on p.id = above.merged_into_id
  ) select id from above where merged_into_id is null)`

/**
 * SQL condition for a lead whose sender has asked us to stop offers and news. Of what one person has said, a later consent
 * counts again; of people whom staff have merged, whoever wants less decides.
 */
export const hasStoppedOffers = (
  lead: string,
): string => `(${lead}.consent_marketing_withdrawn_at is not null or exists (
    select from leads other where other.person_id in ${groupOf(`${lead}.person_id`)}
      and (other.person_id <> ${lead}.person_id and other.consent_marketing_withdrawn_at is not null
        or other.consent_marketing_withdrawn_at >= ${lead}.consent_given_at)))`
