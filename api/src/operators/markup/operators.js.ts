/**
 * The script of the home: every ten seconds the page is fetched and takes the place of what is shown, without movement; after 30 s
 * without an answer it says for how long it has not heard. Without the script the page renews itself (`meta refresh`).
 */
export const OPERATORS_JS = `
(() => {
  const main = document.querySelector('main[data-renew]')
  const clock = document.querySelector('.clock')
  if (!main || !clock) return
  let heardAt = Date.now()
  const take = (page) => {
    const [newMain, newClock] = [page.querySelector('main'), page.querySelector('.clock')]
    if (!newMain || !newClock) return
    heardAt = Date.now()
    if (!main.contains(document.activeElement)) main.replaceChildren(...newMain.childNodes)
    if (!clock.contains(document.activeElement)) clock.replaceChildren(...newClock.childNodes)
  }
  const renew = () => {
    if (document.hidden) return
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.timeout = 9000
    request.onload = () => { if (request.status === 200 && request.response) take(request.response) }
    request.send()
  }
  const look = () => {
    const seconds = Math.round((Date.now() - heardAt) / 1000)
    if (seconds < 30 || document.hidden) return
    clock.textContent = 'This page has not heard for ' + seconds + ' s'
  }
  setInterval(() => renew(), 10000)
  setInterval(look, 1000)
  document.addEventListener('visibilitychange', () => renew())
})()
`
