import { documentAction } from '@/lib/cms/access/document-action'
import { salesTeam } from '@/lib/cms/access/rules'
import { draftInstaller } from '@/lib/use-cases/leads/draft-installer'

const MISSING = { status: 404, message: 'This application no longer exists.' }

export const draftEndpoint = documentAction({
  name: 'directory-draft',
  rule: salesTeam,
  forbidden: 'Only the sales desk may begin an entry of the directory.',
  missing: MISSING,
  act: async ({ id, req }) => {
    const drafted = await draftInstaller(req, id)
    switch (drafted.outcome) {
      case 'drafted':
        return {
          status: 201,
          message: 'The draft is in the directory. Publishing it takes two people.',
          id: drafted.id,
        }
      case 'missing':
        return MISSING
      case 'not-accepted':
        return { status: 409, message: 'Only an accepted installer has an entry in the directory.' }
      case 'drafted-before':
        return { status: 409, message: 'There is an entry already. Reload the page.' }
    }
  },
})
