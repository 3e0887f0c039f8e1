import { topicMetadata, TopicPage, topicParams } from '../../../topic-page'

type Props = PageProps<'/blog/tag/[slug]/[[...page]]'>

export const generateStaticParams = () => topicParams('tag')

export const generateMetadata = ({ params }: Props) => topicMetadata({ kind: 'tag', params })

export default function TagPage({ params }: Props) {
  return <TopicPage kind="tag" params={params} />
}
