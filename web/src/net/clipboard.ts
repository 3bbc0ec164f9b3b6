/** Copying: whether it was done. Where the browser has no clipboard for us, such as on a plain http address, a selected field may do. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  field?.focus();
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field !== undefined && byCommand();
  }
}

function byCommand(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where there is no clipboard
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/** Whether this device has a sheet to share an address with. */
export function canShare(url: string): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ url });
}

/** Opens the sheet; nothing happens where the reader changes their mind. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
