/** Of which login, and when by this browser's clock the next play notice is due. */
export const noticeDueKey = '_responsible_gambling_time'
