import { Page } from '../ui/page.tsx'

export default function Plan() {
  return <Page title="Week plan">{null}</Page>
}
