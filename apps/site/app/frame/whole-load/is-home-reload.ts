/** Whether a step of navigation enters home from elsewhere by anything but going back or forward. */
export function isHomeReload(
  from: string,
  to: string,
  action: 'POP' | 'PUSH' | 'REPLACE',
): boolean {
  return to === '/' && from !== '/' && action !== 'POP'
}
