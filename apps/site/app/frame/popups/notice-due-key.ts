/** Of which login, and when by this browser's clock the next responsible-gambling notice is due. */
export const noticeDueKey = '_responsible_gambling_time'
