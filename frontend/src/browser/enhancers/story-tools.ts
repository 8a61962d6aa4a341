import { keep, recall } from '../support/device-memory.ts'
import { makeShareButton } from './share-button.ts'
import { onReturn } from '../support/page-life.ts'
import { TEXT_SIZE } from '../support/states.ts'
import { prepareToast, showToast } from '../toast/toast.ts'
import { applyRememberedTextSize, applyTextSize, TEXT_SIZE_KEY, nextTextSize, readTextSize } from './text-size.ts'

const SAID = { normal: 'textNormal', large: 'textLarge', larger: 'textLarger' } as const

/** Makes the links that share by mail buttons that share with what the device has, or copy. */
export function startSharing(links: readonly HTMLAnchorElement[]): void {
  prepareToast()
  for (const link of links) makeShareButton(link, (outcome) => outcome !== 'left' && showToast(outcome))
}

/** Brings the buttons that set a story's text larger, which are out of sight without script. Other open pages follow, and those that are come back to. */
export function startTextSize(buttons: readonly HTMLElement[]): void {
  prepareToast()
  for (const button of buttons) {
    button.style.visibility = ''
    button.addEventListener('click', setNextSize)
  }
  addEventListener('storage', ({ key }) => key === TEXT_SIZE_KEY && applyTextSize(readTextSize(recall(TEXT_SIZE_KEY))))
  onReturn(applyRememberedTextSize)
}

function setNextSize(): void {
  const size = nextTextSize(readTextSize(document.documentElement.getAttribute(TEXT_SIZE)))
  applyTextSize(size)
  keep(TEXT_SIZE_KEY, size)
  showToast(SAID[size])
}
